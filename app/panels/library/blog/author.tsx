import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, portrait } from '../../pictures'
import {
  Avatar,
  Box,
  Button,
  Card,
  Chip,
  Columns,
  mirrorPair,
  Pic,
  RoundIcon,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

const person: PersonName = 'greta'

const content = {
  person,
  name: 'Marit Aune',
  role: 'Writes about food and small harbours',
  bio: 'Marit spent nineteen years as a ship’s cook. She now writes from a kitchen in Tromsø and answers every letter by hand.',
  button: 'Follow Marit',
  numbers: [
    { value: '146', label: 'articles' },
    { value: '31k', label: 'readers' },
    { value: '2009', label: 'since' },
  ],
  listTitle: 'Most read this year',
  posts: [
    { topic: 'Kitchen', title: 'Soup for people who hate soup', about: '18 June, 5 min read' },
    { topic: 'Harbours', title: 'The last ferry cook in Lofoten', about: '2 May, 11 min read' },
    { topic: 'Letters', title: 'Dear reader, please salt earlier', about: '14 April, 3 min read' },
    { topic: 'Kitchen', title: 'How to buy a fish by its eye', about: '27 March, 6 min read' },
  ],
}

type Props = PanelProps<typeof content>

/** Close beside each other, so that they stay so on phones. */
const Numbers = ({ t, content, onDeep }: Props & { onDeep: boolean }) => (
  <Row gap={12} align="flex-start">
    {content.numbers.map(({ value, label }) => (
      <Stack key={label} width={88}>
        <Text size="h4" color={onDeep ? t.onDeep : t.ink} style={{ fontSize: 24 }}>
          {value}
        </Text>
        <Text size="small" color={onDeep ? t.onDeepMuted : t.muted}>
          {label}
        </Text>
      </Stack>
    ))}
  </Row>
)

/** The author on the deep color: picture above, words below. */
const Profile = (props: Props) => {
  const { t, content } = props
  return (
    <Card t={t} kind="deep" width={486} padding={20} radius={28}>
      <Pic picture={portrait(t.pictures, content.person)} width={446} height={380} radius={16} />
      <Stack gap={20} padding="28px 16px 16px">
        <Stack gap={2}>
          <Text size="h3" color={t.onDeep}>
            {content.name}
          </Text>
          <Text color={t.onDeepMuted}>{content.role}</Text>
        </Stack>
        <Text color={t.onDeep}>{content.bio}</Text>
        <Stack gap={24} marginTop={8}>
          <Numbers {...props} onDeep />
          <Button t={t} onDeep width={414}>
            {content.button}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

const Articles = ({ t, content }: Props) => (
  <Stack width={640} justify="space-between">
    <Text size="h2" color={t.ink} style={{ fontSize: 44, lineHeight: '52px' }}>
      {content.listTitle}
    </Text>
    <Stack>
      {content.posts.map((post, i) => (
        <Stack key={post.title} width={640}>
          <Rule t={t} width={640} />
          <Row height={146} gap={20}>
            <Text size="h3" weight={500} color={t.muted} width={44}>
              {`${i + 1}`}
            </Text>
            <Stack grow gap={6} style={{ flexShrink: 1 }}>
              <Text size="h4" color={t.ink} style={{ fontSize: 23, lineHeight: '31px' }}>
                {post.title}
              </Text>
              <Row gap={12}>
                <Chip t={t}>{post.topic}</Chip>
                <Text size="small" color={t.muted}>
                  {post.about}
                </Text>
              </Row>
            </Stack>
            <RoundIcon t={t} icon="arrow" size={48} />
          </Row>
        </Stack>
      ))}
    </Stack>
  </Stack>
)

/** Centred: the author as a medallion, the articles as four cards. */
const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Section t={t}>
      <Stack align="center" gap={24} marginBottom={64}>
        <Avatar t={t} person={content.person} size={148} ring={t.accent} />
        <Stack align="center" gap={4}>
          <Text size="h2" color={t.ink} align="center">
            {content.name}
          </Text>
          <Text size="lead" color={t.muted} align="center">
            {content.role}
          </Text>
        </Stack>
        <Text size="lead" color={t.ink} align="center" width={620}>
          {content.bio}
        </Text>
        <Row gap={56} marginTop={8}>
          <Numbers {...props} onDeep={false} />
          <Button t={t}>{content.button}</Button>
        </Row>
      </Stack>
      <Stack gap={24}>
        {[content.posts.slice(0, 2), content.posts.slice(2, 4)].map((pair, i) => (
          <Columns key={`${i}`}>
            {pair.map((post) => (
              <Card key={post.title} t={t} row width={588} padding={32} gap={24} align="center">
                <Stack grow gap={10} align="flex-start" style={{ flexShrink: 1 }}>
                  <Chip t={t}>{post.topic}</Chip>
                  <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
                    {post.title}
                  </Text>
                  <Text size="small" color={t.muted}>
                    {post.about}
                  </Text>
                </Stack>
                <Box>
                  <RoundIcon t={t} icon="arrow" size={48} />
                </Box>
              </Card>
            ))}
          </Columns>
        ))}
      </Stack>
    </Section>
  )
}

export default definePanel({
  id: 'blog-author',
  name: 'Author and articles',
  category: 'blog',
  columns: 2,
  keywords: ['writer', 'profile', 'columnist', 'most read'],
  usesBrandName: false,
  content,
  render(props) {
    if (props.o === 'center') return <Centered {...props} />
    return (
      <Section t={props.t} paddingTop={96} paddingBottom={96}>
        <Row justify="space-between" align="stretch">
          {mirrorPair(
            props.o,
            <Profile key="profile" {...props} />,
            <Articles key="articles" {...props} />,
          )}
        </Row>
      </Section>
    )
  },
})
