import type { ServerResponse } from 'node:http'
import { env, secureCookies } from '~/platform/env.server'
import { acknowledged } from './acknowledge.server'
import { mayWrite, readPosition } from './node.server'
import { positionCookie } from './position-cookie'

/**
 * What is done between a write and its answer: other nodes have it, and the visitor's next page shows it
 * wherever it comes from. Nothing where there is no LiteFS.
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
