import { expect, test } from 'vitest'
import { addressFor } from '~/platform/env.server'

test('PAY-03 a buyer comes back to APP_URL, or where nobody has set it to where they were', () => {
  const given = { appUrl: 'https://studio.example', appUrlGiven: true }
  const guessed = { appUrl: 'http://localhost:3000', appUrlGiven: false }
  const opened = 'https://shop.example/create-order?form=1'
  expect(addressFor(opened, given)).toBe('https://studio.example')
  expect(addressFor(opened, guessed)).toBe('https://shop.example')
  expect(addressFor(null, guessed)).toBe('http://localhost:3000')
})
