/** Money: minor units of a currency, and how people read and write them. Pure; the one place for it. */

/** Minor units (e.g. cents) of an ISO 4217 currency in lower case, e.g. `eur`. */
export type Money = { amount: number; currency: string }

/** The money in two columns; null where they hold none. */
export const moneyOf = (of: { amount: number | null; currency: string | null }): Money | null =>
  of.amount === null || !of.currency ? null : { amount: of.amount, currency: of.currency }

/** What one price may be at most, in minor units: more than the payment provider takes. */
export const mostMoney = 99_999_999

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${currency}|${whole}`
  const made =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      ...(whole && { maximumFractionDigits: 0 }),
    })
  formats.set(key, made)
  return made
}

/**
 * How many digits the minor unit of a currency has: 2 for most, 0 where there is none (`jpy`), 3 for
 * some (`kwd`).
 */
const minorDigits = (currency: string): number =>
  formatOf(currency, false).resolvedOptions().maximumFractionDigits ?? 2

/** How many minor units are one of a currency: 100 for most. */
export const minorUnits = (currency: string): number => 10 ** minorDigits(currency)

/** Whether this is a currency that can be shown, whatever the case of its letters. */
export const isCurrency = (currency: string): boolean =>
  Intl.supportedValuesOf('currency').includes(currency.toUpperCase())

/** As people read it: `$1,250`, `€12.50`, `¥3,000`. A whole amount has no zeros behind it. */
export function moneyText({ amount, currency }: Money): string {
  const one = minorUnits(currency)
  return formatOf(currency, amount % one === 0).format(amount / one)
}

/** As receipts write it, with all its digits: `$1,250.00`. */
export const exactMoney = ({ amount, currency }: Money): string =>
  formatOf(currency, false).format(amount / minorUnits(currency))

/** As machines read it: the major unit with all its digits, `1250.00`. */
export function decimalMoney({ amount, currency }: Money): string {
  const digits = minorDigits(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

/**
 * What somebody typed as an amount of a currency, in minor units: `1250`, `1,250.00`, `12.5`.
 *
 * @returns null for what is no amount above nothing, has parts that the currency does not have, or is
 *   more than `mostMoney`
 */
export function readMoney(typed: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const read = /^(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed.trim())
  if (!read) return null
  const [, whole = '', part = ''] = read
  if (part.length > digits) return null
  const amount = Number(whole.replaceAll(',', '') + part.padEnd(digits, '0'))
  return amount >= 1 && amount <= mostMoney ? amount : null
}
