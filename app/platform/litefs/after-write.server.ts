import type { ServerResponse } from 'node:http'
import { env, secureCookies } from '~/platform/env.server'
import { acknowledged } from './acknowledge.server'
import { mayWrite, readPosition } from './node.server'
import { positionCookie } from './position-cookie'

/**
 * Waits between a write and its answer until other nodes have it, and gives the visitor the cookie by which
 * their next page shows it, whichever node answers. Does nothing where there is no LiteFS.
 */
export async function afterWrite(
  answer: Pick<ServerResponse, 'appendHeader' | 'setHeader' | 'headersSent'>,
): Promise<void> {
  if (env.LITEFS_URL === undefined || !mayWrite()) return
  const how = await acknowledged()
  if (answer.headersSent) return
  if (how) answer.setHeader('X-Acknowledged', how)
  answer.appendHeader('Set-Cookie', positionCookie(await readPosition(), secureCookies))
}
