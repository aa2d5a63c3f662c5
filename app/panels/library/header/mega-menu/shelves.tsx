import type { Theme } from '../../../color/theme'
import { cover, product } from '../../../pictures'
import { Badge, Card, Columns, LinkTo, Pic, Row, Stack, Text } from '../../../primitives'
import type { MegaMenuContent, MenuColumn, MenuGuide, MenuStory } from './content'

type ShelfProps = { t: Theme; content: MegaMenuContent }

const Group = ({ t, column }: { t: Theme; column: MenuColumn }) => (
  <Stack width={270} gap={20}>
    <Text size="small" weight={600} color={t.muted}>
      {column.title}
    </Text>
    {column.links.map(({ icon, label, text }) => (
      <Row key={label} gap={14}>
        <Badge t={t} icon={icon} size={44} />
        <Stack>
          <Text size="small" weight={600} color={t.ink} style={{ fontSize: 15.5 }}>
            {label}
          </Text>
          <Text size="small" color={t.muted}>
            {text}
          </Text>
        </Stack>
      </Row>
    ))}
  </Stack>
)

const Story = ({ t, story }: { t: Theme; story: MenuStory }) => (
  <Card t={t} kind="tint" width={294} padding={16} gap={16}>
    <Pic picture={cover(t.pictures, { motif: story.motif })} width={262} height={132} radius={12} />
    <Stack gap={4}>
      <Text size="small" color={t.onTint}>
        {story.label}
      </Text>
      <Text size="h5" color={t.ink}>
        {story.title}
      </Text>
    </Stack>
    <LinkTo t={t} color={t.onTint}>
      {story.link}
    </LinkTo>
  </Card>
)

/** Groups of links, and a story at their end. */
export const LinkShelf = ({ t, content }: ShelfProps) => (
  <Row gap={32} align="stretch">
    {content.columns.slice(0, 3).map((column) => (
      <Group key={column.title} t={t} column={column} />
    ))}
    <Story t={t} story={content.story} />
  </Row>
)

const backdrops = ['secondary', 'primary', 'sand', 'deep'] as const

const Guide = ({ t, guide, at }: { t: Theme; guide: MenuGuide; at: number }) => (
  <Stack width={282} gap={14}>
    <Pic
      picture={product(t.pictures, {
        kind: guide.picture,
        backdrop: backdrops[at % backdrops.length],
      })}
      width={282}
      height={176}
      radius={16}
    />
    <Stack>
      <LinkTo t={t}>{guide.label}</LinkTo>
      <Text size="small" color={t.muted}>
        {guide.title}
      </Text>
    </Stack>
  </Stack>
)

/** Pictured entries, and below them whom to ask. */
export const GuideShelf = ({ t, content }: ShelfProps) => (
  <Stack gap={28}>
    <Columns>
      {content.guides.slice(0, 4).map((guide, i) => (
        <Guide key={guide.label} t={t} guide={guide} at={i} />
      ))}
    </Columns>
    <Card t={t} row kind="tint" padding="16px 24px" justify="space-between" align="center">
      <Text size="small" color={t.ink} style={{ fontSize: 15, flexShrink: 1 }}>
        {content.help.text}
      </Text>
      <LinkTo t={t} color={t.onTint}>
        {content.help.link}
      </LinkTo>
    </Card>
  </Stack>
)
