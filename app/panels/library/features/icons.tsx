import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { IconName } from '../../primitives'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Head,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'

type Item = { icon: IconName; title: string; text: string }

const items: Item[] = [
  {
    icon: 'calendar',
    title: 'Visits without gaps',
    text: 'The diary offers the free slot next to another visit first.',
  },
  {
    icon: 'heart',
    title: 'One record per animal',
    text: 'Weights, vaccines and pictures on one line, from puppy to old age.',
  },
  {
    icon: 'bell',
    title: 'Reminders that get read',
    text: 'A short message nine days before the booster, with a link to book.',
  },
  {
    icon: 'card',
    title: 'Paid before they leave',
    text: 'The bill is ready when the door opens, on paper or on the phone.',
  },
  {
    icon: 'box',
    title: 'Shelves that count',
    text: 'Each dose given leaves the stock, and the order writes itself.',
  },
  {
    icon: 'shield',
    title: 'Safe and nearby',
    text: 'Records stay in your country and are copied every ten minutes.',
  },
]

const content = {
  eyebrow: 'For small practices',
  title: 'Everything a vet needs daily',
  lead: 'Pawline runs the front desk of 640 practices, so the team can stay with the animals.',
  button: 'See a sample day',
  items,
}

/** Corners of the outer frame belong to the cells, so that a filled one fits. */
function corners(i: number, count: number): string {
  const lastRow = count - ((count - 1) % 3) - 1
  const outer = [0, Math.min(2, count - 1), count - 1, lastRow]
  return outer.map((corner) => (corner === i ? '19px' : '0px')).join(' ')
}

type CellProps = { t: Theme; item: Item; i: number; count: number; filled: boolean }

const Cell = ({ t, item, i, count, filled }: CellProps) => (
  <Box
    width={399}
    padding={36}
    gap={32}
    justify="space-between"
    background={filled ? t.deep : t.card}
    style={{
      borderRadius: corners(i, count),
      borderLeft: i % 3 ? `1px solid ${t.line}` : undefined,
      borderTop: i > 2 ? `1px solid ${t.line}` : undefined,
    }}
  >
    <Badge t={t} icon={item.icon} size={64} kind={filled ? 'deep' : 'tint'} />
    <Stack gap={8}>
      <Text size="h4" color={filled ? t.onDeep : t.ink}>
        {item.title}
      </Text>
      <Text color={filled ? t.onDeepMuted : t.muted}>{item.text}</Text>
    </Stack>
  </Box>
)

/** A line of the list: a large icon, and what it stands for beside it. */
const Line = ({ t, item }: { t: Theme; item: Item }) => (
  <Card t={t} row width={588} padding={32} gap={28} align="center">
    <Badge t={t} icon={item.icon} size={88} />
    <Stack gap={6} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
        {item.title}
      </Text>
      <Text color={t.muted}>{item.text}</Text>
    </Stack>
  </Card>
)

const rowsOf = (items: Item[], each: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / each) }, (_, i) =>
    items.slice(i * each, (i + 1) * each),
  )

const filledCell: Record<Orientation, number> = { left: 0, center: -1, right: 2 }

export default definePanel({
  id: 'features-icons',
  name: 'Icons in a grid',
  category: 'features',
  columns: 3,
  keywords: ['grid', 'benefits', 'symbols', 'table'],
  usesBrandName: false,
  content,
  render({ t, o, content }) {
    const button = (
      <Button t={t} kind="outline" icon="arrow">
        {content.button}
      </Button>
    )
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={o !== 'center' && button}
          width={560}
        />
        {o === 'center' ? (
          <Stack gap={24}>
            {rowsOf(content.items, 2).map((row, i) => (
              <Columns key={`${i}`}>
                {row.map((item) => (
                  <Line key={item.title} t={t} item={item} />
                ))}
              </Columns>
            ))}
            <Row justify="center" marginTop={24}>
              {button}
            </Row>
          </Stack>
        ) : (
          <Stack width={1200} radius={20} border={`1px solid ${t.line}`}>
            {rowsOf(content.items, 3).map((row, y) => (
              <Row key={y} align="stretch">
                {row.map((item, x) => {
                  const i = y * 3 + x
                  const filled = i === filledCell[o]
                  const count = content.items.length
                  return <Cell key={item.title} {...{ t, item, i, count, filled }} />
                })}
              </Row>
            ))}
          </Stack>
        )}
      </Section>
    )
  },
})
