import { expect, test } from 'vitest'
import { isReachable, reachableAddress } from '~/platform/webhooks/reachable.server'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('RTYPE-05 a webhook never reaches %s', (address) => {
  expect(isReachable(address)).toBe(false)
})

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  'a webhook may reach %s',
  (address) => {
    expect(isReachable(address)).toBe(true)
  },
)

test('RTYPE-05 a name that leads inside is refused, an address as it is judged', async () => {
  expect(await reachableAddress('localhost')).toBeNull()
  expect(await reachableAddress('[::1]')).toBeNull()
  expect(await reachableAddress('93.184.215.14')).toEqual({ address: '93.184.215.14', family: 4 })
})
