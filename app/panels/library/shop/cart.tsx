import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { product } from '../../pictures'
import {
  Box,
  Button,
  Card,
  CheckList,
  Icon,
  LinkTo,
  Pic,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type CartItem, cartContent } from './cart/content'

type Props = PanelProps<typeof cartContent>
type Theme = Props['t']

const Count = ({ t, count }: { t: Theme; count: string }) => (
  <Row
    width={124}
    height={42}
    padding="0 14px"
    justify="space-between"
    radius={12}
    background={t.field}
    border={`1.5px solid ${t.fieldLine}`}
  >
    <Icon name="minus" size={16} color={t.muted} stroke={2.2} />
    <Text size="small" weight={600} color={t.ink}>
      {count}
    </Text>
    <Icon name="plus" size={16} color={t.muted} stroke={2.2} />
  </Row>
)

const Item = ({ t, item }: { t: Theme; item: CartItem }) => (
  <Row gap={28} padding="24px 0">
    <Pic
      picture={product(t.pictures, { kind: item.kind, backdrop: item.backdrop })}
      width={96}
      height={96}
      radius={18}
    />
    <Stack grow gap={2} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink}>
        {item.name}
      </Text>
      <Text color={t.muted}>{item.about}</Text>
    </Stack>
    <Count t={t} count={item.count} />
    <Text size="h4" color={t.ink} align="right" width={84}>
      {item.price}
    </Text>
  </Row>
)

const Items = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width}>
    {content.items.map((item) => (
      <Stack key={item.name} width={width}>
        <Rule t={t} width={width} />
        <Item t={t} item={item} />
      </Stack>
    ))}
  </Stack>
)

const Sum = ({ t, content, width }: Props & { width: number }) => {
  const inner = width - 82
  return (
    <Card t={t} width={width} padding={40} radius={24} gap={24}>
      <Text size="h4" color={t.ink}>
        {content.sumTitle}
      </Text>
      <Stack gap={14}>
        {content.sums.map(({ label, value }) => (
          <Row key={label} gap={16} justify="space-between" align="flex-start">
            <Text color={t.muted} style={{ flexShrink: 1 }}>
              {label}
            </Text>
            <Text weight={500} color={t.ink} nowrap>
              {value}
            </Text>
          </Row>
        ))}
      </Stack>
      <Rule t={t} width={inner} />
      <Row gap={16} justify="space-between">
        <Text size="h4" color={t.ink} style={{ flexShrink: 1 }}>
          {content.total.label}
        </Text>
        <Text size="h3" color={t.ink} nowrap>
          {content.total.value}
        </Text>
      </Row>
      <Button t={t} size="l" icon="arrow" width={inner}>
        {content.button}
      </Button>
      <CheckList t={t} items={content.notes} gap={10} />
    </Card>
  )
}

const Title = ({ t, o, content }: Props) => {
  const align = o === 'center' ? 'center' : 'left'
  return (
    <Stack gap={12} align={o === 'center' ? 'center' : 'flex-start'} marginBottom={48}>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align}>
        {content.lead}
      </Text>
      <Box marginTop={8}>
        <LinkTo t={t}>{content.back}</LinkTo>
      </Box>
    </Stack>
  )
}

export default definePanel({
  id: 'shop-cart',
  name: 'Cart',
  category: 'shop',
  columns: 2,
  keywords: ['basket', 'checkout', 'order', 'quantity', 'total', 'bag'],
  usesBrandName: false,
  content: cartContent,
  render(props) {
    const { t, o } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Title {...props} />
          <Stack align="center" gap={32}>
            <Items {...props} width={820} />
            <Sum {...props} width={820} />
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Row
          gap={76}
          align="flex-start"
          style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}
        >
          <Stack width={692}>
            <Title {...props} />
            <Items {...props} width={692} />
          </Stack>
          <Sum {...props} width={432} />
        </Row>
      </Section>
    )
  },
})
