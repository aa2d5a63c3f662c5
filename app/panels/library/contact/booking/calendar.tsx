import type { Theme } from '../../../color/theme'
import { Box, Icon, Row, Stack, Text } from '../../../primitives'
import type { BookingWords } from './content'

type CalendarProps = { t: Theme; content: BookingWords; height?: number }

function look(t: Theme, day: number, free: boolean, chosen: boolean) {
  if (day < 1) return { color: t.bg, background: undefined }
  if (chosen) return { color: t.onAction, background: t.action }
  if (free) return { color: t.onTint, background: t.tint }
  return { color: t.muted, background: undefined }
}

const cell = 48

const Legend = ({ t, content }: CalendarProps) => (
  <Row gap={10} marginTop={10}>
    <Box width={14} height={14} radius={5} background={t.tint} border={`1px solid ${t.line}`} />
    <Text size="small" color={t.muted}>
      {content.legend.free}
    </Text>
    <Box width={14} height={14} radius={5} background={t.action} marginLeft={8} />
    <Text size="small" color={t.muted}>
      {content.legend.chosen}
    </Text>
    <Box marginLeft="auto">
      <Text size="small" color={t.muted}>
        {content.legend.note}
      </Text>
    </Box>
  </Row>
)

/** A month: free days on a tint, the chosen one filled. */
export function Calendar({ t, content, height = 48 }: CalendarProps) {
  const count = Math.ceil((content.offset + content.days) / 7)
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => week * 7 + i + 1 - content.offset),
  )
  const gap = 6
  return (
    <Stack width={cell * 7 + gap * 6} gap={gap}>
      <Row justify="space-between" marginBottom={10}>
        <Text size="h5" color={t.ink}>
          {content.month}
        </Text>
        <Row gap={14}>
          <Icon name="chevronLeft" size={20} color={t.faint} stroke={2} />
          <Icon name="chevronRight" size={20} color={t.ink} stroke={2} />
        </Row>
      </Row>
      <Row gap={gap}>
        {content.weekdays.map((weekday) => (
          <Text key={weekday} size="micro" color={t.muted} width={cell} align="center">
            {weekday}
          </Text>
        ))}
      </Row>
      {weeks.map((week) => (
        <Row key={`${week[0]}`} gap={gap}>
          {week.map((day, i) => {
            const inside = day >= 1 && day <= content.days
            const free = !content.closed.includes(i) && day > 4 && !content.booked.includes(day)
            const { color, background } = look(t, inside ? day : 0, free, day === content.chosen)
            return (
              <Box
                key={`${day}`}
                centered
                width={cell}
                height={height}
                radius={12}
                background={background}
              >
                {inside ? (
                  <Text size="small" weight={free ? 600 : 400} color={color}>
                    {day}
                  </Text>
                ) : null}
              </Box>
            )
          })}
        </Row>
      ))}
      <Legend t={t} content={content} />
    </Stack>
  )
}
