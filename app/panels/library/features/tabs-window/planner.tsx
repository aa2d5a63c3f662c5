import { alpha } from '../../../color/oklch'
import type { Theme } from '../../../color/theme'
import type { PersonName } from '../../../pictures'
import { Avatar, Box, Browser, Icon, Row, Stack, screenColors, Text } from '../../../primitives'

export type Shift = {
  /** First and last column, 0 to 4. */
  from: number
  to: number
  label: string
  look: 'main' | 'second' | 'soft'
}
type PlannerWords = {
  title: string
  note: string
  days: { name: string; date: string }[]
  rows: { name: string; role: string; person: PersonName; shifts: Shift[] }[]
}

export const plannerContent: PlannerWords = {
  title: 'Week 32',
  note: '2 open shifts',
  days: [
    { name: 'Mon', date: '4' },
    { name: 'Tue', date: '5' },
    { name: 'Wed', date: '6' },
    { name: 'Thu', date: '7' },
    { name: 'Fri', date: '8' },
  ],
  rows: [
    {
      name: 'Ada Bell',
      role: 'Bakery',
      person: 'ada',
      shifts: [
        { from: 0, to: 2, label: 'Early, 4 AM – 12 PM', look: 'main' },
        { from: 4, to: 4, label: 'Off', look: 'soft' },
      ],
    },
    {
      name: 'Mateo Ruiz',
      role: 'Counter',
      person: 'mateo',
      shifts: [
        { from: 1, to: 2, label: 'Late, 12 – 8 PM', look: 'soft' },
        { from: 3, to: 4, label: 'Early, 6 AM – 2 PM', look: 'main' },
      ],
    },
    {
      name: 'Freya Lund',
      role: 'Delivery',
      person: 'freya',
      shifts: [
        { from: 0, to: 0, label: 'Van 2', look: 'soft' },
        { from: 2, to: 3, label: 'Market stall', look: 'second' },
      ],
    },
    {
      name: 'Julian Park',
      role: 'Counter',
      person: 'julian',
      shifts: [
        { from: 0, to: 1, label: 'Late, 12 – 8 PM', look: 'main' },
        { from: 3, to: 4, label: 'Holiday', look: 'soft' },
      ],
    },
    {
      name: 'Noor Haddad',
      role: 'Bakery',
      person: 'noor',
      shifts: [{ from: 1, to: 4, label: 'Early, 4 AM – 12 PM', look: 'main' }],
    },
  ],
}

function colorsOf(t: Theme, look: Shift['look']): [string, string] {
  if (look === 'main') return [t.action, t.onAction]
  if (look === 'second' && !t.mono) return [t.accent, t.onAccent]
  return [t.tint, t.onTint]
}

const nameWidth = 150
const rowHeight = 68

type PlannerProps = { t: Theme; width: number; height: number; content: PlannerWords }

/** A week of shifts, one line per person. Draws the brand's name in the address bar. */
export function Planner({ t, width, height, content }: PlannerProps) {
  const day = (width - 18 - nameWidth) / 5
  const line = `1px solid ${t.dark ? alpha('#ffffff', 0.1) : t.line}`
  const rows = content.rows.slice(0, Math.floor((height - 44 - 116) / rowHeight))
  return (
    <Browser t={t} width={width} height={height} path="week">
      <Row justify="space-between" height={64} padding="0 24px">
        <Row gap={12}>
          <Text size="h4" color={t.ink} style={{ fontSize: 18 }}>
            {content.title}
          </Text>
          <Icon name="chevronLeft" size={16} color={t.muted} />
          <Icon name="chevronRight" size={16} color={t.muted} />
        </Row>
        <Row gap={8} padding="0 12px" height={30} radius={8} background={t.tint}>
          <Icon name="bell" size={14} color={t.onTint} />
          <Text size="micro" weight={600} color={t.onTint}>
            {content.note}
          </Text>
        </Row>
      </Row>
      <Row height={44} style={{ borderTop: line, borderBottom: line }}>
        <Box width={nameWidth} />
        {content.days.slice(0, 5).map(({ name, date }, i) => (
          <Row key={name} width={day} height={42} gap={8} justify="center">
            <Text size="micro" color={t.muted}>
              {name}
            </Text>
            <Box
              centered
              width={24}
              height={24}
              radius={12}
              background={i === 2 ? t.action : screenColors(t).background}
            >
              <Text size="micro" weight={600} color={i === 2 ? t.onAction : t.ink}>
                {date}
              </Text>
            </Box>
          </Row>
        ))}
      </Row>
      {rows.map((row, y) => (
        <Row key={row.name} relative height={rowHeight} style={{ borderTop: y ? line : undefined }}>
          <Row gap={10} width={nameWidth} padding="0 0 0 20px">
            <Avatar t={t} person={row.person} size={32} />
            <Stack>
              <Text size="micro" weight={600} color={t.ink} nowrap>
                {row.name}
              </Text>
              <Text size="micro" color={t.muted} style={{ fontSize: 11 }}>
                {row.role}
              </Text>
            </Stack>
          </Row>
          {row.shifts.map(({ from, to, label, look }) => {
            const [background, color] = colorsOf(t, look)
            return (
              <Row
                key={label}
                absolute={{ top: 12, left: nameWidth + from * day + 4 }}
                width={(to - from + 1) * day - 8}
                height={rowHeight - 26}
                padding="0 12px"
                radius={10}
                background={background}
              >
                <Text size="micro" weight={600} color={color} nowrap>
                  {label}
                </Text>
              </Row>
            )
          })}
        </Row>
      ))}
    </Browser>
  )
}
