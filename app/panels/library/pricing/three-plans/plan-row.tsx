import type { Theme } from '../../../color/theme'
import { Box, Button, Card, CheckList, Row, Stack, Text } from '../../../primitives'
import type { Plan } from './content'

/** A plan from side to side, beside the recommended one. */
export const PlanRow = ({ t, plan }: { t: Theme; plan: Plan }) => (
  <Card t={t} row width={690} height={264} padding={36} gap={36} align="stretch">
    <Stack width={280} justify="space-between">
      <Stack gap={6}>
        <Text size="h4" color={t.ink} style={{ fontSize: 22 }}>
          {plan.name}
        </Text>
        <Text color={t.muted}>{plan.text}</Text>
      </Stack>
      <Row align="flex-end" gap={10}>
        <Text size="price" color={t.ink}>
          {plan.price}
        </Text>
        <Text size="small" color={t.muted} style={{ paddingBottom: 8 }}>
          {plan.unit}
        </Text>
      </Row>
    </Stack>
    <Box width={1} background={t.line} />
    <Stack grow justify="space-between" style={{ flexShrink: 1 }}>
      <CheckList t={t} items={plan.items} />
      <Button t={t} kind="outline">
        {plan.button}
      </Button>
    </Stack>
  </Card>
)
