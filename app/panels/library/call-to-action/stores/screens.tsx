import type { Theme } from '../../../color/theme'
import {
  Area,
  Bars,
  Box,
  Donut,
  Phone,
  phoneContentWidth,
  Row,
  Stack,
  Text,
} from '../../../primitives'
import type { ScreenWords } from './content'

const tide = [20, 34, 62, 84, 90, 78, 52, 28, 18, 26, 50, 74]
const moon = [22, 38, 56, 74, 92, 80, 62]

function Chart({ t, at, width }: { t: Theme; at: number; width: number }) {
  if (at === 0) {
    return (
      <Area
        width={width}
        height={116}
        points={tide}
        color={t.chart.first}
        grid={t.line}
        marker={4}
      />
    )
  }
  if (at === 1) {
    return (
      <Bars
        width={width}
        height={116}
        values={moon}
        color={t.chart.quiet}
        highlight={4}
        highlightColor={t.chart.first}
        gap={8}
      />
    )
  }
  return (
    <Box align="center">
      <Donut size={116} values={[0.64]} colors={[t.chart.first]} track={t.tint} />
    </Box>
  )
}

type ScreenProps = { t: Theme; screen: ScreenWords; at: number; width: number; height: number }

/** One screen of the app: a figure, a chart and three lines. */
export function ScreenPhone({ t, screen, at, width, height }: ScreenProps) {
  const inner = phoneContentWidth(width)
  return (
    <Phone t={t} width={width} height={height}>
      <Stack>
        <Text size="micro" color={t.muted}>
          {screen.label}
        </Text>
        <Text size="h4" color={t.ink} style={{ fontSize: 19, lineHeight: '26px' }}>
          {screen.title}
        </Text>
      </Stack>
      <Chart t={t} at={at} width={inner} />
      <Stack>
        {screen.rows.slice(0, 5).map(({ label, value }) => (
          <Row
            key={label + value}
            justify="space-between"
            height={40}
            style={{ borderTop: `1px solid ${t.line}` }}
          >
            <Text size="micro" color={t.muted}>
              {label}
            </Text>
            <Text size="micro" weight={600} color={t.ink}>
              {value}
            </Text>
          </Row>
        ))}
      </Stack>
    </Phone>
  )
}

type Place = { width: number; height: number; left: number; top: number }

export const Screens = ({
  t,
  screens,
  places,
}: {
  t: Theme
  screens: ScreenWords[]
  places: Place[]
}) => (
  <>
    {[1, 2, 0].map((at) => {
      const place = places[at]
      const screen = screens[at % Math.max(1, screens.length)]
      if (!place || !screen || at >= screens.length) return null
      const { left, top, width, height } = place
      return (
        <Box key={`${at}`} absolute={{ left, top }}>
          <ScreenPhone t={t} screen={screen} at={at} width={width} height={height} />
        </Box>
      )
    })}
  </>
)
