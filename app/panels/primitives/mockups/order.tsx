import type { Theme } from '../../color/theme'
import { type PersonName, plate, product } from '../../pictures'
import { Avatar } from '../avatar'
import { Box, Row, Stack } from '../box'
import { Icon } from '../icon'
import { Pic } from '../pic'
import { Text } from '../text'
import { Phone, phoneContentWidth } from './phone'

export type OrderContent = {
  label: string
  title: string
  person: PersonName
  dish: { name: string; price: string; note: string }
  extras: readonly { name: string; price: string; count: string }[]
  button: string
}

export const orderContent: OrderContent = {
  label: 'Pick up at 12:10',
  title: 'Lunch today',
  person: 'noor',
  dish: { name: 'Late summer bowl', price: '$13', note: 'Tomato, basil, barley' },
  extras: [
    { name: 'Filter coffee', price: '$4', count: '1' },
    { name: 'Fig jam', price: '$7', count: '2' },
  ],
  button: 'Order for $31',
}

const shots = [
  { kind: 'mug', backdrop: 'secondary' },
  { kind: 'jar', backdrop: 'primary' },
] as const

const Counter = ({ t, count }: { t: Theme; count: string }) => (
  <Row gap={9} height={28} padding="0 9px" radius={14} background={t.tint} marginLeft="auto">
    <Icon name="minus" size={12} color={t.onTint} stroke={2.4} />
    <Text size="micro" weight={600} color={t.onTint}>
      {count}
    </Text>
    <Icon name="plus" size={12} color={t.onTint} stroke={2.4} />
  </Row>
)

type OrderPhoneProps = { t: Theme; width?: number; height?: number; content?: OrderContent }

/** A phone with lunch on it: a dish, two extras and the order button. Needs 270 × 560 or more. */
export function OrderPhone(phone: OrderPhoneProps) {
  const { t, width = 270, height = 560, content = orderContent } = phone
  const inner = phoneContentWidth(width)
  return (
    <Phone t={t} width={width} height={height}>
      <Row justify="space-between">
        <Stack>
          <Text size="micro" color={t.muted}>
            {content.label}
          </Text>
          <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
            {content.title}
          </Text>
        </Stack>
        <Avatar t={t} person={content.person} size={38} />
      </Row>
      <Pic picture={plate(t.pictures)} width={inner} height={height - 396} radius={18} />
      <Row justify="space-between" align="flex-start">
        <Stack>
          <Text size="small" weight={600} color={t.ink}>
            {content.dish.name}
          </Text>
          <Text size="micro" color={t.muted}>
            {content.dish.note}
          </Text>
        </Stack>
        <Text size="small" weight={600} color={t.ink}>
          {content.dish.price}
        </Text>
      </Row>
      {content.extras.map(({ name, price, count }, i) => (
        <Row key={name} gap={10}>
          <Pic
            picture={product(t.pictures, shots[i % shots.length])}
            width={42}
            height={42}
            radius={12}
          />
          <Stack>
            <Text size="micro" weight={600} color={t.ink}>
              {name}
            </Text>
            <Text size="micro" color={t.muted}>
              {price}
            </Text>
          </Stack>
          <Counter t={t} count={count} />
        </Row>
      ))}
      <Box centered height={48} radius={16} background={t.action} marginTop="auto">
        <Text size="small" weight={600} color={t.onAction}>
          {content.button}
        </Text>
      </Box>
    </Phone>
  )
}
