import { definePanel } from '../../define-panel'
import { Icon, InlineForm, Row, Rule, Section, Stack, Text } from '../../primitives'
import type { PanelProps } from '../../types'

const content = {
  title: 'One recipe, every other Thursday',
  text: 'Four ingredients, one pan, written by Noor in the test kitchen.',
  placeholder: 'you@mail.com',
  button: 'Send me the next',
  note: '18,400 cooks read it. Leave with one click.',
}

type Props = PanelProps<typeof content>

const Note = ({ t, content }: Props) => (
  <Row gap={8}>
    <Icon name="users" size={16} color={t.link} />
    <Text size="small" color={t.muted}>
      {content.note}
    </Text>
  </Row>
)

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 720 : 560} gap={12} align={centered ? 'center' : 'flex-start'}>
      <Text
        size={centered ? 'h2' : 'h3'}
        color={t.ink}
        align={align}
        style={centered ? {} : { fontSize: 34, lineHeight: '42px', letterSpacing: -1 }}
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
  return (
    <Stack width={500} gap={14} align={o === 'center' ? 'center' : 'flex-start'}>
      <InlineForm t={t} width={500} placeholder={content.placeholder} button={content.button} />
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
    return (
      <Section t={t} paddingTop={64} paddingBottom={64}>
        <Rule t={t} marginBottom={56} />
        <Row justify="space-between">
          {o === 'left' ? words : form}
          {o === 'left' ? form : words}
        </Row>
        <Rule t={t} marginTop={56} />
      </Section>
    )
  },
})
