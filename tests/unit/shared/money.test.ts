import fc from 'fast-check'
import { expect, test } from 'vitest'
import { misreadMoney, sampleAmount } from '~/messages/money'
import { productData } from '~/routes/create-order/product-data.server'
import {
  currencies,
  decimalMoney,
  decimalsOf,
  exactMoney,
  isCurrency,
  type Money,
  majorOf,
  moneyFrom,
  moneyOf,
  moneyText,
  mostOf,
  smallestOf,
} from '~/shared/money'
import { readMoney } from '~/shared/read-money'

test('UI-43 money is shown in its currency, without zeros behind a whole amount', () => {
  expect(moneyText({ amount: 125_000, currency: 'usd' })).toBe('$1,250')
  expect(moneyText({ amount: 1_250, currency: 'eur' })).toBe('€12.50')
  expect(moneyText({ amount: 1, currency: 'gbp' })).toBe('£0.01')
})

/** A no-break space stands between a code and its digits. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('a sum that the provider counts with two decimals is shown so, whatever Intl says of the currency', () => {
  const shown = (currency: string, amount: number) => plain(moneyText({ currency, amount }))
  expect(shown('huf', 500_000)).toBe('HUF 5,000')
  expect(shown('huf', 500_050)).toBe('HUF 5,000.50')
  expect(shown('cop', 15_000_000)).toBe('COP 150,000')
  expect(shown('pkr', 450_000)).toBe('PKR 4,500')
  expect(shown('isk', 50_000)).toBe('ISK 500')
  expect(shown('twd', 80_045)).toBe('NT$800.45')
  const counted = 'afn all cop huf idr isk lak lbp mmk pkr sos std twd ugx yer'.split(' ')
  expect(counted.map(decimalsOf)).toEqual(counted.map(() => 2))
  expect(decimalMoney({ amount: 500_000, currency: 'huf' })).toBe('5000')
  expect(plain(exactMoney({ amount: 500_000, currency: 'huf' }))).toBe('HUF 5,000')
  expect(readMoney('5000', 'huf')).toBe(500_000)
})

test('currencies without a minor unit, or with three digits of it, are right', () => {
  const none = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ')
  expect(currencies().filter((each) => decimalsOf(each) === 0)).toEqual(none)
  const three = ['bhd', 'jod', 'kwd', 'omr', 'tnd']
  expect(currencies().filter((each) => decimalsOf(each) === 3)).toEqual(three)
  expect(moneyText({ amount: 3_000, currency: 'jpy' })).toBe('¥3,000')
  expect(decimalMoney({ amount: 3_000, currency: 'jpy' })).toBe('3000')
  expect(readMoney('3000', 'jpy')).toBe(3_000)
  expect(decimalMoney({ amount: 1_230, currency: 'kwd' })).toBe('1.230')
  expect(readMoney('1.23', 'kwd')).toBe(1_230)
})

/** An amount that can be charged, in each currency that something can be sold in. */
const charged: fc.Arbitrary<Money> = fc
  .constantFrom(...currencies())
  .chain((currency) =>
    fc
      .integer({ min: 1, max: Math.floor(mostOf(currency) / smallestOf(currency)) })
      .map((n) => ({ amount: n * smallestOf(currency), currency })),
  )

test('in every currency an amount is the same typed, stored, shown and typed again', () => {
  fc.assert(
    fc.property(charged, (money) => {
      const { amount, currency } = money
      expect(readMoney(decimalMoney(money), currency)).toBe(amount)
      for (const shown of [moneyText(money), exactMoney(money)]) {
        const typed = shown.replace(/^[^\d]+/, '')
        // `KWD 1,250` may be 1.25 as well.
        const read = readMoney(typed, currency)
        if (read === 'two') expect(typed).toMatch(/^\d{1,3},\d{3}$/)
        else expect(read).toBe(amount)
      }
      expect(moneyFrom(majorOf(money), currency)).toEqual(money)
    }),
    { numRuns: 2_000 },
  )
})

