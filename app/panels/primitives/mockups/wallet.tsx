import { alpha } from '../../color/oklch'
import type { Theme } from '../../color/theme'
import type { PersonName } from '../../pictures'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Bars } from '../bars'
import { Box, Row, Stack } from '../box'
import type { IconName } from '../icon-paths'
import { Text } from '../text'
import { Phone, phoneContentWidth } from './phone'

export type WalletContent = {
  label: string
  balance: string
  person: PersonName
  card: { name: string; number: string }
  chart: string
  lines: readonly { icon: IconName; label: string; amount: string }[]
}

export const walletContent: WalletContent = {
  label: 'Total balance',
  balance: '$12,480',
  person: 'ada',
  card: { name: 'Business card', number: '•••• 4821' },
  chart: 'Spending',
  lines: [
    { icon: 'bag', label: 'Rivet Supply', amount: '−$86.20' },
    { icon: 'truck', label: 'Northline Freight', amount: '−$240.00' },
    { icon: 'users', label: 'Payroll, May', amount: '−$9,120' },
  ],
}

const spending = [34, 52, 40, 70, 58, 88, 62]

const PaymentCard = ({ t, content }: { t: Theme; content: WalletContent }) => (
  <Stack padding={14} gap={18} radius={18} background={t.action}>
    <Row justify="space-between">
      <Text size="micro" color={t.onAction}>
        {content.card.name}
      </Text>
      <Row>
        <Box width={18} height={18} radius={9} background={alpha(t.onAction, 0.9)} />
        <Box
          width={18}
          height={18}
          radius={9}
          marginLeft={-7}
          background={t.mono ? alpha(t.onAction, 0.45) : t.accent}
        />
      </Row>
    </Row>
    <Text size="small" weight={600} color={t.onAction} style={{ letterSpacing: 1.6 }}>
      {content.card.number}
    </Text>
  </Stack>
)

type WalletPhoneProps = { t: Theme; width?: number; height?: number; content?: WalletContent }

/** A phone with a balance, a card, a chart and three payments. Needs 270 × 560 or more. */
export function WalletPhone({
  t,
  width = 270,
  height = 560,
  content = walletContent,
}: WalletPhoneProps) {
  return (
    <Phone t={t} width={width} height={height}>
      <Row justify="space-between">
        <Stack>
          <Text size="micro" color={t.muted}>
            {content.label}
          </Text>
          <Text size="h3" color={t.ink} style={{ fontSize: 27, lineHeight: '34px' }}>
            {content.balance}
          </Text>
        </Stack>
        <Avatar t={t} person={content.person} size={38} />
      </Row>
      <PaymentCard t={t} content={content} />
      <Stack gap={8}>
        <Text size="small" weight={600} color={t.ink}>
          {content.chart}
        </Text>
        <Bars
          width={phoneContentWidth(width)}
          height={82}
          values={spending}
          color={t.chart.quiet}
          highlight={5}
          highlightColor={t.chart.first}
          gap={9}
          radius={6}
        />
      </Stack>
      {content.lines.map(({ icon, label, amount }) => (
        <Row key={label} gap={10}>
          <Badge t={t} icon={icon} size={34} />
          <Text size="micro" weight={600} color={t.ink}>
            {label}
          </Text>
          <Box marginLeft="auto">
            <Text size="micro" color={t.muted}>
              {amount}
            </Text>
          </Box>
        </Row>
      ))}
    </Phone>
  )
}
