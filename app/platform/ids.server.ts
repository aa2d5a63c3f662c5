import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { env } from './env.server'

/** A UUIDv7: ids made later sort later. */
export const newId = (): string => uuidv7()

/** An unguessable code for a link or cookie: 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Hash of a token that is stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Keyed hash of a text, URL-safe; nobody without the secret can make one. */
export const keyedHash = (purpose: string, text: string) =>
  createHmac('sha256', env.secret).update(`${purpose}\0${text}`).digest('base64url')

/** Whether a code that was sent is ours; how long it takes to say so tells nothing of it. */
export function isSameCode(ours: string, sent: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(sent)]
  return one.length === other.length && timingSafeEqual(one, other)
}
