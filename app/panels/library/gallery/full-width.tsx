import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { bridge, panned } from '../../pictures'
import { fullBleed, Icon, Pic, Row, Section, Stack, Text } from '../../primitives'

const content = {
  title: 'The crossing at Strand Point, 6:40',
  text: 'Twelve minutes before the first bus. After that, nobody looks at the water.',
  credit: 'Photographed by Liv Aasen',
}

type Props = PanelProps<typeof content>

const Credit = ({ t, content }: Props) => (
  <Row gap={10}>
    <Icon name="camera" size={18} color={t.link} />
    <Text size="small" weight={500} color={t.muted}>
      {content.credit}
    </Text>
  </Row>
)

/** From edge to edge, framed on grey. */
const photograph = ({ t, o }: Props) => {
  const { inset, ...frame } = fullBleed(t, o === 'center' ? 760 : 660)
  const scene = bridge(t.pictures, { mirror: o === 'right' })
  return { inset, picture: <Pic picture={panned(scene, 0, o === 'center' ? 0 : 24)} {...frame} /> }
}

/** What it shows on one side, more about it on the other. */
const Caption = (props: Props) => {
  const { t, content } = props
  return (
    <Row gap={96} align="flex-start">
      <Text size="h3" color={t.ink} width={588} style={{ fontSize: 36, lineHeight: '44px' }}>
        {content.title}
      </Text>
      <Stack gap={16} width={486}>
        <Text size="lead" color={t.muted} width={486}>
          {content.text}
        </Text>
        <Credit {...props} />
      </Stack>
    </Row>
  )
}

const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Stack gap={20} align="center">
      <Text size="h2" color={t.ink} align="center" width={900}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align="center" width={620}>
        {content.text}
      </Text>
      <Credit {...props} />
    </Stack>
  )
}

/** The caption stands below the picture, on the right above it. */
function render(props: Props) {
  const { t, o } = props
  const { inset, picture } = photograph(props)
  const side = `0 ${120 - inset}px`
  if (o === 'right') {
    return (
      <Section t={t} paddingTop={80} paddingBottom={inset} paddingX={inset}>
        <Stack padding={side} marginBottom={56}>
          <Caption {...props} />
        </Stack>
        {picture}
      </Section>
    )
  }
  return (
    <Section t={t} paddingTop={inset} paddingBottom={80} paddingX={inset}>
      {picture}
      <Stack padding={side} marginTop={56}>
        {o === 'center' ? <Centered {...props} /> : <Caption {...props} />}
      </Stack>
    </Section>
  )
}

export default definePanel({
  id: 'gallery-full-width',
  name: 'Full-width picture',
  category: 'gallery',
  columns: 1,
  keywords: ['photograph', 'caption', 'edge to edge', 'banner', 'landscape'],
  usesBrandName: false,
  content,
  render,
})
