import { definePanel } from '../../define-panel'
import { type Backdrop, group, type ProductKind, product } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Columns,
  Head,
  Icon,
  LinkTo,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'

type Part = {
  name: string
  text: string
  price: string
  kind: ProductKind
  backdrop: Backdrop
}

const parts: Part[] = [
  {
    name: 'Fig hand wash',
    text: '500 ml, refillable',
    price: '$22',
    kind: 'bottle',
    backdrop: 'secondary',
  },
  { name: 'Cedar candle', text: 'Burns 48 hours', price: '$34', kind: 'jar', backdrop: 'primary' },
  { name: 'Belly vase', text: 'Stoneware, 26 cm', price: '$64', kind: 'vase', backdrop: 'sand' },
]

const content = {
  title: 'Bought together, wrapped together',
  lead: 'Seven in ten people who order the hand wash take the other two as well.',
  link: 'Choose your own three',
  total: {
    label: 'Set of three',
    price: '$102',
    before: '$120 one by one',
    saving: 'You keep $18',
    note: 'One parcel, at your door on Thursday',
    button: 'Add all three',
  },
  parts,
}

type Props = PanelProps<typeof content>

const Tick = ({ t }: { t: Props['t'] }) => (
  <Box
    centered
    width={30}
    height={30}
    radius={10}
    background={t.action}
    absolute={{ top: 14, right: 14 }}
  >
    <Icon name="check" size={17} color={t.onAction} stroke={2.6} />
  </Box>
)

/** Sits on the gutter between two parts. */
const Plus = ({ t }: { t: Props['t'] }) => (
  <Box
    centered
    width={52}
    height={52}
    radius={26}
    background={t.bg}
    absolute={{ top: 156, left: -38 }}
  >
    <Icon name="plus" size={22} color={t.ink} stroke={2} />
  </Box>
)

const PartCard = ({ t, part, first }: { t: Props['t']; part: Part; first: boolean }) => (
  <Stack relative width={282} gap={18}>
    <Pic picture={product(t.pictures, part)} width={282} height={364} radius={20} />
    <Tick t={t} />
    {!first && <Plus t={t} />}
    <Row justify="space-between" align="flex-start">
      <Stack>
        <Text size="h5" color={t.ink}>
          {part.name}
        </Text>
        <Text size="small" color={t.muted}>
          {part.text}
        </Text>
      </Stack>
      <Text size="h5" color={t.ink}>
        {part.price}
      </Text>
    </Row>
  </Stack>
)

const Total = ({ t, content }: Props) => (
  <Card t={t} kind="deep" width={282} padding={28} justify="space-between">
    <Stack gap={12} align="flex-start">
      <Text weight={600} color={t.onDeepMuted}>
        {content.total.label}
      </Text>
      <Text size="stat" color={t.onDeep}>
        {content.total.price}
      </Text>
      <Text color={t.onDeepMuted}>{content.total.before}</Text>
      <Box padding="6px 14px" radius={99} background={t.badge} marginTop={8}>
        <Text size="small" weight={600} color={t.onBadge}>
          {content.total.saving}
        </Text>
      </Box>
    </Stack>
    <Stack gap={18}>
      <Row gap={12} align="flex-start">
        <Icon name="truck" size={20} color={t.onDeep} />
        <Box style={{ flexShrink: 1 }}>
          <Text size="small" color={t.onDeepMuted}>
            {content.total.note}
          </Text>
        </Box>
      </Row>
      <Button t={t} onDeep width={226}>
        {content.total.button}
      </Button>
    </Stack>
  </Card>
)

/** Numbers on the objects of the still life, explained in the bar below. */
const marks = [
  { left: 388, top: 96 },
  { left: 674, top: 262 },
  { left: 872, top: 220 },
]

const Still = ({ t }: Props) => (
  <Box relative width={1200} height={500}>
    <Pic
      picture={group(t.pictures, {
        size: [1200, 500],
        backdrop: 'secondary',
        window: true,
        items: [
          { kind: 'bottle', x: 330, y: 442, scale: 0.58 },
          { kind: 'vase', x: 820, y: 430, scale: 0.54 },
          { kind: 'jar', x: 580, y: 462, scale: 0.46 },
        ],
      })}
      width={1200}
      height={500}
      radius={32}
    />
    {marks.map((place, i) => (
      <Box
        key={`${i}`}
        centered
        width={36}
        height={36}
        radius={18}
        background="#ffffff"
        absolute={place}
      >
        <Text size="small" weight={600} color="#14161c">
          {i + 1}
        </Text>
      </Box>
    ))}
  </Box>
)

const Bar = ({ t, content }: Props) => (
  <Columns>
    {content.parts.slice(0, 3).map((part, i) => (
      <Card key={part.name} t={t} row width={258} height={136} padding={24} gap={16}>
        <Box centered width={32} height={32} radius={16} background={t.tint}>
          <Text size="small" weight={600} color={t.onTint}>
            {i + 1}
          </Text>
        </Box>
        <Stack>
          <Text size="h5" color={t.ink}>
            {part.name}
          </Text>
          <Text size="small" color={t.muted}>
            {part.text}
          </Text>
          <Text weight={600} color={t.ink} style={{ marginTop: 8 }}>
            {part.price}
          </Text>
        </Stack>
      </Card>
    ))}
    <Card
      t={t}
      kind="deep"
      row
      width={354}
      height={136}
      padding="0 28px"
      align="center"
      justify="space-between"
    >
      <Stack>
        <Text size="h3" color={t.onDeep} style={{ fontSize: 36, lineHeight: '44px' }}>
          {content.total.price}
        </Text>
        <Text size="small" color={t.onDeepMuted}>
          {content.total.saving}
        </Text>
      </Stack>
      <Button t={t} onDeep>
        {content.total.button}
      </Button>
    </Card>
  </Columns>
)

export default definePanel({
  id: 'product-bundle',
  name: 'Bundle of three',
  category: 'product',
  columns: 4,
  keywords: ['set', 'together', 'offer', 'cross-sell'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const head = (
      <Head
        t={t}
        o={o}
        marginBottom={56}
        title={content.title}
        lead={content.lead}
        action={o === 'center' ? undefined : <LinkTo t={t}>{content.link}</LinkTo>}
      />
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Stack gap={24}>
            <Still {...props} />
            <Bar {...props} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'right' && <Total {...props} />}
          {content.parts.slice(0, 3).map((part, i) => (
            <PartCard key={part.name} t={t} part={part} first={i === 0} />
          ))}
          {o === 'left' && <Total {...props} />}
        </Columns>
      </Section>
    )
  },
})
