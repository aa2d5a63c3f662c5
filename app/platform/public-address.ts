import ipaddr from 'ipaddr.js'

/** For IPv6, all addresses given out for public hosts; the others lead nowhere or inside. */
const worldwide = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a text is the address of a public host. A range that ipaddr.js names is not public: private, this
 * machine, carriers' own, IPv4 inside IPv6 (mapped, 6to4, Teredo, NAT64), multicast, tests, reserved. For
 * IPv6, ranges without a name such as `::127.0.0.1` are not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.parse(address)
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(worldwide))
}
