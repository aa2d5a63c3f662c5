import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type CoverMotif, cover, type PersonName } from '../../pictures'
import {
  Chip,
  Columns,
  Head,
  LinkTo,
  mirrorPair,
  Pic,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { Byline } from './byline'

type Article = {
  motif: CoverMotif
  topic: string
  title: string
  author: string
  person: PersonName
  length: string
}

const articles: Article[] = [
  {
    motif: 'hills',
    topic: 'Craft',
    title: 'What a good brief leaves out',
    author: 'Noor Haddad',
    person: 'noor',
    length: '6 min read',
  },
  {
    motif: 'waves',
    topic: 'Notes',
    title: 'A year without Monday meetings',
    author: 'Samuel Okoro',
    person: 'samuel',
    length: '4 min read',
  },
  {
    motif: 'arches',
    topic: 'Interview',
    title: 'Building slowly on purpose',
    author: 'Freya Lund',
    person: 'freya',
    length: '9 min read',
  },
]

const content = {
  eyebrow: 'Journal',
  title: 'Notes from the workshop',
  link: 'All articles',
  teaser:
    'The best projects we had this year began with one page and three questions. Here is the page.',
  articles,
}

type Props = PanelProps<typeof content>
type StoryProps = {
  t: Props['t']
  article: Article
  width: number
  height: number
  teaser?: string
}

const Story = ({ t, article, width, height, teaser }: StoryProps) => (
  <Stack width={width} gap={20}>
    <Pic picture={cover(t.pictures, { motif: article.motif })} width={width} height={height} />
    <Stack gap={12} align="flex-start">
      <Chip t={t}>{article.topic}</Chip>
      <Text size={teaser ? 'h3' : 'h4'} color={t.ink}>
        {article.title}
      </Text>
      {teaser && (
        <Text color={t.muted} maxWidth={560}>
          {teaser}
        </Text>
      )}
      <Byline t={t} person={article.person} author={article.author} length={article.length} />
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'blog-lead-story',
  name: 'Lead story and two',
  category: 'blog',
  columns: 2,
  keywords: ['journal', 'articles', 'magazine', 'featured'],
  usesBrandName: false,
  content,
  render({ t, o, content }) {
    const [lead, ...others] = content.articles.slice(0, 3)
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          action={<LinkTo t={t}>{content.link}</LinkTo>}
        />
        {o === 'center' ? (
          <Columns>
            {content.articles.slice(0, 3).map((article) => (
              <Story key={article.title} t={t} article={article} width={384} height={280} />
            ))}
          </Columns>
        ) : (
          <Columns>
            {mirrorPair(
              o,
              lead && (
                <Story
                  key="lead"
                  t={t}
                  article={lead}
                  width={690}
                  height={430}
                  teaser={content.teaser}
                />
              ),
              <Stack key="others" gap={36}>
                {others.map((article) => (
                  <Story key={article.title} t={t} article={article} width={486} height={200} />
                ))}
              </Stack>,
            )}
          </Columns>
        )}
      </Section>
    )
  },
})
