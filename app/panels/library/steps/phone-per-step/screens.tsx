import type { Theme } from '../../../color/theme'
import { cover } from '../../../pictures'
import { seededRandom } from '../../../pictures/random'
import { Box, Icon, Phone, Pic, phoneContentWidth, Row, Stack, Text } from '../../../primitives'
import type { PhoneWords } from './content'

export const phone = { width: 270, height: 540 }
const inner = phoneContentWidth(phone.width)

type ScreenProps = { t: Theme; content: PhoneWords }

const title = { fontSize: 22, lineHeight: '28px', letterSpacing: -0.6 }

export const Films = ({ t, content }: ScreenProps) => (
  <Phone t={t} {...phone}>
    <Row justify="space-between">
      <Text size="h4" color={t.ink} style={title}>
        {content.list.title}
      </Text>
      <Icon name="search" size={20} color={t.muted} />
    </Row>
    {content.list.films.slice(0, 3).map(({ motif, title, time }, i) => (
      <Stack key={title} gap={8}>
        <Pic
          picture={cover(t.pictures, { motif })}
          width={inner}
          height={i === 0 ? 150 : 96}
          radius={14}
        />
        <Stack>
          <Text size="small" weight={600} color={t.ink}>
            {title}
          </Text>
          <Text size="micro" color={t.muted}>
            {time}
          </Text>
        </Stack>
      </Stack>
    ))}
  </Phone>
)

const seat = 19
const gap = 5

function seatColor(t: Theme, row: number, column: number, taken: boolean): string {
  if (row === 5 && (column === 6 || column === 7))
    return t.mono ? t.pictures.secondary(0.74) : t.accent
  return taken ? t.tint : t.chart.first
}

/** Rows of seats: free, taken, and the two that are yours. */
function SeatMap({ t }: { t: Theme }) {
  const random = seededRandom(17)
  const columns = 9
  const left = (inner - columns * (seat + gap) + gap) / 2
  const seats = Array.from({ length: 7 * columns }, (_, i) => ({
    row: Math.floor(i / columns),
    column: i % columns,
    taken: random() < 0.48,
  }))
  const height = 7 * (seat + gap) + 34
  return (
    <svg width={inner} height={height} viewBox={`0 0 ${inner} ${height}`}>
      <path
        d={`M14 20C70 4 ${inner - 70} 4 ${inner - 14} 20`}
        fill="none"
        stroke={t.faint}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {seats.map(({ row, column, taken }) => (
        <rect
          key={`${row}-${column}`}
          x={left + column * (seat + gap)}
          y={36 + row * (seat + gap) - Math.abs(column - 4) ** 2 * 0.7}
          width={seat}
          height={seat}
          rx="6"
          fill={seatColor(t, row, column, taken)}
        />
      ))}
    </svg>
  )
}

export const Seats = ({ t, content }: ScreenProps) => (
  <Phone t={t} {...phone}>
    <Stack gap={2}>
      <Text size="h4" color={t.ink} style={title}>
        {content.seats.title}
      </Text>
      <Text size="micro" color={t.muted}>
        {content.seats.note}
      </Text>
    </Stack>
    <Stack align="center" gap={4} marginTop={10}>
      <Text size="micro" color={t.muted}>
        {content.seats.screen}
      </Text>
      <SeatMap t={t} />
    </Stack>
    <Box centered height={46} radius={13} background={t.action} marginTop={10}>
      <Text size="small" weight={600} color={t.onAction}>
        {content.seats.button}
      </Text>
    </Box>
  </Phone>
)

/** A code of squares, always the same. */
function Code({ size, color }: { size: number; color: string }) {
  const random = seededRandom(41)
  const cells = 17
  let d = ''
  for (let i = 0; i < cells * cells; i++) {
    const [x, y] = [i % cells, Math.floor(i / cells)]
    const inCorner = (x < 6 && y < 6) || (x > 10 && y < 6) || (x < 6 && y > 10)
    if (random() < 0.5 && !inCorner) d += `M${x} ${y}h1v1h-1z`
  }
  const eye = (x: number, y: number) =>
    `M${x} ${y}h5v5h-5zM${x + 1} ${y + 1}v3h3v-3zM${x + 2} ${y + 2}h1v1h-1z`
  return (
    <svg width={size} height={size} viewBox={`0 0 ${cells} ${cells}`}>
      <path d={d + eye(0, 0) + eye(12, 0) + eye(0, 12)} fill={color} fillRule="evenodd" />
    </svg>
  )
}

export const Ticket = ({ t, content }: ScreenProps) => (
  <Phone t={t} {...phone}>
    <Text size="h4" color={t.ink} style={title}>
      {content.ticket.title}
    </Text>
    <Stack radius={20} padding={16} gap={14} background={t.deep}>
      <Box centered padding={14} radius={14} background="#ffffff">
        <Code size={146} color="#14161c" />
      </Box>
      <Text size="small" weight={600} color={t.onDeep}>
        {content.ticket.film}
      </Text>
      <Row justify="space-between">
        {content.ticket.facts.map(([label, value]) => (
          <Stack key={label}>
            <Text size="micro" color={t.onDeepMuted}>
              {label}
            </Text>
            <Text size="h5" color={t.onDeep}>
              {value}
            </Text>
          </Stack>
        ))}
      </Row>
    </Stack>
  </Phone>
)
