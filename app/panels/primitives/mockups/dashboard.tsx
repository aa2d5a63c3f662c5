import type { Theme } from '../../color/theme'
import { Area } from '../area'
import { Box, Row, Stack } from '../box'
import { Icon } from '../icon'
import { Text } from '../text'
import { Browser, screenColors } from './browser'
import { type DashboardContent, dashboardContent } from './dashboard-content'
import { Sidebar, sidebarWidth } from './dashboard-sidebar'

const thisMonth = [22, 30, 27, 41, 38, 52, 47, 66, 60, 72, 69, 84]
const lastMonth = [18, 24, 30, 28, 36, 40, 38, 46, 50, 48, 57, 60]

type PartProps = { t: Theme; content: DashboardContent; width: number }

const panelLook = (t: Theme) => ({
  radius: 12,
  background: screenColors(t).panel,
  border: `1px solid ${t.line}`,
})

const TopLine = ({ t, content }: Omit<PartProps, 'width'>) => (
  <Row justify="space-between">
    <Stack gap={2}>
      <Text size="h4" color={t.ink} style={{ fontSize: 18, lineHeight: '24px' }}>
        {content.greeting}
      </Text>
      <Text size="micro" color={t.muted}>
        {content.note}
      </Text>
    </Stack>
    <Row gap={8}>
      <Row gap={6} padding="0 10px" height={30} radius={8} border={`1px solid ${t.line}`}>
        <Icon name="calendar" size={13} color={t.muted} />
        <Text size="micro" color={t.ink}>
          {content.period}
        </Text>
      </Row>
      <Row padding="0 12px" height={30} radius={8} background={t.action}>
        <Text size="micro" weight={600} color={t.onAction}>
          {content.button}
        </Text>
      </Row>
    </Row>
  </Row>
)

const Numbers = ({ t, content, width }: PartProps) => (
  <Row gap={14}>
    {content.numbers.map(({ label, value, change }) => (
      <Stack key={label} width={(width - 28) / 3} padding={14} gap={4} {...panelLook(t)}>
        <Text size="micro" color={t.muted}>
          {label}
        </Text>
        <Row justify="space-between" align="flex-end">
          <Text size="h4" color={t.ink} style={{ lineHeight: '26px' }}>
            {value}
          </Text>
          <Text size="micro" weight={600} color={t.positive}>
            {change}
          </Text>
        </Row>
      </Stack>
    ))}
  </Row>
)

const Legend = ({ t, label, color }: { t: Theme; label: string; color: string }) => (
  <Row gap={6}>
    <Box width={8} height={8} radius={4} background={color} />
    <Text size="micro" color={t.muted}>
      {label}
    </Text>
  </Row>
)

const Chart = ({ t, content, width, height }: PartProps & { height: number }) => (
  <Stack padding={16} gap={12} width={width} {...panelLook(t)}>
    <Row justify="space-between">
      <Text size="small" weight={600} color={t.ink}>
        {content.chart.title}
      </Text>
      <Row gap={14}>
        <Legend t={t} label={content.chart.now} color={t.chart.first} />
        <Legend t={t} label={content.chart.before} color={t.chart.second} />
      </Row>
    </Row>
    <Area
      width={width - 34}
      height={height}
      color={t.chart.first}
      points={thisMonth}
      compare={{ points: lastMonth, color: t.chart.second }}
      grid={t.line}
      marker={7}
    />
  </Stack>
)

type DashboardProps = {
  t: Theme
  width?: number
  height?: number
  sidebar?: boolean
  content?: DashboardContent
}

/** A product window with numbers and a chart. Draws the brand's name in the address bar. */
export function Dashboard({ t, width = 720, height = 500, ...dashboard }: DashboardProps) {
  const { sidebar = true, content = dashboardContent } = dashboard
  const pageWidth = width - 2 - (sidebar ? sidebarWidth : 0)
  const inner = pageWidth - 48
  return (
    <Browser t={t} width={width} height={height}>
      <Row grow align="stretch">
        {sidebar && <Sidebar t={t} content={content} />}
        <Stack width={pageWidth} padding="22px 24px" gap={18}>
          <TopLine t={t} content={content} />
          <Numbers t={t} content={content} width={inner} />
          <Chart t={t} content={content} width={inner} height={height - 330} />
        </Stack>
      </Row>
    </Browser>
  )
}
