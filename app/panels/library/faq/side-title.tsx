import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatar,
  Box,
  Card,
  Disclosure,
  Eyebrow,
  Head,
  Icon,
  mirrorPair,
  OpenSign,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Question, sideTitleContent } from './side-title/content'

type Props = PanelProps<typeof sideTitleContent>

const Entry = ({ t, entry, open }: { t: Props['t']; entry: Question; open: boolean }) => (
  <Card t={t} padding={0}>
    <Disclosure
      open={open}
      summary={
        <Row justify="space-between" gap={20} padding="22px 24px 22px 28px">
          <Text size="h5" color={t.ink} style={{ fontSize: 18, flexShrink: 1 }}>
            {entry.question}
          </Text>
          <Box centered width={36} height={36} radius={18} background={t.tint}>
            <OpenSign color={t.onTint} size={18} open={open} />
          </Box>
        </Row>
      }
    >
      <Box padding="0 84px 28px 28px">
        <Text color={t.muted} style={{ fontSize: 17, lineHeight: '28px' }}>
          {entry.answer}
        </Text>
      </Box>
    </Disclosure>
  </Card>
)

/** The first question is open. */
const Questions = ({ t, o, content }: Props) => (
  <Stack width={o === 'center' ? 820 : 692} gap={12}>
    {content.questions.map((entry, i) => (
      <Entry key={entry.question} t={t} entry={entry} open={i === 0} />
    ))}
  </Stack>
)

const Help = ({ t, o, content }: Props) => (
  <Card t={t} kind="tint" width={o === 'center' ? 820 : 400} padding={24}>
    <Row gap={16}>
      <Avatar t={t} person={content.help.person} size={56} />
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
  content: sideTitleContent,
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
