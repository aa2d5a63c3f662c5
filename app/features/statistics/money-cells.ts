import { noFigure, statisticsMessages as say } from '~/messages/statistics'
import { type Money, majorOf, moneyText } from '~/shared/money'
import type { Cell } from './sheet'

/** Money; `n` says that it is that many payments added up. */
type Sum = Money & { n?: number }

/** The amounts of each currency added up, that of which there are most first. */
export function sumsOf(all: readonly Sum[]): Money[] {
  const sums = new Map<string, { amount: number; n: number }>()
  for (const { amount, currency, n: more = 1 } of all) {
    const { amount: sum, n } = sums.get(currency) ?? { amount: 0, n: 0 }
    sums.set(currency, { amount: sum + amount, n: n + more })
  }
  return [...sums]
    .sort(([one, a], [other, b]) => b.n - a.n || one.localeCompare(other))
    .map(([currency, { amount }]) => ({ currency, amount }))
}

/** Each currency by itself: `$1,250 + €300`. */
export const sumText = (all: readonly Sum[]): string =>
  sumsOf(all)
    .map((sum) => moneyText(sum))
    .join(' + ') || noFigure

/**
 * A sum of money in a table; a file has a column for each currency.
 *
 * @param currencies all that the table has
 */
export function moneyCell(
  head: string,
  all: readonly Sum[],
  currencies: readonly string[],
  to: string | null,
): Cell {
  const sums = sumsOf(all)
  const sumIn = (currency: string) =>
    sums.find((sum) => sum.currency === currency) ?? { amount: 0, currency }
  return {
    text: sumText(all),
    to,
    filed: currencies.map((currency) => [say.inMoney(head, currency), majorOf(sumIn(currency))]),
  }
}
