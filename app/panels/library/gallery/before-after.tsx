import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { beforeAfter } from '../../pictures'
import {
  Box,
  Button,
  Chip,
  Eyebrow,
  Head,
  Icon,
  Pic,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Nine Day Rooms',
  title: 'One room, nine\u00a0days\u00a0apart',
  lead: 'Plaster, floor, wiring and paint by one crew of four. You keep the key, we keep the dust outside.',
  button: 'Get a fixed price',
  before: 'Before, 3 March',
  after: 'After, 12 March',
  facts: [
    { value: '9 days', label: 'from dust sheets to sofa' },
    { value: '$6,400', label: 'for 24 m², as quoted' },
    { value: '1 invoice', label: 'for all five trades' },
  ],
}

type Props = PanelProps<typeof content>

type SliderProps = Props & { width: number; height: number; share: number }

/** The picture with its divider; the old room is on the side away from the words. */
function Slider({ t, o, content, width, height, share }: SliderProps) {
  const mirror = o === 'right'
  const at = Math.round(width * (mirror ? 1 - share : share))
  const before = (
    <Chip t={t} kind="white">
      {content.before}
    </Chip>
  )
  const after = (
    <Chip t={t} kind="badge">
      {content.after}
    </Chip>
  )
  return (
    <Box relative width={width} height={height}>
      <Pic
        picture={beforeAfter(t.pictures, { frame: [width, height], share, mirror })}
        width={width}
        height={height}
        radius={28}
      />
      <Box width={4} height={height} background="#ffffff" absolute={{ left: at - 2, top: 0 }} />
      <Row
        width={64}
        height={64}
        radius={32}
        justify="center"
        background="#ffffff"
        shadow={t.shadow.small}
        absolute={{ left: at - 32, top: Math.round(height / 2) - 32 }}
      >
        <Icon name="chevronLeft" size={22} color="#14161c" stroke={2.2} />
        <Icon name="chevronRight" size={22} color="#14161c" stroke={2.2} />
      </Row>
      <Box absolute={{ left: 24, top: 24 }}>{mirror ? after : before}</Box>
      <Box absolute={{ right: 24, top: 24 }}>{mirror ? before : after}</Box>
    </Box>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={430} gap={26} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted}>
      {content.lead}
    </Text>
    <Button t={t} icon="arrow">
      {content.button}
    </Button>
    <Stack width={430} marginTop={8}>
      {content.facts.map(({ value, label }) => (
        <Stack key={label}>
          <Rule t={t} width={430} />
          <Row height={58} justify="space-between">
            <Text size="h4" color={t.ink}>
              {value}
            </Text>
            <Text color={t.muted}>{label}</Text>
          </Row>
        </Stack>
      ))}
    </Stack>
  </Stack>
)

const Facts = ({ t, content }: Props) => (
  <Row marginTop={48} align="flex-start">
    {content.facts.map(({ value, label }, i) => (
      <Stack
        key={label}
        width={400}
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
)

export default definePanel({
  id: 'gallery-before-after',
  name: 'Before and after',
  category: 'gallery',
  columns: 2,
  keywords: ['compare', 'slider', 'renovation', 'craft'],
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
            marginBottom={56}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            action={
              <Button t={t} icon="arrow">
                {content.button}
              </Button>
            }
          />
          <Slider {...props} width={1200} height={700} share={0.46} />
          <Facts {...props} />
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split
          o={o}
          text={<Words {...props} />}
          media={<Slider {...props} width={690} height={600} share={0.42} />}
        />
      </Section>
    )
  },
})
