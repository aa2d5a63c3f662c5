import { expect, test } from 'vitest'
import { publicUrl } from '~/features/form-input/public-url'
import { isReachable, reachableAddress } from '~/platform/webhooks/reachable.server'

/** One of every kind that leads inside, nowhere or to many; the edges of the kinds beside them. */
const closed = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  'unique local': ['fc00::1', 'fd00:ec2::254'],
  'site-local': ['fec0::1'],
  "carriers' own": ['100.64.0.1', '100.127.255.255'],
  broadcast: ['255.255.255.255'],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'protocols and reserved': ['192.0.0.8', '192.88.99.1', '240.0.0.1', '2001:1::1', '100::1'],
  mapped: ['::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:93.184.215.14'],
  translated: ['::ffff:0:127.0.0.1'],
  compatible: ['::127.0.0.1', '::10.0.0.1', '::a9fe:a9fe', '::2'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  NAT64: ['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1'],
  'segment routing': ['5f00::1'],
  'not given out': ['1::1', '4000::1', '8000::1', 'e000::1', '::1:0:0:1'],
  'no address': ['', 'not an address', '1.2.3.4.5', '1:2', ':::'],
}

test.each(Object.entries(closed).flatMap(([kind, all]) => all.map((one) => [kind, one] as const)))(
  'RTYPE-05 a webhook never reaches what is %s: %s',
  (_, address) => {
    expect(isReachable(address)).toBe(false)
    expect(publicUrl(`http://[${address}]/`)).toBeNull()
    if (!address.includes(':')) expect(publicUrl(`http://${address}/`)).toBeNull()
  },
)

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.0.1',
  '100.128.0.1',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  '2001:4860:4860::8888',
  '2a00:1450:4001:80f::200e',
])('RTYPE-05 a webhook may reach %s', (address) => {
  expect(isReachable(address)).toBe(true)
  expect(publicUrl(`http://${address.includes(':') ? `[${address}]` : address}/`)).not.toBeNull()
})

test('RTYPE-05 a name that leads inside is refused, an address as it is judged', async () => {
  expect(await reachableAddress('localhost')).toBeNull()
  expect(await reachableAddress('[::1]')).toBeNull()
  expect(await reachableAddress('93.184.215.14')).toEqual({ address: '93.184.215.14', family: 4 })
})
