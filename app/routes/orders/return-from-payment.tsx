import { Link } from '@remix-run/react'
import { Notice } from '~/components/ui/notice'
import type { PaymentOfOrder } from '~/features/payments/find-payment.server'
import { viewPath } from '~/map/work-path'
import { paymentMessages as say } from '~/messages/payments'

/**
 * Notice before the messages of an order, for somebody who comes back from the payment page: it is paid, or
 * the bank has not confirmed it yet; later nothing. That the bank is processing is said only if it was
 * reported: a person who comes back may have paid, or gone back.
 */
export function BackFromPaying({ payment }: { payment: PaymentOfOrder }) {
  if (payment.justPaid) {
    return (
      <div className="payment-waits">
        <Notice tone="success" role="status" title={say.paidTitle}>
          {say.paidLead}
        </Notice>
      </div>
    )
  }
  if (!payment.waits) return null
  const decides = payment.state === 'processing'
  return (
    <div className="payment-waits">
      <Notice tone="primary" role="status" title={decides ? say.waitingTitle : say.notArrivedTitle}>
        <p>{decides ? say.processing(payment.own) : say.waiting}</p>
        {!decides && (
          <p>
            {say.notPaid}{' '}
            <Link to={viewPath({ kind: 'order', id: payment.orderId }, 'payment')} className="link">
              {say.toPayment}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  )
}
