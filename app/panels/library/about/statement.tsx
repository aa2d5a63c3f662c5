import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Row, Rule, Section, Stack, Text } from '../../primitives'
import { withoutMarks } from '../../tree/marks'
import type { Orientation } from '../../types'

const content = {
  text: 'We mend what others throw away, and show you how',
  line: 'Mending Hall, 40 Quay Road. Open on Saturdays since 1998.',
}

type Props = PanelProps<typeof content>

/** Size of the words, by how many there are. */
const sizes: Record<Orientation, [few: number, some: number, many: number]> = {
  left: [128, 96, 60],
  center: [104, 84, 56],
  right: [84, 68, 48],
}

function Words({ t, o, content, width }: Props & { width: number }) {
  const [few, some, many] = sizes[o]
  const { length } = withoutMarks(content.text)
  const fontSize = length <= 60 ? few : length <= 130 ? some : many
  const style = {
    fontSize,
    lineHeight: `${Math.round(fontSize * 1.04)}px`,
    letterSpacing: -fontSize * 0.045,
  }
  return (
    <Text
      size="mega"
      color={t.ink}
      align={o === 'center' ? 'center' : 'left'}
      width={width}
      style={style}
    >
      {content.text}
    </Text>
  )
}

/** Nothing but words: across the panel, in the middle, or beside their line. */
function render(props: Props) {
  const { t, o, content } = props
  if (o === 'left') {
    return (
      <Section t={t}>
        <Words {...props} width={1200} />
        <Rule t={t} width={1200} marginTop={64} marginBottom={24} />
        <Text size="lead" color={t.muted} maxWidth={620}>
          {content.line}
        </Text>
      </Section>
    )
  }
  if (o === 'center') {
    return (
      <Section t={t} paddingTop={144} paddingBottom={144}>
        <Stack gap={48} align="center">
          <Box width={64} height={6} radius={3} background={t.accent} />
          <Words {...props} width={1200} />
          <Text size="lead" color={t.muted} align="center" maxWidth={620}>
            {content.line}
          </Text>
        </Stack>
      </Section>
    )
  }
  return (
    <Section t={t}>
      <Rule t={t} width={1200} color={t.ink} marginBottom={32} />
      <Row gap={24} align="flex-start" justify="space-between">
        <Text color={t.muted} width={282}>
          {content.line}
        </Text>
        <Words {...props} width={792} />
      </Row>
    </Section>
  )
}

export default definePanel({
  id: 'about-statement',
  name: 'Statement',
  category: 'about',
  columns: 1,
  keywords: ['words', 'large', 'mission', 'manifesto', 'claim', 'sentence'],
  usesBrandName: false,
  content,
  render,
})
