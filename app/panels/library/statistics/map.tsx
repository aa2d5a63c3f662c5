import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { onWorld, type WorldPlace, world, worldSize } from '../../pictures'
import {
  Badge,
  Box,
  Card,
  Eyebrow,
  Head,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Portwise freight',
  title: 'Where your cargo is now',
  lead: 'One screen for ships, trains and the last truck. Updated every ninety seconds.',
  numbers: [
    { value: '38', label: 'ports connected' },
    { value: '11,400', label: 'containers at sea' },
    { value: '6 h', label: 'notice before a delay' },
  ],
  label: { title: 'Rotterdam', text: '412 arrivals today' },
}

type Props = PanelProps<typeof content>

/** The first one is home: all lines begin there. */
const places: WorldPlace[] = [
  [4.4, 52],
  [-74, 40.6],
  [-46.3, -24],
  [18.4, -33.9],
  [55.3, 25.2],
  [103.8, 1.3],
  [121.5, 31.2],
  [151.2, -33.8],
  [-118.2, 33.7],
]

const drawing = (t: Theme) =>
  world({
    land: t.dark ? t.neutral(0.42, 0.03) : t.neutral(t.framed ? 0.78 : 0.81, 0.026),
    place: t.chart.first,
    home: t.mono ? t.ink : t.accent,
    places,
  })

/** The map with a label at its first place. */
function WorldMap({ t, content, width }: Pick<Props, 't' | 'content'> & { width: number }) {
  const scale = width / worldSize.width
  const height = Math.round(worldSize.height * scale)
  const home = onWorld(places[0] ?? [0, 0])
  return (
    <Box relative width={width} height={height}>
      <Pic picture={drawing(t)} width={width} height={height} radius={0} />
      <Card
        t={t}
        kind="raised"
        padding="12px 18px 12px 12px"
        radius={16}
        absolute={{ left: home.x * scale - 34, top: home.y * scale - 96 }}
      >
        <Row gap={12}>
          <Badge t={t} icon="box" size={42} kind="solid" />
          <Stack>
            <Text size="small" weight={600} color={t.ink} nowrap>
              {content.label.title}
            </Text>
            <Text size="small" color={t.muted} nowrap style={{ fontSize: 13, lineHeight: '18px' }}>
              {content.label.text}
            </Text>
          </Stack>
        </Row>
      </Card>
    </Box>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={384} gap={20} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted}>
      {content.lead}
    </Text>
    <Stack width={384} marginTop={20}>
      {content.numbers.map(({ value, label }) => (
        <Row key={label} gap={24} padding="18px 0" style={{ borderTop: `1px solid ${t.line}` }}>
          <Text size="h3" color={t.ink} width={120} style={{ fontSize: 36, lineHeight: '42px' }}>
            {value}
          </Text>
          <Text color={t.muted}>{label}</Text>
        </Row>
      ))}
    </Stack>
  </Stack>
)

const Numbers = ({ t, content }: Props) => (
  <Row>
    {content.numbers.map(({ value, label }, i) => (
      <Stack
        key={label}
        width={400}
        align="center"
        gap={4}
        style={{ borderLeft: i ? `1px solid ${t.line}` : undefined }}
      >
        <Text size="stat" color={t.ink} style={{ fontSize: 56, lineHeight: '62px' }}>
          {value}
        </Text>
        <Text color={t.muted}>{label}</Text>
      </Stack>
    ))}
  </Row>
)

export default definePanel({
  id: 'statistics-map',
  name: 'World map',
  category: 'statistics',
  columns: 2,
  keywords: ['world', 'countries', 'reach', 'logistics', 'global'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={80}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
          />
          <Stack gap={56}>
            <WorldMap t={t} content={content} width={1200} />
            <Numbers {...props} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={130} paddingBottom={130}>
        <Split
          o={o}
          gap={56}
          text={<Words {...props} />}
          media={<WorldMap t={t} content={content} width={760} />}
        />
      </Section>
    )
  },
})
