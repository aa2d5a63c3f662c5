import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  birches,
  cliffs,
  greenhouse,
  hearth,
  jug,
  type PersonName,
  type Picture,
  panned,
  plate,
} from '../../pictures'
import {
  Box,
  Card,
  Chip,
  Columns,
  Head,
  InlineForm,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { Byline } from './byline'

const pictures = {
  plate: (t: Theme) => plate(t.pictures, { variant: 4 }),
  jug: (t: Theme) => jug(t.pictures),
  birches: (t: Theme) => birches(t.pictures),
  cliffs: (t: Theme) => cliffs(t.pictures),
  greenhouse: (t: Theme) => greenhouse(t.pictures),
  hearth: (t: Theme) => hearth(t.pictures),
} satisfies Record<string, (t: Theme) => Picture>

type Post = {
  picture: keyof typeof pictures
  topic: string
  date: string
  title: string
  text: string
  author: string
  person: PersonName
  length: string
}

const posts: Post[] = [
  {
    picture: 'plate',
    topic: 'Kitchen',
    date: '3 June',
    title: 'Tomatoes that never see a fridge',
    text: 'One grower, eleven kilometers away, and why we close when she does.',
    author: 'Clara Dumont',
    person: 'ines',
    length: '5 min',
  },
  {
    picture: 'jug',
    topic: 'Season',
    date: '21 May',
    title: 'Quinces, and what to do with forty kilos',
    text: 'Three recipes and one honest mistake.',
    author: 'Omar Reyes',
    person: 'mateo',
    length: '7 min',
  },
  {
    picture: 'birches',
    topic: 'Walks',
    date: '9 May',
    title: 'Finding ceps without telling anybody',
    text: 'What a forester looks for under birches after two nights of rain.',
    author: 'Eva Sander',
    person: 'greta',
    length: '4 min',
  },
  {
    picture: 'cliffs',
    topic: 'Sea',
    date: '28 April',
    title: 'Morning on the only ray boat',
    text: 'Out at four, back by nine, sold out at noon.',
    author: 'Nia Osei',
    person: 'ada',
    length: '8 min',
  },
]

const content = {
  eyebrow: 'The Pantry Letter',
  title: 'Cooking notes, every second Friday',
  lead: 'Written by the people who cook, grow and fish for us.',
  search: { placeholder: 'Search 146 notes', button: 'Search' },
  posts,
}

type Props = PanelProps<typeof content>

/** The jug stands low in its picture. */
const pictureOf = ({ t, o }: Props, { picture }: Post): Picture =>
  picture === 'jug' ? panned(pictures.jug(t), 0, o === 'left' ? 110 : 40) : pictures[picture](t)

type PostProps = Props & { index: number; width: number; height: number }

const Meta = ({ t, post }: { t: Props['t']; post: Post }) => (
  <Row gap={12}>
    <Chip t={t}>{post.topic}</Chip>
    <Text size="small" color={t.muted}>
      {post.date}
    </Text>
  </Row>
)

function PostCard({ index, width, height, ...props }: PostProps) {
  const { t } = props
  const post = props.content.posts[index]
  if (!post) return null
  return (
    <Card t={t} width={width} padding={12} gap={8}>
      <Pic picture={pictureOf(props, post)} width={width - 26} height={height} radius={12} />
      <Stack grow justify="space-between" gap={24} padding="16px 16px 16px">
        <Stack gap={12}>
          <Meta t={t} post={post} />
          <Text size="h4" color={t.ink}>
            {post.title}
          </Text>
          <Text color={t.muted}>{post.text}</Text>
        </Stack>
        <Byline t={t} person={post.person} author={post.author} length={post.length} />
      </Stack>
    </Card>
  )
}

/** The newest note across the panel, picture on the side of the title. */
function WideCard({ index, ...props }: Props & { index: number }) {
  const { t, o } = props
  const post = props.content.posts[index]
  if (!post) return null
  const media = (
    <Box key="media" width={560}>
      <Pic picture={pictureOf(props, post)} width={560} height={336} radius={12} />
    </Box>
  )
  const words = (
    <Stack key="words" width={572} justify="space-between" padding="28px 28px 24px 36px">
      <Stack gap={16} align="flex-start">
        <Meta t={t} post={post} />
        <Text size="h3" color={t.ink} style={{ fontSize: 34, lineHeight: '42px' }}>
          {post.title}
        </Text>
        <Text color={t.muted} maxWidth={460}>
          {post.text}
        </Text>
      </Stack>
      <Byline t={t} person={post.person} author={post.author} length={post.length} />
    </Stack>
  )
  return (
    <Card t={t} row width={1200} padding={12} align="stretch" justify="space-between">
      {o === 'left' ? [media, words] : [words, media]}
    </Card>
  )
}

export default definePanel({
  id: 'blog-cards',
  name: 'Article cards',
  category: 'blog',
  columns: 3,
  keywords: ['posts', 'news', 'recipes', 'search'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const cards = (indexes: number[], height: number) => (
      <Columns>
        {indexes.map((index) => (
          <PostCard key={index} {...props} index={index} width={384} height={height} />
        ))}
      </Columns>
    )
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={
            <InlineForm
              t={t}
              width={o === 'center' ? 460 : 400}
              icon="search"
              {...content.search}
            />
          }
        />
        {o === 'center' ? (
          cards([0, 1, 2], 300)
        ) : (
          <Stack gap={24}>
            <WideCard {...props} index={o === 'left' ? 1 : 3} />
            {cards(o === 'left' ? [0, 2, 3] : [0, 1, 2], 220)}
          </Stack>
        )}
      </Section>
    )
  },
})
