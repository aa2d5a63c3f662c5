import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { sunrise } from '../../pictures'
import {
  Box,
  Button,
  bandTheme,
  fullBleed,
  Overlay,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  title: 'Four winters of warm schools',
  lead: 'Kiln & Co. replaced the boilers of 218 schools. These numbers are read from the meters.',
  button: 'Read the report',
  numbers: [
    { value: '71%', label: 'less gas burned than in 2021' },
    { value: '$9.6 M', label: 'saved and spent on books' },
    { value: '20.5°', label: 'in every classroom at eight' },
  ],
}

type Props = PanelProps<typeof content>

const light = ({ t, o }: Props, width: number, height: number) =>
  sunrise(t.pictures, {
    base: t.deep,
    size: [width, height],
    sun: { left: [width, 0], center: [width / 2, height + 64], right: [0, 0] }[o] as [
      number,
      number,
    ],
    radius: o === 'center' ? 112 : 128,
  })

/** Mirrored, the words begin with the second number. */
function Words({ t, o, content, width }: Props & { width: number }) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  const words = (
    <Stack width={centered ? 760 : 560} gap={16} align={centered ? 'center' : 'flex-start'}>
      <Text size="h2" color={t.onDeep} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.onDeepMuted} align={align} maxWidth={560}>
        {content.lead}
      </Text>
    </Stack>
  )
  if (centered) return words
  const button = (
    <Button t={t} onDeep icon="arrow">
      {content.button}
    </Button>
  )
  return (
    <Row
      justify="space-between"
      align="flex-end"
      style={{ paddingLeft: o === 'right' ? width / 3 + 40 : 0 }}
    >
      {words}
      {button}
    </Row>
  )
}

const Numbers = ({ t, o, content, width }: Props & { width: number }) => (
  <Row align="stretch">
    {content.numbers.slice(0, 3).map(({ value, label }, i) => (
      <Stack
        key={label}
        width={width / 3}
        gap={8}
        align={o === 'center' ? 'center' : 'flex-start'}
        padding={o === 'center' ? 0 : i ? '0 0 0 40px' : 0}
        style={{ borderLeft: i ? `1px solid ${t.onDeepLine}` : undefined }}
      >
        <Box width={40} height={4} radius={2} marginBottom={12} background={t.badge} />
        <Text size="mega" color={t.onDeep} style={{ fontSize: 88, lineHeight: '92px' }}>
          {value}
        </Text>
        <Text size="lead" color={t.onDeepMuted}>
          {label}
        </Text>
      </Stack>
    ))}
  </Row>
)

export default definePanel({
  id: 'statistics-deep-band',
  name: 'Deep band',
  category: 'statistics',
  columns: 3,
  keywords: ['banner', 'big numbers', 'impact', 'report', 'energy'],
  usesBrandName: false,
  content,
  render({ t: theme, o, content }) {
    const t = bandTheme(theme)
    const props = { t, o, content }
    const centered = o === 'center'
    const height = centered ? 640 : 560
    const frame = fullBleed(t, height)
    const width = t.framed ? 1152 : 1200
    return (
      <Section t={t} height={height} paddingTop={0} paddingBottom={0} paddingX={0}>
        <Pic
          picture={light(props, frame.width, frame.height)}
          width={frame.width}
          height={frame.height}
          radius={frame.radius}
          absolute={{ top: frame.inset, left: frame.inset }}
        />
        <Overlay height={height} padding={t.framed ? '0 144px' : '0 120px'}>
          <Stack relative gap={centered ? 64 : 72} align={centered ? 'center' : 'stretch'}>
            <Words {...props} width={width} />
            <Numbers {...props} width={width} />
            {centered && (
              <Button t={t} onDeep icon="arrow">
                {content.button}
              </Button>
            )}
          </Stack>
        </Overlay>
      </Section>
    )
  },
})
