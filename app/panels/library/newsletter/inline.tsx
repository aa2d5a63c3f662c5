import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Badge, Card, Icon, InlineForm, Row, Section, Stack, Text } from '../../primitives'

const content = {
  title: 'One recipe, every other Thursday',
  text: 'Four ingredients, one pan, written by Noor in the test kitchen.',
  placeholder: 'you@mail.com',
  button: 'Send me the next',
  note: '18,400 cooks read it. Leave with one click.',
}

type Props = PanelProps<typeof content>

const Note = ({ t, o, content }: Props) => (
  <Row gap={8}>
    <Icon name="users" size={16} color={o === 'center' ? t.link : t.onTint} />
    <Text size="small" color={t.muted}>
      {content.note}
    </Text>
  </Row>
)

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 720 : 440} gap={12} align={centered ? 'center' : 'flex-start'}>
      <Text
        size={centered ? 'h2' : 'h3'}
        color={t.ink}
        align={align}
        style={centered ? {} : { fontSize: 30, lineHeight: '38px', letterSpacing: -0.8 }}
      >
        {content.title}
      </Text>
      <Text color={t.muted} align={align} style={{ fontSize: 17 }}>
        {content.text}
      </Text>
    </Stack>
  )
}

const Form = (props: Props) => {
  const { t, o, content } = props
  const width = o === 'center' ? 500 : 480
  return (
    <Stack width={width} gap={14} align={o === 'center' ? 'center' : 'flex-start'}>
      <InlineForm t={t} width={width} placeholder={content.placeholder} button={content.button} />
      <Note {...props} />
    </Stack>
  )
}

export default definePanel({
  id: 'newsletter-inline',
  name: 'Inline',
  category: 'newsletter',
  columns: 1,
  keywords: ['one line', 'compact', 'e-mail', 'sign up'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o } = props
    const words = <Words {...props} />
    const form = <Form {...props} />
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={96} paddingBottom={96}>
          <Stack align="center" gap={36}>
            {words}
            {form}
          </Stack>
        </Section>
      )
    }
    const marked = (
      <Row gap={24}>
        <Badge t={t} icon="mail" size={64} kind="solid" round />
        {words}
      </Row>
    )
    return (
      <Section t={t} paddingTop={64} paddingBottom={64}>
        <Card t={t} kind="tint" row width={1200} padding="52px 56px" radius={28} align="center">
          <Row justify="space-between" width={1088}>
            {o === 'left' ? marked : form}
            {o === 'left' ? form : marked}
          </Row>
        </Card>
      </Section>
    )
  },
})
