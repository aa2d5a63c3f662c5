import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatar,
  Box,
  Button,
  Card,
  Columns,
  Head,
  Icon,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'
import { pathContent, type Stop } from './path/content'
import { Trail } from './path/trail'

type Props = PanelProps<typeof pathContent>

const height = 340
const column = 306
/** How far from the left of its column a stop stands on the trail. */
const inset = 56

/** Heights of the stops: the way always leads up to the last. */
const heights: Record<Orientation, readonly number[]> = {
  left: [262, 226, 158, 84],
  center: [222, 168, 214, 88],
  right: [186, 258, 204, 84],
}

type MarkerProps = { t: Props['t']; stop: Stop; x: number; y: number; last: boolean }

const Marker = ({ t, stop, x, y, last }: MarkerProps) => (
  <Box
    centered
    width={72}
    height={72}
    radius={36}
    background={t.bg}
    absolute={{ top: y - 36, left: x - 36 }}
  >
    <Box centered width={56} height={56} radius={28} background={last ? t.accent : t.action}>
      <Icon name={stop.icon} size={25} color={last ? t.onAccent : t.onAction} stroke={1.9} />
    </Box>
  </Box>
)

/** The way over the hills, with its stops. */
const Hills = ({ t, o, content }: Props) => {
  const stops = content.stops.slice(0, 4)
  const points = stops.map((_, i): [number, number] => [
    i * column + inset,
    heights[o][i + 4 - stops.length] ?? 0,
  ])
  return (
    <Box
      relative
      width={1200}
      height={height}
      radius={24}
      background={t.tint}
      style={{ overflow: 'hidden' }}
    >
      <Trail t={t} points={points} width={1200} height={height} />
      {stops.map((stop, i) => {
        const [x, y] = points[i] ?? [0, 0]
        return <Marker key={stop.title} {...{ t, stop, x, y }} last={i === stops.length - 1} />
      })}
    </Box>
  )
}

const StopWords = ({ t, stop }: { t: Props['t']; stop: Stop }) => (
  <Stack width={282} gap={4} padding="0 12px 0 0">
    <Text size="small" weight={600} color={t.link}>
      {stop.when}
    </Text>
    <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
      {stop.title}
    </Text>
    <Text color={t.muted}>{stop.text}</Text>
  </Stack>
)

const Engineer = ({ t, content: c }: Props) => (
  <Card t={t} padding="16px 16px 16px 20px">
    <Row gap={32}>
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

export default definePanel({
  id: 'steps-path',
  name: 'Steps along a path',
  category: 'steps',
  columns: 4,
  keywords: ['process', 'journey', 'trail', 'solar', 'hills'],
  usesBrandName: false,
  content: pathContent,
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    const engineer = <Engineer {...props} />
    const centered = o === 'center'
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          width={588}
          marginBottom={56}
          {...{ eyebrow, title, lead }}
          action={!centered && engineer}
        />
        <Stack gap={36}>
          <Hills {...props} />
          <Columns>
            {content.stops.slice(0, 4).map((stop) => (
              <StopWords key={stop.title} t={t} stop={stop} />
            ))}
          </Columns>
          {centered && (
            <Row justify="center" marginTop={12}>
              {engineer}
            </Row>
          )}
        </Stack>
      </Section>
    )
  },
})
