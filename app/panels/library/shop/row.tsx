import { definePanel } from '../../define-panel'
import { type Backdrop, type ProductKind, product } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  Icon,
  LinkTo,
  Pic,
  RoundIcon,
  Row,
  Section,
  Stack,
  Stars,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'

type Item = {
  name: string
  text: string
  price: string
  rating: string
  kind: ProductKind
  backdrop: Backdrop
  color?: 'primary' | 'secondary'
}

const items: Item[] = [
  {
    name: 'Dome lamp',
    text: 'Steel, dimmable',
    price: '$180',
    rating: '4.9 (212)',
    kind: 'lamp',
    backdrop: 'secondary',
  },
  {
    name: 'Belly vase',
    text: 'Stoneware, 26 cm',
    price: '$64',
    rating: '4.8 (96)',
    kind: 'vase',
    backdrop: 'deep',
  },
  {
    name: 'Slow mug',
    text: 'Holds 350 ml',
    price: '$28',
    rating: '4.7 (341)',
    kind: 'mug',
    backdrop: 'primary',
  },
  {
    name: 'Tallis speaker',
    text: 'Oak, 12 hours',
    price: '$260',
    rating: '4.9 (58)',
    kind: 'speaker',
    backdrop: 'sand',
  },
]

const content = {
  eyebrow: 'From the workshop',
  title: 'Desk things that last decades',
  lead: 'Made in Porto by nine people. Repaired free for ten years.',
  link: 'All 38 objects',
  filters: ['All', 'Light', 'Ceramics', 'Sound'],
  add: 'Add to bag',
  items,
}

type Props = PanelProps<typeof content>

const ItemCard = ({ t, item, add }: { t: Props['t']; item: Item; add: string }) => (
  <Card t={t} width={282} padding={12} radius={24}>
    <Box relative>
      <Pic picture={product(t.pictures, item)} width={256} height={276} radius={16} />
      <Box
        centered
        width={38}
        height={38}
        radius={19}
        background="#ffffff"
        absolute={{ top: 12, right: 12 }}
      >
        <Icon name="heart" size={18} color="#14161c" />
      </Box>
    </Box>
    <Stack padding="18px 8px 8px" gap={16}>
      <Row gap={8}>
        <Stars color={t.accent} size={15} />
        <Text size="small" color={t.muted}>
          {item.rating}
        </Text>
      </Row>
      <Row justify="space-between" align="flex-start">
        <Stack>
          <Text size="h5" color={t.ink}>
            {item.name}
          </Text>
          <Text size="small" color={t.muted}>
            {item.text}
          </Text>
        </Stack>
        <Text size="h5" color={t.ink}>
          {item.price}
        </Text>
      </Row>
      <Button t={t} kind="soft" size="s" icon="bag" iconFirst width={240}>
        {add}
      </Button>
    </Stack>
  </Card>
)

const Filters = ({ t, content }: Props) => (
  <Row gap={8}>
    {content.filters.map((filter, i) => (
      <Box
        key={filter}
        padding="9px 20px"
        radius={99}
        background={i ? t.bg : t.action}
        border={`1.5px solid ${i ? t.fieldLine : t.action}`}
      >
        <Text size="small" weight={600} color={i ? t.ink : t.onAction}>
          {filter}
        </Text>
      </Box>
    ))}
  </Row>
)

const Words = ({ t, o, content }: Props) => (
  <Stack
    width={282}
    justify="space-between"
    padding={o === 'right' ? '8px 0 4px 24px' : '8px 0 4px'}
  >
    <Stack gap={20}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text
        size="h3"
        color={t.ink}
        style={{ fontSize: 40, lineHeight: '46px', letterSpacing: -1.3 }}
      >
        {content.title}
      </Text>
      <Text color={t.muted} maxWidth={250}>
        {content.lead}
      </Text>
    </Stack>
    <Stack gap={28}>
      <LinkTo t={t}>{content.link}</LinkTo>
      <Row gap={10}>
        <RoundIcon t={t} icon="arrowLeft" size={48} color={t.faint} />
        <RoundIcon t={t} icon="arrow" size={48} />
      </Row>
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'shop-row',
  name: 'Product row',
  category: 'shop',
  columns: 4,
  keywords: ['bestsellers', 'carousel', 'price', 'rating', 'bag'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const shown = content.items.slice(0, o === 'center' ? 4 : 3)
    const list = o === 'right' ? content.items.slice(1, 4) : shown
    const cards = list.map((item) => (
      <ItemCard key={item.name} t={t} item={item} add={content.add} />
    ))
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            title={content.title}
            lead={content.lead}
            action={<Filters {...props} />}
          />
          <Columns>{cards}</Columns>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Columns>
          {o === 'left' && <Words {...props} />}
          {cards}
          {o === 'right' && <Words {...props} />}
        </Columns>
      </Section>
    )
  },
})
