import type { Theme } from '../../../color/theme'
import { Box, Columns, Field, Icon, Row, Stack, Tabs, Text } from '../../../primitives'
import type { CheckoutWords, Delivery, Payment } from './content'

type ChoiceProps = { t: Theme; content: CheckoutWords; width: number }

const Dot = ({ t, chosen }: { t: Theme; chosen: boolean }) => (
  <Box
    centered
    width={22}
    height={22}
    radius={11}
    background={t.field}
    border={`1.5px solid ${chosen ? t.mark : t.fieldLine}`}
  >
    {chosen ? <Box width={10} height={10} radius={5} background={t.mark} /> : null}
  </Box>
)

const outline = (t: Theme, chosen: boolean) =>
  chosen ? `2px solid ${t.mark}` : `1.5px solid ${t.fieldLine}`

const DeliveryCard = ({ t, one, chosen }: { t: Theme; one: Delivery; chosen: boolean }) => (
  <Row
    gap={14}
    padding="16px 18px"
    align="flex-start"
    radius={14}
    background={t.field}
    border={outline(t, chosen)}
  >
    <Box marginTop={2}>
      <Dot t={t} chosen={chosen} />
    </Box>
    <Stack style={{ flexShrink: 1 }}>
      <Text weight={600} color={t.ink}>
        {one.title}
      </Text>
      <Text size="small" color={t.muted}>
        {one.text}
      </Text>
    </Stack>
  </Row>
)

/** Two ways side by side: pressing one chooses it. */
export const Deliveries = ({ t, content, width }: ChoiceProps) => {
  const count = Math.max(1, Math.min(2, content.deliveries.length))
  const each = (width - (count - 1) * 16) / count
  return (
    <Tabs
      rows={content.deliveries}
      width={each}
      label={(one, chosen) => <DeliveryCard t={t} one={one} chosen={chosen} />}
    >
      {(labels) => (
        <Stack gap={16}>
          {Array.from({ length: Math.ceil(labels.length / count) }, (_, row) => (
            <Columns key={`${row}`} gap={16}>
              {labels.slice(row * count, (row + 1) * count)}
            </Columns>
          ))}
        </Stack>
      )}
    </Tabs>
  )
}

type PaymentTabProps = { t: Theme; one: Payment; chosen: boolean; signed: boolean }

const PaymentTab = ({ t, one, chosen, signed }: PaymentTabProps) => (
  <Row
    gap={10}
    height={52}
    justify="center"
    radius={12}
    background={chosen ? t.tint : t.field}
    border={outline(t, chosen)}
  >
    {signed && <Icon name={one.icon} size={18} color={chosen ? t.onTint : t.muted} />}
    <Text size="small" weight={600} color={chosen ? t.onTint : t.ink}>
      {one.label}
    </Text>
  </Row>
)

const PaymentPage = ({ t, one, width }: { t: Theme; one: Payment; width: number }) => {
  const each = (width - (one.fields.length - 1) * 16) / Math.max(1, one.fields.length)
  return (
    <Stack gap={16} width={width}>
      {one.text !== '' && <Text color={t.muted}>{one.text}</Text>}
      {one.fields.length > 0 && (
        <Row gap={16} align="flex-start">
          {one.fields.map((field) => (
            <Field key={field.label} t={t} width={each} {...field} placeholder />
          ))}
        </Row>
      )}
    </Stack>
  )
}

export const Payments = ({ t, content, width }: ChoiceProps) => {
  const count = Math.max(1, content.payments.length)
  return (
    <Tabs
      rows={content.payments}
      width={Math.floor((width - (count - 1) * 12) / count)}
      label={(one, chosen) => <PaymentTab t={t} one={one} chosen={chosen} signed={width > 600} />}
      page={(one) => <PaymentPage t={t} one={one} width={width} />}
    >
      {(labels, page) => (
        <Stack gap={20}>
          <Columns gap={12}>{labels}</Columns>
          {page}
        </Stack>
      )}
    </Tabs>
  )
}
