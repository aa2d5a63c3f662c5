import { ButtonLink, buttonClass } from '~/components/ui/button'
import { Icon, type IconName } from '~/components/ui/icon'
import { pathTo } from '~/map/path-to'
import { viewPath } from '~/map/work-path'
import { orderNextLabels } from '~/messages/orders'
import { paymentMessages } from '~/messages/payments'
import { receiptMessages } from '~/messages/receipts'
import { StatusActions } from '~/routes/work-items/status-actions'
import { moneyText } from '~/shared/money'
import { nextOfOrder, type OrderAction } from '~/shared/order-statuses'
import type { readOrder } from './read-order.server'

type Data = ReturnType<typeof readOrder>

/** The moves that have a button of their own besides the next one: a pause, and back from the end. */
const buttons = { open: 'undo', paused: 'pause' } as const
const nextIcons: Partial<Record<OrderAction, IconName>> = {
  unpaused: 'refresh',
  completed: 'check',
}

/** Next actions of the viewer of an order: the studio moves it on, its client pays or has paid. */
export function OrderActions({ data }: { data: Data }) {
  const { id, facts, moves, may } = data
  const next = nextOfOrder[facts.status]
  return (
    <>
      {may.owns && <BuyerActions data={data} />}
      <StatusActions
        work={{ kind: 'order', id }}
        version={facts.version}
        moves={moves}
        buttons={next ? { ...buttons, [next]: nextIcons[next] ?? 'arrow-right' } : buttons}
        next={next}
        nextLabel={orderNextLabels[facts.status]}
        mayDelete={may.manage}
      />
    </>
  )
}

function BuyerActions({ data: { id, view, payment, price, paidAt } }: { data: Data }) {
  // The view of the payment has both itself.
  if (!price || view === 'payment') return null
  if (paidAt !== null) {
    return (
      <a
        href={pathTo('/orders/:order/receipt.pdf', { order: id })}
        className={buttonClass('secondary')}
      >
        <Icon name="download" />
        {receiptMessages.download}
      </a>
    )
  }
  if (payment?.state !== 'unpaid' || !payment.takesMoney) return null
  return (
    <ButtonLink to={viewPath({ kind: 'order', id }, 'payment')} look="primary" icon="card">
      {paymentMessages.payNow} {moneyText(price)}
    </ButtonLink>
  )
}
