import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { smooth } from '../../pictures/curves'
import {
  Avatar,
  Box,
  Button,
  Card,
  Eyebrow,
  Icon,
  panelWidth,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'
import { pathContent, type Stop } from './path/content'

type Layout = {
  height: number
  /** Middle of each stop. */
  x: number[]
  y: number[]
  /** Where the line leaves the panel. */
  ends: [number, number]
}

const left: Layout = {
  height: 840,
  x: [148, 454, 760, 1066],
  y: [540, 470, 330, 170],
  ends: [556, 20],
}

const layouts: Record<Orientation, Layout> = {
  left,
  center: { height: 820, x: [261, 567, 873, 1179], y: [440, 540, 440, 540], ends: [560, 420] },
  right: { ...left, height: 900, y: [500, 430, 310, 170], ends: [516, 20] },
}

/** A soft trail from edge to edge, with the ground below it. */
function Trail({ t, layout }: { t: Theme; layout: Layout }) {
  const { x, y, ends, height } = layout
  const points = x.map((at, i): [number, number] => [at, y[i] ?? 0])
  const line = smooth([[-40, ends[0]], ...points, [panelWidth + 40, ends[1]]])
  return (
    <svg
      width={panelWidth}
      height={height}
      viewBox={`0 0 ${panelWidth} ${height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <defs>
        <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={t.tint} />
          <stop offset="1" stopColor={t.tint} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`${line}V${height}H-40Z`} fill="url(#ground)" fillOpacity={t.dark ? 0.75 : 0.85} />
      <path d={line} fill="none" stroke={t.mono ? t.ink : t.accent} strokeWidth="4" />
    </svg>
  )
}

const Engineer = ({ t, content: c }: { t: Theme; content: typeof pathContent }) => (
  <Card t={t} kind="raised" padding="20px 20px 20px 24px" radius={18}>
    <Row gap={40}>
      <Row gap={14}>
        <Avatar t={t} person="samuel" size={48} />
        <Stack>
          <Text size="h5" color={t.ink} nowrap>
            {c.engineer.name}
          </Text>
          <Text size="small" color={t.muted} nowrap>
            {c.engineer.text}
          </Text>
        </Stack>
      </Row>
      <Button t={t}>{c.button}</Button>
    </Row>
  </Card>
)

type StopProps = { t: Theme; stop: Stop; centered: boolean; last: boolean }

const StopWords = ({ t, stop, centered, last }: StopProps) => (
  <Stack width={centered ? 262 : 250} gap={18} align={centered ? 'center' : 'flex-start'}>
    <Box centered width={72} height={72} radius={36} background={t.bg}>
      <Box centered width={56} height={56} radius={28} background={last ? t.accent : t.action}>
        <Icon name={stop.icon} size={25} color={last ? t.onAccent : t.onAction} stroke={1.9} />
      </Box>
    </Box>
    <Stack gap={4} align={centered ? 'center' : 'flex-start'} padding={centered ? 0 : '0 0 0 8px'}>
      <Text size="small" weight={600} color={t.onTint}>
        {stop.when}
      </Text>
      <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {stop.title}
      </Text>
      <Text
        color={t.dark ? t.ink : t.muted}
        align={centered ? 'center' : 'left'}
        style={{ textWrap: 'balance' }}
      >
        {stop.text}
      </Text>
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'steps-path',
  name: 'Steps along a path',
  category: 'steps',
  columns: 4,
  keywords: ['process', 'journey', 'trail', 'solar', 'curve'],
  usesBrandName: false,
  content: pathContent,
  render({ t, o, content }) {
    const layout = layouts[o]
    const centered = o === 'center'
    const align = centered ? 'center' : 'left'
    const stops = content.stops.slice(0, 4)
    // The trail always climbs: the words stand above it on the left, or below it on the right.
    const side = { left: { top: 112, left: 120 }, right: { bottom: 112, left: 804 } }
    return (
      <Section t={t} height={layout.height} paddingTop={0} paddingBottom={0} paddingX={0}>
        <Trail t={t} layout={layout} />
        <Stack
          gap={20}
          width={centered ? 760 : 516}
          align={centered ? 'center' : 'flex-start'}
          absolute={o === 'center' ? { top: 112, left: 340 } : side[o]}
        >
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink} align={align}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted} align={align} maxWidth={500}>
            {content.lead}
          </Text>
        </Stack>
        {!centered && (
          <Box absolute={o === 'left' ? { bottom: 112, right: 120 } : { top: 112, left: 120 }}>
            <Engineer t={t} content={content} />
          </Box>
        )}
        {stops.map((stop, i) => {
          const x = layout.x[i] ?? 0
          const y = layout.y[i] ?? 0
          return (
            <Box key={stop.title} absolute={{ top: y - 36, left: centered ? x - 131 : x - 36 }}>
              <StopWords {...{ t, stop, centered }} last={i === stops.length - 1} />
            </Box>
          )
        })}
      </Section>
    )
  },
})
