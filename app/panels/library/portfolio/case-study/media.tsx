import type { PanelProps } from '../../../definition'
import { arch, panned, room } from '../../../pictures'
import { Bars, Box, Card, Chip, Pic, Row, Stack, Text } from '../../../primitives'
import type { CaseContent } from './content'

type Props = PanelProps<CaseContent>

const ChartCard = ({ t, content, place }: Props & { place: object }) => (
  <Card t={t} kind="raised" width={316} padding={24} gap={18} radius={20} absolute={place}>
    <Row justify="space-between" align="flex-start">
      <Stack gap={2}>
        <Text size="small" color={t.muted}>
          {content.chart.title}
        </Text>
        <Text size="h4" color={t.ink}>
          {content.chart.value}
        </Text>
      </Stack>
      <Chip t={t}>{content.chart.change}</Chip>
    </Row>
    <Bars
      width={268}
      height={92}
      gap={9}
      radius={4}
      values={content.chart.points}
      color={t.dark ? t.line : t.tint}
      highlight={content.chart.points.length - 1}
      highlightColor={t.chart.first}
    />
  </Card>
)

/** The hotel, with a chart that overlaps the picture's lower corner. */
export const TallMedia = (props: Props) => (
  <Box relative width={560} height={648}>
    <Pic
      picture={arch(props.t.pictures, { mirror: props.o === 'right' })}
      width={520}
      height={648}
      radius={28}
      absolute={props.o === 'left' ? { top: 0, right: 0 } : { top: 0, left: 0 }}
    />
    <ChartCard
      {...props}
      place={props.o === 'left' ? { left: 0, bottom: 40 } : { right: 0, bottom: 40 }}
    />
  </Box>
)

/** Wide, with the results on a card across the lower edge. */
export const WideMedia = (props: Props) => {
  const { t, content } = props
  return (
    <Box relative width={1200} height={628}>
      <Pic picture={panned(room(t.pictures), 0, -52)} width={1200} height={560} radius={28} />
      <Row
        width={1040}
        padding="32px 0"
        radius={24}
        background={t.raised}
        shadow={t.shadow.small}
        absolute={{ left: 80, bottom: 0 }}
        align="flex-start"
      >
        {content.numbers.map(({ value, label }, i) => (
          <Stack
            key={label}
            width={346}
            align="center"
            gap={4}
            style={{ borderLeft: i ? `1px solid ${t.line}` : 'none' }}
          >
            <Text size="h2" color={t.ink} style={{ fontSize: 44, lineHeight: '50px' }}>
              {value}
            </Text>
            <Text color={t.muted}>{label}</Text>
          </Stack>
        ))}
      </Row>
    </Box>
  )
}
