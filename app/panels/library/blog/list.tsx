import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { desk, greenhouse, kitchen, type Picture, workshop } from '../../pictures'
import {
  Chip,
  Eyebrow,
  Head,
  Icon,
  LinkTo,
  mirrorPair,
  Pic,
  RoundIcon,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'Site diary',
  title: 'Written between two site visits',
  lead: 'Short notes from the scaffolding, mostly about what went wrong and what it cost.',
  link: 'Browse by year',
  feed: 'Get new notes by e-mail',
  posts: [
    {
      date: '12 Nov',
      topic: 'Timber',
      title: 'Larch moves, so leave it room',
      text: 'Six millimeters per meter, measured over one wet winter.',
      length: '4 min',
    },
    {
      date: '30 Oct',
      topic: 'Permits',
      title: 'Nine months for a balcony',
      text: 'A timeline, with names removed and every form attached.',
      length: '7 min',
    },
    {
      date: '8 Oct',
      topic: 'Light',
      title: 'Where to put the only window',
      text: 'We moved a cardboard model around the garden for a week.',
      length: '5 min',
    },
    {
      date: '19 Sep',
      topic: 'Money',
      title: 'The stair that cost a kitchen',
      text: 'What we should have asked the carpenter in March.',
      length: '6 min',
    },
  ],
}

type Props = PanelProps<typeof content>
type Post = (typeof content.posts)[number]

function picture({ t }: Props, index: number): Picture {
  const pictures = [workshop, desk, greenhouse, kitchen]
  return (pictures[index] ?? workshop)(t.pictures)
}

type LineProps = Props & { post: Post; index: number; width: number }

/** One note: date, words and a picture on the far side. */
const Line = ({ post, index, width, ...props }: LineProps) => {
  const { t, o } = props
  const wide = width > 900
  const media = <Pic picture={picture(props, index)} width={168} height={120} radius={16} />
  const words = (
    <Stack grow gap={6} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
        {post.title}
      </Text>
      <Text color={t.muted}>{post.text}</Text>
      {!wide && (
        <Row gap={12} marginTop={6}>
          <Chip t={t}>{post.topic}</Chip>
          <Text size="small" color={t.muted}>
            {`${post.date}, ${post.length}`}
          </Text>
        </Row>
      )}
    </Stack>
  )
  return (
    <Stack width={width}>
      {index > 0 && <Rule t={t} width={width} />}
      <Row gap={32} padding="24px 0">
        {wide && (
          <Stack width={120} gap={10} align="flex-start">
            <Text size="h4" color={t.ink}>
              {post.date}
            </Text>
            <Chip t={t}>{post.topic}</Chip>
          </Stack>
        )}
        {o === 'left' && words}
        {o !== 'left' && media}
        {o !== 'left' && words}
        {o === 'left' && media}
        {wide && <RoundIcon t={t} icon="arrow" size={52} />}
      </Row>
    </Stack>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={400} justify="space-between" align="flex-start" padding="24px 0">
    <Stack gap={24} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
      <LinkTo t={t}>{content.link}</LinkTo>
    </Stack>
    <Row gap={12}>
      <Icon name="mail" size={20} color={t.link} />
      <Text size="small" weight={600} color={t.ink}>
        {content.feed}
      </Text>
    </Row>
  </Stack>
)

export default definePanel({
  id: 'blog-list',
  name: 'Article list',
  category: 'blog',
  columns: 1,
  keywords: ['diary', 'notes', 'rows', 'archive'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const width = o === 'center' ? 1080 : 708
    const lines = (
      <Stack key="lines">
        {content.posts.slice(0, 4).map((post, i) => (
          <Line key={post.title} {...props} post={post} index={i} width={width} />
        ))}
      </Stack>
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={40}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
          />
          <Stack align="center" gap={32}>
            {lines}
            <LinkTo t={t}>{content.link}</LinkTo>
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={88} paddingBottom={88}>
        <Row justify="space-between" align="stretch">
          {mirrorPair(o, <Words key="words" {...props} />, lines)}
        </Row>
      </Section>
    )
  },
})
