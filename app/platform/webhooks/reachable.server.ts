import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { env } from '~/platform/env.server'
import { isPublicAddress } from '~/platform/public-address'

export type Address = { address: string; family: number }

/** Networks that an operator lets webhooks reach although they are private, as CIDR. */
const allowed = env.WEBHOOK_NETWORKS.map((network) => ipaddr.parseCIDR(network))

/** Whether a webhook may go to an address: a public one, or in a network that the operator allows. */
export function isReachable(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // The operator's networks are asked about what a mapped address leads to.
  const ip = ipaddr.process(address)
  const inside = allowed.some(
    ([network, bits]) => network.kind() === ip.kind() && ip.match([network, bits] as never),
  )
  return inside || isPublicAddress(address)
}

/**
 * Resolves a host once; the caller connects to this address and asks no more. One address that is not
 * public is enough to refuse the host.
 *
 * @returns null when it must not be reached. @throws when the name cannot be resolved
 */
export async function reachableAddress(host: string): Promise<Address | null> {
  const bare = host.replace(/^\[|\]$/g, '')
  const found = ipaddr.isValid(bare)
    ? [{ address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }]
    : await lookup(bare, { all: true, verbatim: true })
  return found.every(({ address }) => isReachable(address)) ? (found[0] ?? null) : null
}
