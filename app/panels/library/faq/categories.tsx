import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Disclosure,
  Head,
  OpenSign,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { categoriesContent, type Group, type Question } from './categories/content'

type Props = PanelProps<typeof categoriesContent>

type EntryProps = { t: Theme; entry: Question; open: boolean; ruled: boolean; onDeep?: boolean }

function Entry({ t, entry, open, ruled, onDeep = false }: EntryProps) {
  const line = onDeep ? t.onDeepLine : t.line
  return (
    <Box style={{ borderTop: ruled ? `1px solid ${line}` : undefined }}>
      <Disclosure
        open={open}
        summary={
          <Row justify="space-between" gap={16} padding="16px 0">
            <Text color={onDeep ? t.onDeep : t.ink} weight={600} style={{ flexShrink: 1 }}>
              {entry.question}
            </Text>
            <OpenSign color={onDeep ? t.onDeep : t.onTint} size={18} open={open} />
          </Row>
        }
      >
        <Box padding="0 32px 20px 0">
          <Text color={onDeep ? t.onDeepMuted : t.muted}>{entry.answer}</Text>
        </Box>
      </Disclosure>
    </Box>
  )
}

type GroupCardProps = { t: Theme; group: Group; width: number; open: boolean; onDeep?: boolean }

/** A topic with its questions; on the deep color the one that people look at first. */
const GroupCard = ({ t, group, width, open, onDeep = false }: GroupCardProps) => (
  <Card t={t} kind={onDeep ? 'deep' : 'card'} width={width} padding="32px 32px 16px" gap={20}>
    <Row gap={16}>
      <Badge t={t} icon={group.icon} kind={onDeep ? 'deep' : 'tint'} />
      <Text size="h4" color={onDeep ? t.onDeep : t.ink}>
        {group.title}
      </Text>
    </Row>
    <Stack>
      {group.questions.map((entry, i) => (
        <Entry
          key={entry.question}
          {...{ t, entry, onDeep }}
          ruled={i > 0}
          open={open && i === 0}
        />
      ))}
    </Stack>
  </Card>
)

/** The first topic is wide, and its first answer is shown. */
const Cards = ({ t, o, content }: Props) => {
  const [first, ...others] = content.groups
  if (!first) return null
  const open = <GroupCard key="open" t={t} group={first} width={504} open onDeep />
  const closed = others
    .slice(0, 2)
    .map((group) => <GroupCard key={group.title} t={t} group={group} width={324} open={false} />)
  return <Columns>{o === 'left' ? [open, ...closed] : [...closed, open]}</Columns>
}

/** Without cards, the first answer of each topic is shown. */
const OpenColumns = ({ t, content }: Props) => (
  <Columns gap={48}>
    {content.groups.slice(0, 3).map((group) => (
      <Stack key={group.title} width={368} gap={20}>
        <Stack align="center" gap={16}>
          <Badge t={t} icon={group.icon} size={60} round />
          <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
            {group.title}
          </Text>
        </Stack>
        <Stack>
          {group.questions.map((entry, i) => (
            <Entry key={entry.question} t={t} entry={entry} ruled open={i === 0} />
          ))}
        </Stack>
      </Stack>
    ))}
  </Columns>
)

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
    const { eyebrow, title, lead } = content
    const centered = o === 'center'
    const button = (
      <Button t={t} kind="outline" icon="message" iconFirst>
        {content.button}
      </Button>
    )
    return (
      <Section t={t}>
        <Head t={t} o={o} columns={3} {...{ eyebrow, title, lead }} action={!centered && button} />
        {centered ? (
          <Stack align="center" gap={56}>
            <OpenColumns {...props} />
            {button}
          </Stack>
        ) : (
          <Cards {...props} />
        )}
      </Section>
    )
  },
})
