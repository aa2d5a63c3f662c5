import type { Theme } from '../../../color/theme'
import { type MapPoint, map } from '../../../pictures'
import { Box, Pic, Row, Text } from '../../../primitives'
import type { DirectionsWords } from './content'

type RouteMapProps = {
  t: Theme
  content: DirectionsWords
  width: number
  height: number
  route: readonly MapPoint[]
}

const Label = ({ t, text, at }: { t: Theme; text: string; at: { left: number; top: number } }) => (
  <Row padding="8px 14px" radius={12} background={t.raised} shadow={t.shadow.small} absolute={at}>
    <Text size="small" weight={600} color={t.ink} nowrap>
      {text}
    </Text>
  </Row>
)

/** The map with the way from start to goal; the goal is the last point. */
export function RouteMap({ t, content, width, height, route }: RouteMapProps) {
  const start = route[0] ?? [0.2, 0.8]
  const goal = route[route.length - 1] ?? [0.8, 0.2]
  const city = map(t.pictures, {
    dark: t.dark,
    frame: [width, height],
    pins: [goal, start],
    route,
    pinColor: t.dark ? t.accent : t.link,
  })
  const below = ([x, y]: MapPoint) => ({
    left: Math.round(x * width) + 28,
    top: Math.round(y * height) + 10,
  })
  return (
    <Box relative width={width} height={height}>
      <Pic picture={city} width={width} height={height} radius={width > 1000 ? 32 : 24} />
      <Label t={t} text={content.from} at={below(start)} />
      <Label t={t} text={content.to} at={below(goal)} />
    </Box>
  )
}
