import type { Theme } from '../../../color/theme'
import { cover, product } from '../../../pictures'
import { Badge, LinkTo, Pic, Row, Stack, Text } from '../../../primitives'
import type { MenuColumn, MenuGuide, MenuLink, MenuStory } from './content'

const Link = ({ t, link }: { t: Theme; link: MenuLink }) => (
  <Row gap={14} align="flex-start">
    <Badge t={t} icon={link.icon} size={42} />
    <Stack gap={2} style={{ flexShrink: 1 }}>
      <Text size="h5" color={t.ink} style={{ fontSize: 16, lineHeight: '22px' }}>
        {link.title}
      </Text>
      <Text size="small" color={t.muted} style={{ lineHeight: '20px' }}>
        {link.text}
      </Text>
    </Stack>
  </Row>
)

export const LinkColumn = ({ t, column }: { t: Theme; column: MenuColumn }) => (
  <Stack width={256} gap={22}>
    <Text size="small" weight={600} color={t.link} style={{ fontSize: 13 }}>
      {column.title}
    </Text>
    {column.links.map((link) => (
      <Link key={link.title} t={t} link={link} />
    ))}
  </Stack>
)

/** A customer story beside the columns. */
export const Story = ({ t, story }: { t: Theme; story: MenuStory }) => (
  <Stack width={270} gap={14}>
    <Pic picture={cover(t.pictures, { motif: story.motif })} width={270} height={168} radius={16} />
    <Text size="small" weight={600} color={t.link} style={{ fontSize: 13 }}>
      {story.label}
    </Text>
    <Text size="h5" color={t.ink} style={{ lineHeight: '24px', textWrap: 'balance' }}>
      {story.title}
    </Text>
    <LinkTo t={t}>{story.link}</LinkTo>
  </Stack>
)

const shots = [
  { kind: 'bag', backdrop: 'secondary' },
  { kind: 'speaker', backdrop: 'primary' },
  { kind: 'jar', backdrop: 'sand' },
  { kind: 'lamp', backdrop: 'deep' },
] as const

type GuideProps = { t: Theme; guide: MenuGuide; index: number }

/** A pictured entry, for the menu without columns of links. */
export const Guide = ({ t, guide, index }: GuideProps) => (
  <Stack width={262} gap={16}>
    <Pic
      picture={product(t.pictures, shots[index % shots.length])}
      width={262}
      height={252}
      radius={16}
    />
    <Stack gap={4}>
      <Text size="h5" color={t.ink}>
        {guide.label}
      </Text>
      <Text size="small" color={t.muted}>
        {guide.title}
      </Text>
    </Stack>
    <LinkTo t={t}>{guide.link}</LinkTo>
  </Stack>
)
