import type { Theme } from '../../../color/theme'
import { Card, Row, Stack, Text } from '../../../primitives'
import type { HoursWords } from './content'

type Props = { t: Theme; content: HoursWords }

/** A line for each day; today is marked. */
export const Table = ({ t, content }: Props) => (
  <Stack gap={2}>
    {content.days.map(({ day, hours, note }, i) => {
      const today = i === content.today
      return (
        <Row
          key={day}
          height={46}
          padding="0 16px"
          radius={12}
          background={today ? t.tint : undefined}
          justify="space-between"
        >
          <Text weight={today ? 600 : 400} color={today ? t.onTint : t.ink} width={120}>
            {day}
          </Text>
          <Text size="small" color={today ? t.onTint : t.muted} width={170}>
            {note}
          </Text>
          <Text
            weight={today ? 600 : 500}
            color={today ? t.onTint : t.ink}
            width={160}
            align="right"
          >
            {hours}
          </Text>
        </Row>
      )
    })}
  </Stack>
)

/** A day as a tile. */
export const Day = ({
  t,
  item,
  today,
}: {
  t: Theme
  item: HoursWords['days'][number]
  today: boolean
}) => (
  <Card
    t={t}
    width={158}
    height={132}
    padding={20}
    justify="space-between"
    {...(today && { background: t.action, border: `1px solid ${t.actionLine}` })}
  >
    <Text size="small" weight={500} color={today ? t.onAction : t.muted}>
      {item.day}
    </Text>
    <Text weight={600} color={today ? t.onAction : t.ink}>
      {item.hours}
    </Text>
  </Card>
)
