/**
 * Money: amounts in the minor units that Stripe counts, and how people read and write them. Pure; the
 * one place that knows how many minor units a currency has. Intl does not: it gives HUF no decimals,
 * where Stripe counts 500000 for HUF 5,000. From https://docs.stripe.com/currencies: *Minor units in
 * API amounts*, *Special cases*, *Minimum and maximum charge amounts*.
 */

/** Minor units (e.g. cents), as Stripe counts them, of an ISO 4217 currency in lower case, e.g. `eur`. */
export type Money = { amount: number; currency: string }

/** The money in two columns; null where they hold none. */
export const moneyOf = (of: { amount: number | null; currency: string | null }): Money | null =>
  of.amount === null || !of.currency ? null : { amount: of.amount, currency: of.currency }

/** Stripe counts these without decimals. */
const zeroDecimal = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'
/** Stripe counts these with three decimals, the last of which must be 0. */
const threeDecimal = 'bhd jod kwd omr tnd'
/** Stripe counts these with two decimals, both of which must be 0. */
const wholeOnly = 'isk ugx'
/** These have decimals that people leave out where they are 0. */
const mostlyWhole = `${wholeOnly} afn all cop huf idr lak lbp mmk pkr sos std yer`
/** These take more than 99,999,999 minor units. */
const most: Record<string, number> = {
  cop: 999_999_999_999,
  huf: 999_999_999_999,
  idr: 999_999_999_999,
  inr: 999_999_999,
  jpy: 9_999_999_999,
  lbp: 99_999_999_999_999,
}

/** Currencies in which Stripe takes payments. */
const taken =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad ' +
  'cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd ' +
  'hnl htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl ' +
  'mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg ' +
  'qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ' +
  'ugx usd uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer zar zmw'

/** The currencies that something can be sold in, in lower case. */
export const currencies = (): string[] => taken.split(' ')

/** Whether something can be sold in a currency, whatever the case of its letters. */
export const isCurrency = (currency: string): boolean =>
  currencies().includes(currency.toLowerCase())

/** How many decimals Stripe counts: 2 for most, 0 (`jpy`) or 3 (`kwd`) for some. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.includes(currency)) return 0
  return threeDecimal.includes(currency) ? 3 : 2
}

/** How many minor units are one of a currency: 100 for most. */
const minorUnits = (currency: string): number => 10 ** decimalsOf(currency)

/** The least that can be charged or given back of a currency, in minor units; all else is a multiple of it. */
export function smallestOf(currency: string): number {
  if (wholeOnly.includes(currency)) return 100
  return threeDecimal.includes(currency) ? 10 : 1
}

/** Whether an amount of a currency is always a whole one. */
export const isWholeAlways = (currency: string): boolean =>
  smallestOf(currency) === minorUnits(currency)

/** Highest price in minor units: as much as Stripe charges at once. */
export const mostOf = (currency: string): number => most[currency] ?? 99_999_999

/** In whole ones of the currency, for charts and tables: 12.5 for 1250 cents. */
export const majorOf = ({ amount, currency }: Money): number => amount / minorUnits(currency)

/** Money for a number of whole units of a currency. */
export const moneyFrom = (major: number, currency: string): Money => ({
  amount: Math.round(major * minorUnits(currency)),
  currency,
})

const isWhole = ({ amount, currency }: Money): boolean => amount % minorUnits(currency) === 0

const formats = new Map<string, Intl.NumberFormat>()

function format(money: Money, decimals: number): string {
  const { currency } = money
  const key = `${currency}|${decimals}`
  const made =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  formats.set(key, made)
  return made.format(majorOf(money))
}

/** As people read it: `$1,250`, `€12.50`, `¥3,000`. A whole amount has no zeros behind it. */
export const moneyText = (money: Money): string =>
  format(money, isWhole(money) ? 0 : decimalsOf(money.currency))

/** How many decimals are written where all of them are: none where people leave them out. */
const written = (money: Money): number =>
  mostlyWhole.includes(money.currency) && isWhole(money) ? 0 : decimalsOf(money.currency)

/** As receipts write it, with all its digits: `$1,250.00`, `HUF 5,000`. */
export const exactMoney = (money: Money): string => format(money, written(money))

/** As machines read it, in whole ones of the currency with all its digits: `1250.00`, `5000` of HUF. */
export const decimalMoney = (money: Money): string => majorOf(money).toFixed(written(money))
