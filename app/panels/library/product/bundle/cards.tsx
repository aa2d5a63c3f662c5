import type { Theme } from '../../../color/theme'
import { product } from '../../../pictures'
import { Box, Button, Card, Icon, Pic, Row, Stack, Text } from '../../../primitives'
import type { BundleWords, Part } from './content'

type Props = { t: Theme; content: BundleWords }

const Tick = ({ t }: { t: Theme }) => (
  <Box
    centered
    width={30}
    height={30}
    radius={10}
    background={t.action}
    absolute={{ top: 14, right: 14 }}
  >
    <Icon name="check" size={17} color={t.onAction} stroke={2.6} />
  </Box>
)

/** Sits on the gutter between two parts. */
const Plus = ({ t }: { t: Theme }) => (
  <Box
    centered
    width={52}
    height={52}
    radius={26}
    background={t.bg}
    absolute={{ top: 156, left: -38 }}
  >
    <Icon name="plus" size={22} color={t.ink} stroke={2} />
  </Box>
)

/** A picture with a tick, and a plus towards the part before it. */
export const PartCard = ({ t, part, first }: { t: Theme; part: Part; first: boolean }) => (
  <Stack relative width={282} gap={18}>
    <Pic picture={product(t.pictures, part)} width={282} height={364} radius={20} />
    <Tick t={t} />
    {!first && <Plus t={t} />}
    <Row justify="space-between" align="flex-start">
      <Stack>
        <Text size="h5" color={t.ink}>
          {part.name}
        </Text>
        <Text size="small" color={t.muted}>
          {part.text}
        </Text>
      </Stack>
      <Text size="h5" color={t.ink}>
        {part.price}
      </Text>
    </Row>
  </Stack>
)

export const Total = ({ t, content }: Props) => (
  <Card t={t} kind="deep" width={282} padding={28} justify="space-between">
    <Stack gap={12} align="flex-start">
      <Text weight={600} color={t.onDeepMuted}>
        {content.total.label}
      </Text>
      <Text size="stat" color={t.onDeep}>
        {content.total.price}
      </Text>
      <Text color={t.onDeepMuted}>{content.total.before}</Text>
      <Box padding="6px 14px" radius={99} background={t.badge} marginTop={8}>
        <Text size="small" weight={600} color={t.onBadge}>
          {content.total.saving}
        </Text>
      </Box>
    </Stack>
    <Stack gap={18}>
      <Row gap={12} align="flex-start">
        <Icon name="truck" size={20} color={t.onDeep} />
        <Box style={{ flexShrink: 1 }}>
          <Text size="small" color={t.onDeepMuted}>
            {content.total.note}
          </Text>
        </Box>
      </Row>
      <Button t={t} onDeep width={226}>
        {content.total.button}
      </Button>
    </Stack>
  </Card>
)
