import type { ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { buttonClass } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { Icon } from '~/components/ui/icon'
import { Alert, Notice } from '~/components/ui/notice'
import { DialogLink } from '~/components/ui/screen'
import { Time } from '~/components/ui/time'
import type { PaymentOfOrder } from '~/features/payments/find-payment.server'
import { pathTo } from '~/map/path-to'
import { paymentMessages as say } from '~/messages/payments'
import { priceText } from '~/messages/price-text'
import { receiptMessages } from '~/messages/receipts'
import { moneyText } from '~/shared/money'

/** Status of an order's payment, and what its viewer can do about it. */
export function PaymentView({ payment }: { payment: PaymentOfOrder }) {
  const { state, price, sum, paidAt, test } = payment
  const rows: [string, ReactNode][] = [
    [say.price, priceText(price)],
    [say.state, paidAt === null ? say.states[state] : <PaidAt key="paid" at={paidAt} />],
  ]
  if (sum && price && moneyText(sum) !== moneyText(price)) rows.push([say.sum, moneyText(sum)])
  return (
    <section className="payment" aria-label={say.title}>
      {payment.staff?.flags.map((flag) => (
        <Notice key={flag} tone="warning" title={say.flagTitle}>
          {say.flags[flag]}
        </Notice>
      ))}
      <ToPay payment={payment} />
      <DataList rows={rows} />
      {test && <p className="muted">{say.test}</p>}
      {paidAt !== null && price && (
        <a
          href={pathTo('/orders/:order/receipt.pdf', { order: payment.orderId })}
          className={buttonClass('secondary')}
        >
          <Icon name="download" />
          {receiptMessages.download}
        </a>
      )}
      <Refunds payment={payment} />
      <Tries payment={payment} />
    </section>
  )
}

const PaidAt = ({ at }: { at: number }) => (
  <>
    {say.states.paid} <Time at={at} withTime />
  </>
)

/** Obstacles between an order and its payment, and the button. */
function ToPay({ payment }: { payment: PaymentOfOrder }) {
  const { state, trouble } = payment
  if (state === 'processing') {
    return (
      <Notice tone="primary" title={say.waitingTitle}>
        {say.processing(payment.own)}
      </Notice>
    )
  }
  if (state === 'doubtful') return <Notice tone="warning">{say.doubtful(payment.own)}</Notice>
  if (state !== 'unpaid') return null
  return (
    <>
      {trouble?.said && (
        <Alert title={say.refusedTitle}>
          <p className="wrap-anywhere">{trouble.said}</p>
          <p>{say.again}</p>
        </Alert>
      )}
      {trouble?.state && (
        <Notice tone="warning">
          {say[trouble.state]} {say.again}
        </Notice>
      )}
      {payment.terms && <TermsAccepted terms={payment.terms} />}
      {payment.takesMoney ? <PayNow payment={payment} /> : <PayingIsOff payment={payment} />}
    </>
  )
}

/** Terms that staff have accepted in the client's name, who agrees by paying. */
const TermsAccepted = ({
  terms: { name, number, text, acceptedBy, own },
}: {
  terms: NonNullable<PaymentOfOrder['terms']>
}) => (
  <Notice title={say.termsAccepted(acceptedBy, own)}>
    {own && <p>{say.termsByPaying}</p>}
    <details>
      <summary className="link w-fit max-md:py-3">{say.termsOf(name, number)}</summary>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
  </Notice>
)

/** Leads to the page that takes the money. */
function PayNow({ payment: { orderId, price, own } }: { payment: PaymentOfOrder }) {
  if (!price) return null
  return (
    <ActionForm action={pathTo('/orders/:order/pay', { order: orderId })}>
      <p className="mb-3 text-n600">{say.unpaidLead(own)}</p>
      <SubmitButton icon="card" busyLabel={say.opening}>
        {say.payNow} {moneyText(price)}
      </SubmitButton>
    </ActionForm>
  )
}

const PayingIsOff = ({ payment }: { payment: PaymentOfOrder }) => (
  <Notice tone="warning" title={say.offTitle}>
    {payment.staff ? say.offStaff : say.off}
  </Notice>
)

function Refunds({ payment: { refunds } }: { payment: PaymentOfOrder }) {
  if (refunds.length === 0) return null
  return (
    <>
      <h2>{say.refunds}</h2>
      <ul className="payment-list">
        {refunds.map(({ id, sum, state, at, told, staff }) => (
          <li key={id}>
            <span>
              <strong>{moneyText(sum)}</strong> {say.refundStates[state]}, <Time at={at} withTime />
            </span>
            {told && <span className="whitespace-pre-wrap wrap-anywhere">{told}</span>}
            {state === 'failed' && !staff && <span>{say.refundLost}</span>}
            {staff && (
              <span className="muted wrap-anywhere">
                {staff.name === null ? say.atProvider : say.refundedBy(staff.name)}
                {staff.reason && `: ${staff.reason}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every attempt to pay, for people who manage orders. */
function Tries({ payment: { orderId, staff } }: { payment: PaymentOfOrder }) {
  if (!staff || staff.tries.length === 0) return null
  return (
    <>
      <h2>{say.tries}</h2>
      <ul className="payment-list">
        {staff.tries.map(({ id, attempt, state, dispute, at, error, sum, left }) => (
          <li key={id}>
            <span>
              <strong>{say.attempt(attempt)}</strong> {moneyText(sum)}, {say.attemptStates[state]}
              {dispute && `, ${say.disputes[dispute]}`}, <Time at={at} withTime />
            </span>
            {error && <span className="muted wrap-anywhere">{error}</span>}
            {left > 0 && (
              <DialogLink
                to={pathTo('/orders/:order/refund/:payment', { order: orderId, payment: id })}
                className="link"
                aria-label={say.refundOf(attempt)}
              >
                {say.refund}
              </DialogLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
