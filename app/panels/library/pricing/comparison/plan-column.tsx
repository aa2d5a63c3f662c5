import type { Theme } from '../../../color/theme'
import { Box, Button, Chip, Icon, Row, Stack, Text } from '../../../primitives'
import type { ComparedPlan, Feature, Value } from './content'

export const rowHeight = 62

type CellProps = { t: Theme; value: Value; main: boolean }

const Cell = ({ t, value, main }: CellProps) => {
  const ink = main ? t.onDeep : t.ink
  if (typeof value === 'string') {
    return (
      <Text weight={500} color={ink} nowrap>
        {value}
      </Text>
    )
  }
  if (!value) return <Icon name="minus" size={18} color={main ? t.onDeepMuted : t.faint} />
  return (
    <Box centered width={26} height={26} radius={13} background={main ? t.onDeepTint : t.tint}>
      <Icon name="check" size={15} color={main ? t.onDeep : t.onTint} stroke={2.6} />
    </Box>
  )
}

type PlanHeadProps = { t: Theme; plan: ComparedPlan; main: boolean; badge?: string; width: number }

const PlanHead = ({ t, plan, main, badge, width }: PlanHeadProps) => (
  <Stack gap={18} align="center" width={width}>
    <Row gap={12} height={28}>
      <Text size="h4" color={main ? t.onDeep : t.ink}>
        {plan.name}
      </Text>
      {badge && (
        <Chip t={t} kind="badge">
          {badge}
        </Chip>
      )}
    </Row>
    <Row gap={8} align="flex-end">
      <Text size="price" color={main ? t.onDeep : t.ink}>
        {plan.price}
      </Text>
      <Text size="small" color={main ? t.onDeepMuted : t.muted} style={{ paddingBottom: 8 }}>
        {plan.unit}
      </Text>
    </Row>
    <Button t={t} size="s" kind={main ? 'solid' : 'outline'} onDeep={main} width={width - 56}>
      {plan.button}
    </Button>
  </Stack>
)

type PlanColumnProps = {
  t: Theme
  plan: ComparedPlan
  /** Position of this plan in the features' values. */
  index: number
  features: readonly Feature[]
  width: number
  headHeight: number
  main: boolean
  badge: string
  /** Labels in every cell, for a table without a column of labels. */
  labelled?: boolean
}

/** A plan and what it contains, from top to bottom. The recommended one stands on the deep color. */
export function PlanColumn({ t, plan, features, width, main, ...column }: PlanColumnProps) {
  const labelled = column.labelled ?? false
  const height = labelled ? rowHeight + 24 : rowHeight
  return (
    <Stack width={width} radius={24} background={main ? t.deep : undefined}>
      <Stack height={column.headHeight} width={width} justify="center">
        <PlanHead
          t={t}
          plan={plan}
          main={main}
          width={width}
          badge={main ? column.badge : undefined}
        />
      </Stack>
      {features.map((feature) => (
        <Stack
          key={feature.label}
          width={width}
          height={height}
          centered
          gap={4}
          style={{ borderTop: `1px solid ${main ? t.onDeepLine : t.line}` }}
        >
          {labelled && (
            <Text size="small" color={main ? t.onDeepMuted : t.muted}>
              {feature.label}
            </Text>
          )}
          <Cell t={t} value={feature.values[column.index] ?? false} main={main} />
        </Stack>
      ))}
      <Box height={main ? 24 : 0} />
    </Stack>
  )
}
