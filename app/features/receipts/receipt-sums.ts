import { date } from '~/messages/dates'
import { receiptMessages as say } from '~/messages/receipts'
import { exactMoney, type Money } from '~/shared/money'
import type { Receipt } from './find-receipt.server'

/** Line of the sums; `strong`: the total of the ones above. */
type SumLine = { label: string; sum: string; strong: boolean }

const line = (label: string, sum: Money, strong = false): SumLine => ({
  label,
  sum: exactMoney(sum).replace(/^-/, '−'),
  strong,
})
const less = ({ amount, currency }: Money): Money => ({ amount: -amount, currency })

/** Lines for the price, payments, refunds and what is left. */
export function sumsOf(receipt: Receipt): SumLine[] {
  const { price, paid, refunds, takenBack, clock } = receipt
  const back = [
    ...refunds.map(({ sum, at }) => line(say.refunded(date(at, clock)), less(sum))),
    ...takenBack.map((sum) => line(say.takenBack, less(sum))),
  ]
  const left = leftOf(receipt)
  return [
    ...extrasOf(price, paid),
    ...paid.map((sum, index) =>
      line(paid.length > 1 ? say.paidTime(index + 1) : say.paid, sum, true),
    ),
    ...back,
    ...(left && (back.length > 0 || paid.length > 1) ? [line(say.left, left, true)] : []),
  ]
}

/** Coupons and tax: they are worked out where it is paid, in one sum. */
function extrasOf(price: Money, paid: readonly Money[]): SumLine[] {
  const [only, ...more] = paid
  if (!only || more.length > 0 || only.currency !== price.currency) return []
  const amount = only.amount - price.amount
  return amount === 0 ? [] : [line(say.extras, { ...price, amount })]
}

/** Sum that the studio keeps in the end; null when it came in several currencies. */
function leftOf({ paid, refunds, takenBack }: Receipt): Money | null {
  const back = [...refunds.map(({ sum }) => sum), ...takenBack]
  const [{ currency } = { currency: '' }] = paid
  if ([...paid, ...back].some((sum) => sum.currency !== currency)) return null
  const total = (sums: readonly Money[]) => sums.reduce((all, { amount }) => all + amount, 0)
  return { amount: total(paid) - total(back), currency }
}
