import type { Theme } from '../../../color/theme'
import { Area, Box, Card, Stack, Text } from '../../../primitives'
import type { ChartWords } from './content'

const thisYear = [18, 26, 22, 38, 34, 50, 44, 62, 78, 70, 86, 80, 96]
const lastYear = [30, 28, 36, 32, 40, 44, 42, 50, 48, 56, 54, 60, 62]
const marker = 8

type ChartTileProps = { t: Theme; content: ChartWords; wide: boolean }

/** A chart that runs to the edges of its card; as wide as the panel when centred. */
export function ChartTile({ t, content, wide }: ChartTileProps) {
  const width = wide ? 1200 : 692
  const height = wide ? 380 : 420
  const chart = { width: width - 2, height: wide ? 240 : 210 }
  const markerX = (marker / (thisYear.length - 1)) * chart.width
  return (
    <Card t={t} relative padding={0} width={width} height={height}>
      <Stack padding="36px 36px 0" gap={8} width={wide ? 480 : chart.width}>
        <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
          {content.title}
        </Text>
        <Text color={t.muted}>{content.text}</Text>
      </Stack>
      <Box
        width={chart.width}
        height={chart.height}
        absolute={{ left: 0, bottom: 0 }}
        style={{ overflow: 'hidden', borderRadius: '0 0 19px 19px' }}
      >
        <Area
          {...chart}
          points={thisYear}
          color={t.chart.first}
          compare={{ points: lastYear, color: t.chart.second }}
          stroke={4}
          fill={0.26}
          marker={marker}
        />
      </Box>
      <Card
        t={t}
        kind="raised"
        padding="12px 16px"
        gap={2}
        radius={14}
        absolute={{ left: markerX - 110, bottom: chart.height * 0.84 + 20 }}
      >
        <Text size="micro" color={t.muted}>
          {content.when}
        </Text>
        <Text size="small" weight={600} color={t.ink} nowrap>
          {content.event}
        </Text>
      </Card>
    </Card>
  )
}