test('in every currency search engines read the price that people read', () => {
  fc.assert(
    fc.property(charged, (price) => {
      const offer = { id: 'f', name: 'Logo', description: '', picture: null, price }
      const { offers } = productData({ host: 'https://studio.example', studio: 'Studio' }, offer)
      expect(offers.priceCurrency).toBe(price.currency.toUpperCase())
      const shown = moneyText(price).replace(/^[^\d]+/, '')
      expect(Number(offers.price)).toBe(Number(shown.replaceAll(',', '')))
    }),
  )
})

test('an amount is read as people of all countries write it', () => {
  const amounts = ['120.50', '120,50', ' 120,5 ', '00120.50']
  expect(amounts.map((typed) => readMoney(typed, 'eur'))).toEqual(amounts.map(() => 12_050))
  const large = [
    '1250',
    '1,250',
    '1,250.00',
    '1.250,00',
    '1 250',
    '1\u202f250,00',
    "1'250",
    '1’250.0',
  ]
  expect(large.map((typed) => readMoney(typed, 'eur'))).toEqual(large.map(() => 125_000))
  expect(readMoney('1.234.567', 'jpy')).toBe(1_234_567)
  expect(readMoney('1.250', 'jpy')).toBe(1_250)
  // Its two decimals are always 0: nobody means 1.25 of it.
  expect(['1.250', '1,250'].map((typed) => readMoney(typed, 'isk'))).toEqual([125_000, 125_000])
  expect(readMoney('999,999.99', 'usd')).toBe(mostOf('usd'))
})

test('an amount that can be read as two is refused, and so is what is none', () => {
  const why = (typed: string, currency = 'usd') => readMoney(typed, currency)
  expect(['1.250', '12.345'].map((typed) => why(typed))).toEqual(['two', 'two'])
  expect(why('1,250', 'kwd')).toBe('two')
  const none = [
    '',
    '0',
    '0.00',
    '-5',
    '1e3',
    '$5',
    'x12',
    '12x',
    '1,00,000',
    '1,2,3',
    '1.250.00',
    '1,250,00',
  ]
  for (const typed of [...none, '1 25', "1'2", '1,250 000', '1.2.3,4', '.5', '5.']) {
    expect(why(typed), typed).toBe('none')
  }
  expect(why('12.3456')).toBe('decimals')
  expect(why('0.500')).toBe('decimals')
  expect(why('30.5', 'jpy')).toBe('decimals')
  expect(why('30.50', 'isk')).toBe('decimals')
  expect(why('1.234', 'kwd')).toBe('decimals')
  expect(why('1000000')).toBe('most')
  expect(why('9'.repeat(15), 'lbp')).toBe('most')
})

test('the message about a wrong amount names one that is right in its currency', () => {
  for (const currency of currencies()) {
    expect(readMoney(sampleAmount(currency), currency), currency).toBeTypeOf('number')
    for (const why of ['none', 'two', 'decimals'] as const) {
      expect(misreadMoney(why, currency)).toContain(sampleAmount(currency))
    }
  }
  expect(misreadMoney('decimals', 'jpy')).toBe(
    'JPY has no decimals. Enter a whole amount, such as 1250',
  )
  expect(misreadMoney('most', 'usd')).toBe('Enter at most $999,999.99')
})

test('something is sold in a currency that the provider takes', () => {
  expect(isCurrency('EUR')).toBe(true)
  expect(['xyz', 'irr', 'e'].map(isCurrency)).toEqual([false, false, false])
})

test('two columns are money when both hold some; receipts write all digits', () => {
  expect(moneyOf({ amount: 0, currency: 'usd' })).toEqual({ amount: 0, currency: 'usd' })
  expect(moneyOf({ amount: null, currency: 'usd' })).toBeNull()
  expect(moneyOf({ amount: 5, currency: null })).toBeNull()
  expect(exactMoney({ amount: 125_000, currency: 'usd' })).toBe('$1,250.00')
  expect(exactMoney({ amount: 1_234, currency: 'jpy' })).toBe('¥1,234')
})
