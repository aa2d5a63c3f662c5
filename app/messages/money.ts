import { decimalsOf, isWholeAlways, moneyText, mostOf } from '~/shared/money'
import type { Misread } from '~/shared/read-money'

/** An amount of a currency, as somebody may type it. */
export function sampleAmount(currency: string): string {
  if (isWholeAlways(currency)) return '1250'
  return decimalsOf(currency) === 3 ? '12.340' : '12.50'
}

/** Says why what was typed is no amount of a currency. */
export function misreadMoney(why: Misread, currency: string): string {
  const sample = sampleAmount(currency)
  const code = currency.toUpperCase()
  if (why === 'most') return `Enter at most ${moneyText({ amount: mostOf(currency), currency })}`
  if (why === 'two')
    return `This can be read as two amounts. Leave out the thousands separator, as in 1250 or ${sample}`
  if (why === 'none') return `Enter an amount above 0, such as ${sample}`
  if (isWholeAlways(currency))
    return `${code} has no decimals. Enter a whole amount, such as ${sample}`
  return decimalsOf(currency) === 3
    ? `${code} is charged with two decimals, and a 0 as the third, such as ${sample}`
    : `${code} has at most two decimals, such as ${sample}`
}
