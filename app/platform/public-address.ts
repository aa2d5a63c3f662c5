import ipaddr from 'ipaddr.js'

/** Of IPv6, all that is given out to everybody's hosts; what lies outside leads nowhere or inside. */
const worldwide = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a text is the address of a public host. What ipaddr.js has a name for is none: private,
 * this machine, carriers' own, one of IPv4 inside one of IPv6 (mapped, 6to4, Teredo, NAT64), many at
 * once, tests, reserved. Of IPv6 neither is what has no name there, such as `::127.0.0.1`.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.parse(address)
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(worldwide))
}
