import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { greenhouse } from '../../pictures'
import {
  Avatar,
  Card,
  CheckList,
  Chip,
  Eyebrow,
  Icon,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type ArticlePart, articleContent } from './article/content'

type Props = PanelProps<typeof articleContent>

const textWidth = 690
const sideWidth = 400

const Byline = ({ t, content }: Props) => (
  <Row gap={14}>
    <Avatar t={t} person={content.person} size={48} />
    <Stack>
      <Text size="small" weight={600} color={t.ink}>
        {content.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.about}
      </Text>
    </Stack>
  </Row>
)

const Parts = ({ t, parts }: { t: Props['t']; parts: ArticlePart[] }) => (
  <Stack width={textWidth} gap={40}>
    {parts.map((part) => (
      <Stack key={part.title} width={textWidth} gap={16}>
        <Text size="h3" color={t.ink} style={{ fontSize: 28, lineHeight: '36px' }}>
          {part.title}
        </Text>
        {part.paragraphs.map((paragraph) => (
          <Text
            key={paragraph}
            color={t.muted}
            width={textWidth}
            style={{ fontSize: 18, lineHeight: '30px' }}
          >
            {paragraph}
          </Text>
        ))}
      </Stack>
    ))}
  </Stack>
)

/** Said by somebody in the article, on the deep color. */
const Quote = ({ t, content, width }: Props & { width: number }) => (
  <Card t={t} kind="deep" width={width} padding={36} radius={24} gap={24}>
    <Icon name="quote" size={32} color={t.onDeepMuted} />
    <Text size="h4" weight={500} color={t.onDeep} style={{ fontSize: 24, lineHeight: '34px' }}>
      {`“${content.quote.text}”`}
    </Text>
    <Text size="small" color={t.onDeepMuted}>
      {content.quote.name}
    </Text>
  </Card>
)

const List = ({ t, content, width }: Props & { width: number }) => (
  <Card t={t} width={width} padding={36} radius={24} gap={22}>
    <Text size="h4" color={t.ink}>
      {content.list.title}
    </Text>
    <CheckList t={t} items={content.list.items} />
  </Card>
)

const Picture = ({ t, o, content }: Props) => {
  const [width, height] = o === 'center' ? [1200, 600] : [1200, 520]
  return (
    <Stack gap={14} align={o === 'center' ? 'center' : 'flex-start'}>
      <Pic
        picture={greenhouse(t.pictures, { mirror: o === 'right' })}
        width={width}
        height={height}
        radius={28}
      />
      <Text size="small" color={t.muted} align={o === 'center' ? 'center' : 'left'}>
        {content.caption}
      </Text>
    </Stack>
  )
}

/** One column to read down, everything in the middle. */
const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Section t={t}>
      <Stack gap={24} align="center" marginBottom={64}>
        <Chip t={t}>{content.topic}</Chip>
        <Text size="h1" color={t.ink} align="center" width={900}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted} align="center" width={620}>
          {content.lead}
        </Text>
        <Byline {...props} />
      </Stack>
      <Picture {...props} />
      <Stack align="center" gap={56} marginTop={56}>
        <Parts t={t} parts={content.parts.slice(0, 1)} />
        <Quote {...props} width={textWidth} />
        <Parts t={t} parts={content.parts.slice(1)} />
        <List {...props} width={textWidth} />
      </Stack>
    </Section>
  )
}

export default definePanel({
  id: 'blog-article',
  name: 'Article',
  category: 'blog',
  columns: 2,
  keywords: ['post', 'story', 'text', 'read', 'quote', 'news'],
  usesBrandName: false,
  content: articleContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') return <Centered {...props} />
    const head = (
      <Stack key="head" width={textWidth} gap={24} align="flex-start">
        <Eyebrow t={t}>{content.topic}</Eyebrow>
        <Text size="h1" color={t.ink}>
          {content.title}
        </Text>
      </Stack>
    )
    const about = (
      <Stack key="about" width={sideWidth} gap={24}>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
        <Byline {...props} />
      </Stack>
    )
    return (
      <Section t={t}>
        <Row justify="space-between" align="flex-end" marginBottom={56}>
          {mirrorPair(o, head, about)}
        </Row>
        <Picture {...props} />
        <Row
          gap={110}
          align="flex-start"
          marginTop={56}
          style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}
        >
          <Parts t={t} parts={content.parts} />
          <Stack width={sideWidth} gap={24}>
            <Quote {...props} width={sideWidth} />
            <List {...props} width={sideWidth} />
          </Stack>
        </Row>
      </Section>
    )
  },
})
