import type { ReactElement } from 'react'
import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Badge, Box, Button, Card, Head, Icon, Row, Section, Stack, Text } from '../../primitives'
import { categoriesContent, type Group } from './categories/content'

type Props = PanelProps<typeof categoriesContent>
type GroupProps = { t: Theme; group: Group }

const Question = ({ t, children, first }: { t: Theme; children: string; first: boolean }) => (
  <Row
    justify="space-between"
    gap={12}
    padding="15px 0"
    style={{ borderTop: first ? undefined : `1px solid ${t.line}` }}
  >
    <Text color={t.ink} weight={500}>
      {children}
    </Text>
    <Icon name="chevronRight" size={18} color={t.faint} />
  </Row>
)

/** All questions of a group, closed. */
const Closed = ({ t, group, width }: GroupProps & { width: number }) => (
  <Card t={t} width={width} padding="32px 28px 20px" gap={28}>
    <Row gap={16}>
      <Badge t={t} icon={group.icon} />
      <Text size="h4" color={t.ink}>
        {group.title}
      </Text>
    </Row>
    <Stack>
      {group.questions.map((question, i) => (
        <Question key={question} t={t} first={i === 0}>
          {question}
        </Question>
      ))}
    </Stack>
  </Card>
)

/** The group people look at first: its first answer is shown. */
function Open({ t, group, more }: GroupProps & { more: string }) {
  const [first, ...others] = group.questions
  return (
    <Card t={t} kind="deep" width={540} padding={36} justify="space-between" gap={24}>
      <Row justify="space-between">
        <Row gap={16}>
          <Badge t={t} icon={group.icon} kind="deep" />
          <Text size="h4" color={t.onDeep}>
            {group.title}
          </Text>
        </Row>
      </Row>
      <Stack gap={10}>
        <Text size="h3" color={t.onDeep}>
          {first}
        </Text>
        <Text color={t.onDeepMuted} style={{ fontSize: 17, lineHeight: '28px' }}>
          {group.answer}
        </Text>
      </Stack>
      <Box align="flex-start">
        <Button t={t} onDeep kind="outline" size="s" icon="arrow">
          {`${others.length} ${more}`}
        </Button>
      </Box>
    </Card>
  )
}

/** Icon on top, questions in the middle, first answer as a note. */
const Column = ({ t, group }: GroupProps) => (
  <Stack width={384} align="center" gap={20} padding="0 24px">
    <Badge t={t} icon={group.icon} size={60} round />
    <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
      {group.title}
    </Text>
    <Stack width={336} align="center">
      {group.questions.map((question, i) => (
        <Box
          key={question}
          width={336}
          padding="14px 0"
          align="center"
          style={{ borderTop: i ? `1px solid ${t.line}` : undefined }}
        >
          <Text color={t.ink} weight={500}>
            {question}
          </Text>
        </Box>
      ))}
    </Stack>
  </Stack>
)

/** The first question of all with its answer, under the columns. */
const Answer = ({ t, group, children }: GroupProps & { children: ReactElement }) => (
  <Card t={t} kind="tint" row width={1200} padding="36px 40px" justify="space-between">
    <Stack width={330} gap={18} align="flex-start">
      <Text size="h3" color={t.onTint} style={{ fontSize: 28, lineHeight: '36px' }}>
        {group.questions[0] ?? ''}
      </Text>
    </Stack>
    <Text color={t.ink} width={480} style={{ fontSize: 17, lineHeight: '28px' }}>
      {group.answer ?? ''}
    </Text>
    {children}
  </Card>
)

const Cards = ({ t, o, content }: Props) => {
  const [first, ...others] = content.groups
  if (!first) return null
  const open = <Open key="open" t={t} group={first} more={content.more} />
  const closed = others
    .slice(0, 2)
    .map((group) => <Closed key={group.title} t={t} group={group} width={306} />)
  return (
    <Row gap={24} align="stretch">
      {o === 'left' ? [open, ...closed] : [...closed, open]}
    </Row>
  )
}

export default definePanel({
  id: 'faq-categories',
  name: 'Questions by topic',
  category: 'faq',
  columns: 3,
  keywords: ['topics', 'groups', 'help center', 'hotel', 'cards'],
  usesBrandName: false,
  content: categoriesContent,
  render(props) {
    const { t, o, content } = props
    const centered = o === 'center'
    const button = (
      <Button t={t} kind="outline" icon="message" iconFirst>
        {content.button}
      </Button>
    )
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={!centered && button}
        />
        {centered ? (
          <Stack align="center" gap={48}>
            <Row gap={24} align="flex-start">
              {content.groups.slice(0, 3).map((group) => (
                <Column key={group.title} t={t} group={group} />
              ))}
            </Row>
            {content.groups[0] && (
              <Answer t={t} group={content.groups[0]}>
                {button}
              </Answer>
            )}
          </Stack>
        ) : (
          <Cards {...props} />
        )}
      </Section>
    )
  },
})
