import { expect, test } from 'vitest'
import { addressFor } from '~/platform/env.server'
import { comesByProxy, isOpenedHere } from '~/platform/this-machine'

const asked = (headers: Record<string, string>, httpVersion = '1.1') =>
  comesByProxy({ httpVersion, headers: { host: 'localhost:3000', ...headers } })

test('a browser of this machine comes by no proxy', () => {
  expect(asked({})).toBe(false)
  expect(asked({ 'sec-fetch-site': 'none' })).toBe(false)
  const own = 'http://localhost:3000/order'
  expect(asked({ 'sec-fetch-site': 'same-origin', referer: own })).toBe(false)
  // A link on another site leads here.
  expect(asked({ 'sec-fetch-site': 'cross-site', referer: 'https://docs.example/' })).toBe(false)
})

test.each([
  ['nginx as it is delivered', {}, '1.0'],
  ['one that says for whom it asks', { 'x-forwarded-for': '203.0.113.7' }, '1.1'],
  ['one that says which host was asked for', { 'x-forwarded-host': 'shop.example' }, '1.1'],
  ['one that speaks the standard', { forwarded: 'for=203.0.113.7' }, '1.1'],
  ['one that names itself', { via: '1.1 cache' }, '1.1'],
  ['one with a header of its own', { 'x-real-ip': '203.0.113.7' }, '1.1'],
  ['one that says by which protocol alone', { 'x-forwarded-proto': 'https' }, '1.1'],
  ['one that counts what it passes on', { 'x-request-id': '7f3a' }, '1.1'],
  ['a delivery network', { 'cf-connecting-ip': '203.0.113.7', 'cdn-loop': 'net' }, '1.1'],
  [
    'one that puts its own host in place of ours',
    { 'sec-fetch-site': 'same-origin', referer: 'https://shop.example/order' },
    '1.1',
  ],
])('a proxy on this machine is known: %s', (_, headers, version) => {
  expect(asked(headers as Record<string, string>, version)).toBe(true)
})

test('what came by a proxy was not opened here, whatever it says', () => {
  const opened = { href: 'http://localhost:3000/order', address: '127.0.0.1' }
  expect(isOpenedHere(opened)).toBe(true)
  expect(isOpenedHere({ ...opened, proxied: true })).toBe(false)
})

test('PAY-03 a buyer comes back to APP_URL, or where nobody has set it to where they were', () => {
  const given = { appUrl: 'https://studio.example', appUrlGiven: true }
  const guessed = { appUrl: 'http://localhost:3000', appUrlGiven: false }
  const opened = 'https://shop.example/create-order?form=1'
  expect(addressFor(opened, given)).toBe('https://studio.example')
  expect(addressFor(opened, guessed)).toBe('https://shop.example')
  expect(addressFor(null, guessed)).toBe('http://localhost:3000')
})
