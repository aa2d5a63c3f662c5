import type { ReactNode } from 'react'
import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Area,
  Bars,
  Card,
  Chip,
  Donut,
  Head,
  Row,
  Section,
  Stack,
  Stars,
  Text,
} from '../../primitives'
import { rowContent } from './row/content'

type Props = PanelProps<typeof rowContent>
type Entry = (typeof rowContent)['numbers'][number]

const roasted = [30, 42, 38, 51, 47, 60, 66, 74]
const cafes = [12, 18, 17, 26, 30, 29, 41, 48, 60]
const width = 220
const height = 112

/** A small picture of each number. */
const drawings = (t: Theme, ratings: string[]): ReactNode[] => [
  <Bars
    key="bars"
    width={width}
    height={height}
    values={roasted}
    color={t.chart.quiet}
    highlight={7}
    highlightColor={t.chart.first}
    gap={8}
    radius={6}
  />,
  <Area
    key="area"
    width={width}
    height={height}
    points={cafes}
    color={t.chart.first}
    marker={6}
    stroke={3.5}
  />,
  <Donut
    key="donut"
    size={height}
    values={[0.87]}
    colors={[t.mono ? t.chart.first : t.accent]}
    track={t.tint}
    stroke={18}
  />,
  <Stack key="stars" gap={16} height={height} justify="center">
    {ratings.slice(0, 3).map((share, i) => (
      <Row key={share} justify="space-between">
        <Stars size={22} count={5 - i} color={t.accent} empty={t.tint} />
        <Text size="small" weight={600} color={t.muted}>
          {share}
        </Text>
      </Row>
    ))}
  </Stack>,
]

type NumberProps = { t: Theme; entry: Entry; drawing: ReactNode; above: boolean }

const NumberCard = ({ t, entry, drawing, above }: NumberProps) => {
  const words = (
    <Stack gap={4}>
      <Row justify="space-between" align="flex-start">
        <Text size="stat" color={t.ink} style={{ fontSize: 46, lineHeight: '54px' }}>
          {entry.value}
        </Text>
        <Chip t={t}>{entry.change}</Chip>
      </Row>
      <Text color={t.muted} style={{ fontSize: 15 }}>
        {entry.label}
      </Text>
    </Stack>
  )
  return (
    <Card t={t} width={282} height={284} padding={30} justify="space-between">
      {above ? drawing : words}
      {above ? words : drawing}
    </Card>
  )
}

/** No cards: only numbers, hairlines between them. */
const Plain = ({ t, content }: Props) => (
  <Row
    padding="48px 0"
    style={{ borderTop: `1px solid ${t.line}`, borderBottom: `1px solid ${t.line}` }}
  >
    {content.numbers.slice(0, 4).map((entry, i) => (
      <Stack
        key={entry.label}
        width={300}
        align="center"
        gap={10}
        style={{ borderLeft: i ? `1px solid ${t.line}` : undefined }}
      >
        <Text
          size="stat"
          color={t.ink}
          style={{ fontSize: 72, lineHeight: '76px', letterSpacing: -3 }}
        >
          {entry.value}
        </Text>
        <Text color={t.muted}>{entry.label}</Text>
        <Chip t={t} icon="arrowUp">
          {entry.change}
        </Chip>
      </Stack>
    ))}
  </Row>
)

export default definePanel({
  id: 'statistics-row',
  name: 'Numbers in a row',
  category: 'statistics',
  columns: 4,
  keywords: ['figures', 'facts', 'sparkline', 'coffee', 'report'],
  usesBrandName: false,
  content: rowContent,
  render(props) {
    const { t, o, content } = props
    const pictures = drawings(t, content.ratings)
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
        />
        {o === 'center' ? (
          <Plain {...props} />
        ) : (
          <Row gap={24}>
            {content.numbers.slice(0, 4).map((entry, i) => (
              <NumberCard
                key={entry.label}
                {...{ t, entry }}
                drawing={pictures[i]}
                above={o === 'right'}
              />
            ))}
          </Row>
        )}
      </Section>
    )
  },
})
