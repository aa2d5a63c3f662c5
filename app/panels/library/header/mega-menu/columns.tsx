import type { Theme } from '../../../color/theme'
import { cover, product } from '../../../pictures'
import { Badge, Pic, Row, Stack, Text } from '../../../primitives'
import type { MenuColumn, MenuGuide, MenuStory } from './content'

const Words = ({
  t,
  title,
  text,
  width,
}: {
  t: Theme
  title: string
  text: string
  width: number
}) => (
  <Stack width={width} gap={1}>
    <Text size="small" weight={600} color={t.ink} style={{ fontSize: 15.5 }}>
      {title}
    </Text>
    <Text size="small" color={t.muted} style={{ lineHeight: '18px' }}>
      {text}
    </Text>
  </Stack>
)

/** A group of links: its first icon, its name and its first two links. */
export const Topic = ({ t, column }: { t: Theme; column: MenuColumn }) => (
  <Row gap={14}>
    {column.links[0] && <Badge t={t} icon={column.links[0].icon} size={44} />}
    <Words
      t={t}
      width={190}
      title={column.title}
      text={column.links
        .slice(0, 2)
        .map(({ title }) => title)
        .join(', ')}
    />
  </Row>
)

/** A customer story at the end of the line. */
export const Story = ({ t, story }: { t: Theme; story: MenuStory }) => (
  <Row gap={14}>
    <Pic picture={cover(t.pictures, { motif: story.motif })} width={72} height={52} radius={10} />
    <Words t={t} width={240} title={story.label} text={story.title} />
  </Row>
)

const shots = [
  { kind: 'bag', backdrop: 'secondary' },
  { kind: 'headphones', backdrop: 'primary' },
  { kind: 'candle', backdrop: 'sand' },
  { kind: 'clock', backdrop: 'deep' },
] as const

type GuideProps = { t: Theme; guide: MenuGuide; index: number }

/** A pictured entry, for the menu without groups of links. */
export const Guide = ({ t, guide, index }: GuideProps) => (
  <Row gap={14}>
    <Pic
      picture={product(t.pictures, shots[index % shots.length])}
      width={56}
      height={56}
      radius={12}
    />
    <Words t={t} width={190} title={guide.label} text={guide.title} />
  </Row>
)
