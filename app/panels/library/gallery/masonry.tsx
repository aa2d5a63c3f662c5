import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  birches,
  cover,
  jug,
  kitchen,
  map,
  type Picture,
  portrait,
  product,
  stairs,
} from '../../pictures'
import { Card, Columns, Head, LinkTo, Pic, Section, Stack, Text } from '../../primitives'

const content = {
  eyebrow: 'From the studio wall',
  title: 'A year in eight frames',
  lead: 'What we cooked, built, printed and walked through in 2025.',
  link: 'Follow the wall',
  note: {
    title: 'Print any of them',
    text: 'Fine art paper, 40 × 50 cm, signed and numbered. $90 each, posted on Fridays.',
    link: 'Order a print',
  },
}

type Props = PanelProps<typeof content>

const width = 384

/** Name and height of every picture, column by column; all columns are equally tall. */
type Frame = [picture: keyof ReturnType<typeof frames>, height: number]

function frames({ t }: Props) {
  const p = t.pictures
  return {
    birches: birches(p),
    stairs: stairs(p),
    jug: jug(p),
    kitchen: kitchen(p),
    person: portrait(p, 'freya'),
    bowl: product(p, { kind: 'bowl', backdrop: 'secondary' }),
    print: cover(p, { motif: 'waves' }),
    map: map(p, {
      city: 'bay',
      frame: [width, 256],
      pins: [[0.5, 0.55]],
      pinColor: p.secondary(0.7),
    }),
  } satisfies Record<string, Picture>
}

const Note = ({ t, content, height }: Props & { height: number }) => (
  <Card t={t} kind="tint" width={width} height={height} radius={24} justify="space-between">
    <Stack gap={10}>
      <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {content.note.title}
      </Text>
      <Text color={t.dark ? t.ink : t.neutral(0.36, 0.03)}>{content.note.text}</Text>
    </Stack>
    <LinkTo t={t} color={t.onTint}>
      {content.note.link}
    </LinkTo>
  </Card>
)

export default definePanel({
  id: 'gallery-masonry',
  name: 'Masonry wall',
  category: 'gallery',
  columns: 3,
  keywords: ['pictures', 'wall', 'photos', 'prints'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const all = frames(props)
    const column = (list: Frame[], note?: { at: number; height: number }) => {
      const items = list.map(([name, height]) => (
        <Pic key={name} picture={all[name]} width={width} height={height} />
      ))
      if (note) items.splice(note.at, 0, <Note key="note" {...props} height={note.height} />)
      return items
    }
    const columns = [
      column([
        ['birches', 300],
        ['person', 452],
        ['map', 256],
      ]),
      column(
        [
          ['stairs', 452],
          ['bowl', 344],
        ],
        { at: 1, height: 212 },
      ),
      column([
        ['kitchen', 344],
        ['print', 256],
        ['jug', 408],
      ]),
    ]
    const middle = [
      column(
        [
          ['stairs', 460],
          ['print', 256],
        ],
        { at: 1, height: 212 },
      ),
      column([
        ['kitchen', 320],
        ['person', 632],
      ]),
      column([
        ['birches', 300],
        ['jug', 372],
        ['map', 256],
      ]),
    ]
    const shown = o === 'center' ? middle : o === 'left' ? columns : [...columns].reverse()
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
          action={<LinkTo t={t}>{content.link}</LinkTo>}
        />
        <Columns>
          {shown.map((items, i) => (
            <Stack key={`${i}`} gap={24}>
              {items}
            </Stack>
          ))}
        </Columns>
      </Section>
    )
  },
})
