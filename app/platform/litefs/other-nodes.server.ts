import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { getInternalInstanceDomain } from 'litefs-js'
import { env } from '~/platform/env.server'

/** Milliseconds between two signs of life, each way. */
export const beat = 1_000
/** Milliseconds of silence after which a node counts as gone, whatever its connection says. */
export const unreachableAfter = 4_000

/** Message of a primary to its replicas when it stops: one of them takes over. */
export const leaving = 'leaving'

/** How a replica tells how far it is, and whether it may become the primary. */
export const positionLine = (position: number, isCandidate: boolean): string =>
  `${position}${isCandidate ? ' candidate' : ''}\n`

/** The same read, without its end. @returns null for what is none */
export function readPositionLine(line: string): { position: number; isCandidate: boolean } | null {
  const [, digits, word] = /^(\d{1,16})( candidate)?$/.exec(line) ?? []
  return digits === undefined ? null : { position: Number(digits), isCandidate: word !== undefined }
}

/**
 * Address at which another node listens to nodes; requests of visitors go to another port
 * (`lifecycle.node`).
 */
export const nodeAddressOf = (node: string): string =>
  getInternalInstanceDomain(node, String(env.NODE_PORT))

/** Proof that nodes show each other in `Authorization`: that they know the secret of the installation. */
export const nodeAuthorization = `Bearer ${createHmac('sha256', env.secret).update('nodes').digest('hex')}`

/** Mark of a request that one of our nodes has led to another one; opens no port. */
export const proof = createHmac('sha256', env.secret).update('led').digest('hex')

/** Whether a request comes from one of our nodes. */
export function isNode({ headers }: IncomingMessage): boolean {
  const shown = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(nodeAuthorization)
  return shown.length === right.length && timingSafeEqual(shown, right)
}
