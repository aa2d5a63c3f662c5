import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Bars, Card, Chip, Eyebrow, Head, Row, Section, Split, Stack, Text } from '../../primitives'

const content = {
  eyebrow: 'The year in numbers',
  title: 'Reliable is a number, so here it is',
  numbers: [
    { value: '98.6%', label: 'orders shipped the same day' },
    { value: '2.4 M', label: 'parcels in the last year' },
    { value: '41', label: 'countries served' },
    { value: '17 min', label: 'average reply time' },
  ],
  chart: {
    title: 'Parcels per month, thousands',
    latest: '214 in May',
    change: '+22% on last year',
    months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'],
  },
}

const parcels = [86, 94, 102, 98, 120, 132, 128, 146, 158, 170, 188, 214]

type Props = PanelProps<typeof content>

function Chart({ t, o, content }: Props) {
  const wide = o === 'center'
  const { chart } = content
  const last = chart.months.length - 1
  return (
    <Card t={t} width={wide ? 1200 : 588} height={wide ? 380 : 476} padding={36} gap={24}>
      <Row justify="space-between" align="flex-start">
        <Stack gap={4}>
          <Text size="small" weight={500} color={t.muted}>
            {chart.title}
          </Text>
          <Text size="h3" color={t.ink}>
            {chart.latest}
          </Text>
        </Stack>
        <Chip t={t}>{chart.change}</Chip>
      </Row>
      <Bars
        width={wide ? 1126 : 514}
        height={wide ? 190 : 280}
        gap={wide ? 28 : 12}
        radius={8}
        values={parcels}
        color={t.chart.quiet}
        highlight={parcels.length - 1}
        highlightColor={t.chart.first}
      />
      <Row justify="space-between">
        {chart.months.map((month, i) => (
          <Text
            key={month}
            size="micro"
            color={i === last ? t.ink : t.muted}
            align="center"
            width={wide ? 68 : 32}
          >
            {month}
          </Text>
        ))}
      </Row>
    </Card>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={540} gap={44}>
    <Stack gap={20} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
    </Stack>
    <Stack gap={36}>
      {[content.numbers.slice(0, 2), content.numbers.slice(2, 4)].map((row, i) => (
        <Row key={i} gap={24} align="stretch">
          {row.map(({ value, label }) => (
            <Stack
              key={label}
              width={258}
              gap={6}
              padding="0 0 0 20px"
              style={{ borderLeft: `3px solid ${t.accent}` }}
            >
              <Text size="stat" color={t.ink} style={{ fontSize: 52, lineHeight: '56px' }}>
                {value}
              </Text>
              <Text color={t.muted}>{label}</Text>
            </Stack>
          ))}
        </Row>
      ))}
    </Stack>
  </Stack>
)

const Numbers = ({ t, content }: Props) => (
  <Row>
    {content.numbers.slice(0, 4).map(({ value, label }, i) => (
      <Stack
        key={label}
        width={300}
        align="center"
        gap={6}
        style={{ borderLeft: i ? `1px solid ${t.line}` : undefined }}
      >
        <Text size="stat" color={t.ink} style={{ fontSize: 56, lineHeight: '60px' }}>
          {value}
        </Text>
        <Text color={t.muted}>{label}</Text>
      </Stack>
    ))}
  </Row>
)

export default definePanel({
  id: 'statistics-chart',
  name: 'Numbers and chart',
  category: 'statistics',
  columns: 2,
  keywords: ['bars', 'numbers', 'growth', 'logistics'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        {o === 'center' ? (
          <Stack>
            <Head t={t} o={o} marginBottom={56} eyebrow={content.eyebrow} title={content.title} />
            <Stack gap={56}>
              <Numbers {...props} />
              <Chart {...props} />
            </Stack>
          </Stack>
        ) : (
          <Split o={o} gap={72} text={<Words {...props} />} media={<Chart {...props} />} />
        )}
      </Section>
    )
  },
})
