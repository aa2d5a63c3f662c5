import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Avatars,
  Box,
  Button,
  Columns,
  Disclosure,
  Head,
  mirrorPair,
  OpenSign,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'
import { plainContent, type Question } from './plain/content'

type Props = PanelProps<typeof plainContent>

type EntryProps = { t: Theme; o: Orientation; entry: Question; open: boolean }

const indent = 72

/** A question in large type; mirrored, its sign stands before it. */
function Entry({ t, o, entry, open }: EntryProps) {
  const right = o === 'right'
  const [size, lineHeight] = o === 'center' ? [22, '30px'] : [28, '36px']
  const [first, second] = mirrorPair(
    o,
    <Text
      key="question"
      size="h3"
      color={t.ink}
      style={{ fontSize: size, lineHeight, flexShrink: 1 }}
    >
      {entry.question}
    </Text>,
    <OpenSign key="sign" color={t.link} size={28} open={open} />,
  )
  return (
    <Box style={{ borderTop: `1px solid ${t.line}` }}>
      <Disclosure
        open={open}
        summary={
          <Row
            gap={right ? indent - 28 : 24}
            justify={right ? 'flex-start' : 'space-between'}
            padding="26px 0"
          >
            {first}
            {second}
          </Row>
        }
      >
        <Box padding={right ? `0 0 36px ${indent}px` : '0 64px 36px 0'}>
          <Text size="lead" color={t.muted} maxWidth={720}>
            {entry.answer}
          </Text>
        </Box>
      </Disclosure>
    </Box>
  )
}

const List = ({ t, o, content }: Props) => (
  <Stack style={{ borderBottom: `1px solid ${t.line}` }}>
    {content.questions.map((entry, i) => (
      <Entry key={entry.question} t={t} o={o} entry={entry} open={i === 0} />
    ))}
  </Stack>
)

/** Who answers what is not in the list. */
const Contact = ({ t, o, content }: Props) => (
  <Row gap={20} marginLeft={o === 'right' ? indent : 0}>
    <Avatars t={t} people={content.contact.people} ring={t.bg} />
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.contact.title}
      </Text>
      <Text size="small" color={t.muted}>
        {content.contact.text}
      </Text>
    </Stack>
    <Button t={t} kind={o === 'center' ? 'outline' : 'solid'} icon="phone" iconFirst>
      {content.contact.button}
    </Button>
  </Row>
)

/** Two columns of small questions, the first of each open. */
const Halves = (props: Props) => {
  const { t, o, content } = props
  const middle = Math.ceil(content.questions.length / 2)
  const halves = [content.questions.slice(0, middle), content.questions.slice(middle)]
  return (
    <Stack align="center" gap={56}>
      <Columns width={1200} gap={48}>
        {halves.map((half, column) => (
          <Stack key={column} width={576}>
            {half.map((entry, i) => (
              <Entry key={entry.question} t={t} o={o} entry={entry} open={i === 0} />
            ))}
          </Stack>
        ))}
      </Columns>
      <Contact {...props} />
    </Stack>
  )
}

export default definePanel({
  id: 'faq-plain',
  name: 'Plain answers',
  category: 'faq',
  columns: 1,
  keywords: ['questions', 'large type', 'list', 'text', 'boats', 'visit'],
  usesBrandName: false,
  content: plainContent,
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} {...{ eyebrow, title, lead }} />
          <Halves {...props} />
        </Section>
      )
    }
    const contact = <Contact {...props} />
    const isLeft = o === 'left'
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          width={540}
          marginBottom={56}
          {...{ eyebrow, title, lead }}
          action={isLeft && contact}
        />
        <Stack gap={40} align={isLeft ? undefined : 'flex-start'}>
          <Box width={1200}>
            <List {...props} />
          </Box>
          {!isLeft && contact}
        </Stack>
      </Section>
    )
  },
})
