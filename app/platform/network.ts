/**
 * The network of an address: an IPv4 address by itself, the first `bits` of an IPv6 one (a multiple
 * of 16). One household or server has a whole /64 of them.
 */
export function networkOf(address: string, bits = 64): string {
  if (!isIpv6(address)) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${groups
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${bits}`
}

/** Whether an address is one of IPv6, and no IPv4 address in its clothes. */
export const isIpv6 = (address: string): boolean => address.includes(':') && !address.includes('.')
