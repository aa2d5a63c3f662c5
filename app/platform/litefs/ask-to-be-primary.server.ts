import { env } from '~/platform/env.server'

/**
 * Asks LiteFS to make this node the primary; the present one hands over. LiteFS refuses nodes that may not
 * be the primary; `mayWrite` tells whether it was done.
 */
export async function askToBePrimary(): Promise<void> {
  if (env.LITEFS_URL === undefined) return
  const signal = AbortSignal.timeout(10_000)
  await fetch(new URL('/promote', env.LITEFS_URL), { method: 'POST', signal }).catch(() => {})
}
