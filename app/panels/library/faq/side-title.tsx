import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatar,
  Box,
  Card,
  Eyebrow,
  Head,
  Icon,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Questions',
  title: 'Good to know before you start',
  lead: 'Short answers from the people who build it.',
  questions: [
    'How long does it take to move over?',
    'Can I keep my own domain?',
    'What happens to my data if I leave?',
    'Do you sign a data processing agreement?',
    'Is there a discount for non-profits?',
  ],
  answer:
    'Most teams are done in six days. We import your customers, products and past orders, and stay on the line for the first Monday.',
  help: { title: 'Still wondering?', text: 'Samuel answers within the hour.' },
}

type Props = PanelProps<typeof content>

/** The first question is open. */
function Questions({ t, o, content }: Props) {
  return (
    <Stack width={o === 'center' ? 820 : 692} gap={12}>
      {content.questions.map((question, i) => {
        const open = i === 0
        return (
          <Card
            t={t}
            key={question}
            padding="24px 28px"
            radius={18}
            gap={12}
            border={open ? `1.5px solid ${t.link}` : `1px solid ${t.cardLine}`}
          >
            <Row justify="space-between">
              <Text size="h5" color={t.ink} style={{ fontSize: 18 }}>
                {question}
              </Text>
              <Box
                centered
                width={32}
                height={32}
                radius={16}
                background={open ? t.action : t.tint}
              >
                <Icon
                  name={open ? 'minus' : 'plus'}
                  size={16}
                  color={open ? t.onAction : t.onTint}
                  stroke={2.2}
                />
              </Box>
            </Row>
            {open && (
              <Text color={t.muted} maxWidth={560}>
                {content.answer}
              </Text>
            )}
          </Card>
        )
      })}
    </Stack>
  )
}

const Help = ({ t, o, content }: Props) => (
  <Card t={t} kind="tint" width={o === 'center' ? 820 : 400} padding={24}>
    <Row gap={16}>
      <Avatar t={t} person="samuel" size={56} />
      <Stack grow>
        <Text size="h5" color={t.ink}>
          {content.help.title}
        </Text>
        <Text size="small" color={t.ink}>
          {content.help.text}
        </Text>
      </Stack>
      <Icon name="arrow" size={20} color={t.onTint} stroke={2} />
    </Row>
  </Card>
)

export default definePanel({
  id: 'faq-side-title',
  name: 'Title beside questions',
  category: 'faq',
  columns: 2,
  keywords: ['accordion', 'help', 'answers', 'support'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} marginBottom={52} eyebrow={content.eyebrow} title={content.title} />
          <Stack align="center" gap={28}>
            <Questions {...props} />
            <Help {...props} />
          </Stack>
        </Section>
      )
    }
    const side = (
      <Stack key="side" width={400} justify="space-between">
        <Stack gap={20} align="flex-start">
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted}>
            {content.lead}
          </Text>
        </Stack>
        <Help {...props} />
      </Stack>
    )
    const [first, second] = mirrorPair(o, side, <Questions key="questions" {...props} />)
    return (
      <Section t={t}>
        <Row justify="space-between" align="stretch">
          {first}
          {second}
        </Row>
      </Section>
    )
  },
})
