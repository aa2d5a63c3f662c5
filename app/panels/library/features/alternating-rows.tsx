import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { arch, birches, cabin, type Picture, type PicturePalette } from '../../pictures'
import type { IconName } from '../../primitives'
import {
  Badge,
  Box,
  Card,
  CheckList,
  Chip,
  Head,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Item = {
  chip: string
  title: string
  text: string
  points: string[]
  note: { icon: IconName; title: string; text: string }
}

const items: Item[] = [
  {
    chip: 'Before you come',
    title: 'Arrive to a warm house',
    text: 'The stove is lit two hours before you turn into the drive. Tell us the time, or let the phone do it.',
    points: ['Key code by message, no desk', 'Milk, bread and wood inside'],
    note: { icon: 'sun', title: '21° in the living room', text: 'Heating on since 2 PM' },
  },
  {
    chip: 'While you stay',
    title: 'Walk from your own door',
    text: 'Eleven marked paths begin at the terrace, from twenty minutes to a whole day.',
    points: ['Maps that work without a signal', 'Packed lunch by eight'],
    note: { icon: 'walk', title: 'Lake round, 9 km', text: 'Back before the rain at 4 PM' },
  },
]

const content = {
  eyebrow: 'Included at Fjellhus',
  title: 'The small things are done',
  lead: 'Six cabins above the lake, looked after by two people who live next door.',
  items,
}

const pictures = [
  (p: PicturePalette): Picture => cabin(p),
  (p: PicturePalette): Picture => birches(p),
  (p: PicturePalette): Picture => arch(p),
]

const pictureOf = (t: Theme, i: number) => (pictures[i % pictures.length] ?? cabin)(t.pictures)

const Note = ({ t, note }: { t: Theme; note: Item['note'] }) => (
  <Row gap={14}>
    <Badge t={t} icon={note.icon} size={44} />
    <Stack>
      <Text size="small" weight={600} color={t.ink} nowrap>
        {note.title}
      </Text>
      <Text size="small" color={t.muted} nowrap style={{ fontSize: 13, lineHeight: '18px' }}>
        {note.text}
      </Text>
    </Stack>
  </Row>
)

const Words = ({ t, item }: { t: Theme; item: Item }) => (
  <Stack width={460} gap={20} align="flex-start">
    <Chip t={t}>{item.chip}</Chip>
    <Text size="h3" color={t.ink} style={{ fontSize: 36, lineHeight: '44px', letterSpacing: -1.1 }}>
      {item.title}
    </Text>
    <Text size="lead" color={t.muted} style={{ textWrap: 'pretty' }}>
      {item.text}
    </Text>
    <Box marginTop={8}>
      <CheckList t={t} items={item.points} />
    </Box>
  </Stack>
)

type RowProps = { t: Theme; item: Item; i: number; wordsFirst: boolean }

/** Words and a picture; a note floats over the picture's edge next to the words. */
function FeatureRow({ t, item, i, wordsFirst }: RowProps) {
  const media = (
    <Box relative width={640} height={460}>
      <Pic picture={pictureOf(t, i)} width={640} height={460} />
      <Card
        t={t}
        kind="raised"
        padding="16px 22px 16px 16px"
        radius={18}
        absolute={wordsFirst ? { bottom: 36, left: -32 } : { bottom: 36, right: -32 }}
      >
        <Note t={t} note={item.note} />
      </Card>
    </Box>
  )
  return (
    <Row justify="space-between">
      {wordsFirst ? <Words t={t} item={item} /> : media}
      {wordsFirst ? media : <Words t={t} item={item} />}
    </Row>
  )
}

/** Picture on top, the note as its caption. The second stands lower than the first. */
const Tall = ({ t, item, i }: Omit<RowProps, 'wordsFirst'>) => (
  <Card t={t} width={588} padding={12} gap={32} radius={28}>
    <Pic picture={pictureOf(t, i)} width={562} height={380} radius={18} />
    <Stack padding="0 28px" gap={12}>
      <Text size="h3" color={t.ink}>
        {item.title}
      </Text>
      <Text color={t.muted}>{item.text}</Text>
    </Stack>
    <Box padding="24px 28px 20px" style={{ borderTop: `1px solid ${t.line}` }}>
      <Note t={t} note={item.note} />
    </Box>
  </Card>
)

export default definePanel({
  id: 'features-alternating-rows',
  name: 'Alternating rows',
  category: 'features',
  columns: 2,
  keywords: ['zigzag', 'pictures', 'cabin', 'checklist'],
  usesBrandName: false,
  content,
  render({ t, o, content }) {
    return (
      <Section t={t}>
        <Head t={t} o={o} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
        {o === 'center' ? (
          <Row gap={24} align="stretch">
            {content.items.slice(0, 2).map((item, i) => (
              <Tall key={item.title} t={t} item={item} i={i} />
            ))}
          </Row>
        ) : (
          <Stack gap={80}>
            {content.items.map((item, i) => {
              const wordsFirst = (i % 2 === 0) === (o === 'left')
              return <FeatureRow key={item.title} {...{ t, item, i, wordsFirst }} />
            })}
          </Stack>
        )}
      </Section>
    )
  },
})
