import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalMoney, isCurrency, moneyText, mostMoney, readMoney } from '~/work/money'

test('UI-43 money is shown in its currency, without zeros behind a whole amount', () => {
  expect(moneyText({ amount: 125_000, currency: 'usd' })).toBe('$1,250')
  expect(moneyText({ amount: 1_250, currency: 'eur' })).toBe('€12.50')
  expect(moneyText({ amount: 1, currency: 'gbp' })).toBe('£0.01')
})

test('currencies without a minor unit, or with three digits of it, are right', () => {
  expect(moneyText({ amount: 3_000, currency: 'jpy' })).toBe('¥3,000')
  expect(decimalMoney({ amount: 3_000, currency: 'jpy' })).toBe('3000')
  expect(readMoney('3000', 'jpy')).toBe(3_000)
  expect(readMoney('30.5', 'jpy')).toBeNull()
  expect(decimalMoney({ amount: 1_234, currency: 'kwd' })).toBe('1.234')
  expect(readMoney('1.234', 'kwd')).toBe(1_234)
})

test('an amount is read as people write it', () => {
  expect(readMoney(' 1,250.00 ', 'usd')).toBe(125_000)
  expect(readMoney('12.5', 'usd')).toBe(1_250)
  for (const wrong of ['', '0', '0.00', '-5', '1e3', '12.345', '1,25', '12,5', '$5', '1000000']) {
    expect(readMoney(wrong, 'usd'), wrong).toBeNull()
  }
})

test('what is written for machines is read back as the same amount', () => {
  const amount = fc.integer({ min: 1, max: mostMoney })
  fc.assert(
    fc.property(amount, fc.constantFrom('usd', 'jpy', 'kwd'), (amount, currency) => {
      expect(readMoney(decimalMoney({ amount, currency }), currency)).toBe(amount)
    }),
  )
})

test('a currency is one that can be shown', () => {
  expect(isCurrency('eur')).toBe(true)
  expect(isCurrency('xyz')).toBe(false)
})
