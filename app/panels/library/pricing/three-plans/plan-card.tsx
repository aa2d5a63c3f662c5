import type { Theme } from '../../../color/theme'
import { Box, Button, Card, CheckList, Chip, Row, Rule, Text } from '../../../primitives'
import type { Plan } from './content'

type PlanCardProps = {
  t: Theme
  plan: Plan
  width: number
  height: number
  /** The recommended plan, on the deep color. */
  main?: boolean
  badge?: string
}

/** A plan from top to bottom: name, price, contents, button. */
export function PlanCard({ t, plan, width, height, main = false, badge }: PlanCardProps) {
  const ink = main ? t.onDeep : t.ink
  const muted = main ? t.onDeepMuted : t.muted
  return (
    <Card t={t} kind={main ? 'deep' : 'card'} width={width} height={height} padding={36}>
      <Row justify="space-between">
        <Text size="h4" color={ink} style={{ fontSize: 22 }}>
          {plan.name}
        </Text>
        {badge && (
          <Chip t={t} kind="badge">
            {badge}
          </Chip>
        )}
      </Row>
      <Text color={muted} style={{ marginTop: 6 }}>
        {plan.text}
      </Text>
      <Row align="flex-end" gap={10} marginTop={26}>
        <Text size="price" color={ink}>
          {plan.price}
        </Text>
        <Text size="small" color={muted} style={{ paddingBottom: 8 }}>
          {plan.unit}
        </Text>
      </Row>
      <Rule t={t} color={main ? t.onDeepLine : t.line} marginTop={26} marginBottom={26} />
      <CheckList t={t} items={plan.items} onDeep={main} />
      <Box marginTop="auto">
        <Button t={t} kind={main ? 'solid' : 'outline'} onDeep={main} width={width - 74}>
          {plan.button}
        </Button>
      </Box>
    </Card>
  )
}
