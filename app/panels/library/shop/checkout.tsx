import type { ReactNode } from 'react'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Card,
  Columns,
  Field,
  LinkTo,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { Deliveries, Payments } from './checkout/choices'
import { type CheckoutWords, checkoutContent } from './checkout/content'
import { Item, Returns, Summary, Sums, Total } from './checkout/summary'

type Props = PanelProps<CheckoutWords>
type PartProps = Props & { width: number }

/** A step: its number, its name and what is asked. */
const Step = ({
  t,
  at,
  title,
  children,
}: {
  t: Props['t']
  at: number
  title: string
  children: ReactNode
}) => (
  <Stack gap={24}>
    <Row gap={16}>
      <Box centered width={36} height={36} radius={18} background={t.tint}>
        <Text size="small" weight={600} color={t.onTint}>
          {`${at}`}
        </Text>
      </Box>
      <Text size="h4" color={t.ink}>
        {title}
      </Text>
    </Row>
    {children}
  </Stack>
)

/** Two fields in a row. */
const Address = ({ t, content, width }: PartProps) => (
  <Step t={t} at={1} title={content.addressTitle}>
    <Stack gap={16}>
      {Array.from({ length: Math.ceil(content.fields.length / 2) }, (_, row) => {
        const pair = content.fields.slice(row * 2, row * 2 + 2)
        return (
          <Row key={`${row}`} gap={16} align="flex-start">
            {pair.map((field) => (
              <Field
                key={field.label}
                t={t}
                width={pair.length > 1 ? (width - 16) / 2 : width}
                {...field}
                placeholder
              />
            ))}
          </Row>
        )
      })}
    </Stack>
  </Step>
)

const Delivery = (props: PartProps) => (
  <Step t={props.t} at={2} title={props.content.deliveryTitle}>
    <Deliveries {...props} />
  </Step>
)

const Payment = (props: PartProps) => (
  <Step t={props.t} at={3} title={props.content.paymentTitle}>
    <Payments {...props} />
  </Step>
)

const Title = ({ t, o, content }: Props) => {
  const align = o === 'center' ? 'center' : 'left'
  return (
    <Stack gap={12} align={o === 'center' ? 'center' : 'flex-start'}>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align}>
        {content.lead}
      </Text>
      <Box marginTop={4}>
        <LinkTo t={t}>{content.back}</LinkTo>
      </Box>
    </Stack>
  )
}

/** What is bought across the top, questions in two cards, the sum across the bottom. */
const Centered = (props: Props) => {
  const { t, content } = props
  const inner = 588 - 82
  return (
    <Stack gap={24}>
      <Box marginBottom={32} align="center">
        <Title {...props} />
      </Box>
      {Array.from({ length: Math.ceil(content.items.length / 3) }, (_, row) => (
        <Columns key={`${row}`}>
          {content.items.slice(row * 3, row * 3 + 3).map((item) => (
            <Card key={item.name} t={t} width={384} padding={16}>
              <Item t={t} item={item} />
            </Card>
          ))}
        </Columns>
      ))}
      <Columns>
        <Card t={t} width={588} padding={40} gap={40} justify="space-between">
          <Address {...props} width={inner} />
          <Delivery {...props} width={inner} />
          <Returns t={t} content={content} />
        </Card>
        <Card t={t} width={588} padding={40} gap={32} justify="space-between">
          <Payment {...props} width={inner} />
          <Stack gap={24}>
            <Sums t={t} content={content} />
            <Total t={t} content={content} />
            <Button t={t} size="l" icon="lock" iconFirst width={inner}>
              {content.button}
            </Button>
          </Stack>
        </Card>
      </Columns>
    </Stack>
  )
}

export default definePanel({
  id: 'shop-checkout',
  name: 'Checkout',
  category: 'shop',
  columns: 2,
  keywords: ['pay', 'order', 'address', 'delivery', 'card', 'basket', 'form'],
  usesBrandName: false,
  content: checkoutContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Centered {...props} />
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
          <Stack width={692} gap={48}>
            <Title {...props} />
            <Address {...props} width={692} />
            <Delivery {...props} width={692} />
            <Payment {...props} width={692} />
          </Stack>
          <Summary t={t} content={content} width={432} />
        </Row>
      </Section>
    )
  },
})
