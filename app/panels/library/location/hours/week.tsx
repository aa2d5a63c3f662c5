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
          <Text
            weight={today ? 600 : 400}
            color={today ? t.onTint : t.ink}
            width={note ? 120 : 100}
          >
            {day}
          </Text>
          {note && (
            <Text size="small" color={today ? t.onTint : t.muted} width={170}>
              {note}
            </Text>
          )}
          <Text
            weight={today ? 600 : 500}
            color={today ? t.onTint : t.ink}
            width={note ? 160 : undefined}
            align="right"
            style={{ flexShrink: 1 }}
          >
            {hours}
          </Text>
        </Row>
      )
    })}
  </Stack>
)

/** Letters of hours that leave room for the day in a tile of usual height. */
const usual = 24

/** Days as tiles side by side. */
export const Tiles = ({ t, content }: Props) => {
  const tall = content.days.some(({ hours }) => hours.length > usual)
  return (
    <Row justify="space-between">
      {content.days.map((item, i) => (
        <Day key={item.day} t={t} item={item} today={i === content.today} tall={tall} />
      ))}
    </Row>
  )
}

const Day = ({
  t,
  item,
  today,
  tall,
}: {
  t: Theme
  item: HoursWords['days'][number]
  today: boolean
  tall: boolean
}) => (
  <Card
    t={t}
    width={158}
    height={tall ? 176 : 132}
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
