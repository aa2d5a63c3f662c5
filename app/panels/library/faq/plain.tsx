import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatars,
  Box,
  Button,
  Card,
  Head,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { plainContent, type Question } from './plain/content'

type Props = PanelProps<typeof plainContent>

const Entry = ({ t, entry, centered }: { t: Theme; entry: Question; centered: boolean }) => (
  <Stack
    width={588}
    gap={10}
    padding={centered ? '0 48px' : '28px 64px 36px 0'}
    align={centered ? 'center' : 'flex-start'}
    style={{ borderTop: centered ? undefined : `1px solid ${t.line}` }}
  >
    <Text size="h4" color={t.ink} align={centered ? 'center' : 'left'}>
      {entry.question}
    </Text>
    <Text color={t.muted} align={centered ? 'center' : 'left'} style={{ textWrap: 'balance' }}>
      {entry.answer}
    </Text>
  </Stack>
)

/** Stands in the grid like one more answer. */
const Contact = ({ t, o, content }: Props) => (
  <Card t={t} kind="deep" width={588} padding="0 32px" justify="center">
    <Row justify="space-between">
      <Stack gap={4}>
        <Text size="h4" color={t.onDeep}>
          {content.contact.title}
        </Text>
        <Text size="small" color={t.onDeepMuted}>
          {content.contact.text}
        </Text>
      </Stack>
      <Button t={t} onDeep icon={o === 'center' ? undefined : 'phone'} iconFirst>
        {content.contact.button}
      </Button>
    </Row>
  </Card>
)

const Grid = (props: Props) => {
  const { t, o, content } = props
  const [a, b, c, d, e] = content.questions.map((entry) => (
    <Entry key={entry.question} t={t} entry={entry} centered={false} />
  ))
  const contact = <Contact key="contact" {...props} />
  const last = mirrorPair(o, e, contact)
  return (
    <Stack gap={12}>
      {[[a, b], [c, d], last].map((row, i) => (
        <Row key={i} gap={24} align="stretch">
          {row}
        </Row>
      ))}
    </Stack>
  )
}

const Centered = ({ t, content }: Props) => (
  <Stack align="center" gap={56}>
    {[content.questions.slice(0, 2), content.questions.slice(2, 4)].map((row, i) => (
      <Row key={i} gap={24} align="flex-start">
        {row.map((entry) => (
          <Entry key={entry.question} t={t} entry={entry} centered />
        ))}
      </Row>
    ))}
    <Row
      gap={24}
      padding="12px 12px 12px 20px"
      radius={40}
      background={t.card}
      border={`1px solid ${t.cardLine}`}
    >
      <Avatars t={t} people={content.contact.people} ring={t.card} />
      <Text color={t.ink}>{content.contact.text}</Text>
      <Box style={{ paddingLeft: 16 }}>
        <Text size="h5" color={t.link} style={{ paddingRight: 20 }}>
          {content.contact.button}
        </Text>
      </Box>
    </Row>
  </Stack>
)

export default definePanel({
  id: 'faq-plain',
  name: 'Plain answers',
  category: 'faq',
  columns: 2,
  keywords: ['questions', 'grid', 'text', 'boats', 'visit'],
  usesBrandName: false,
  content: plainContent,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          width={588}
        />
        {o === 'center' ? <Centered {...props} /> : <Grid {...props} />}
      </Section>
    )
  },
})
