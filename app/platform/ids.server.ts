import { createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from './env.server'

let last = 0n

/** A UUIDv7: 48 bits of milliseconds, then a counter seeded at random, so that ids made here always rise. */
export function newId(now = Date.now()): string {
  const stamp =
    (BigInt(now) << 80n) | (BigInt(`0x${randomBytes(10).toString('hex')}`) & ((1n << 79n) - 1n))
  last = stamp > last ? stamp : last + 1n
  const time = (last >> 80n) & ((1n << 48n) - 1n)
  const tail = last & ((1n << 74n) - 1n)
  const hex =
    time.toString(16).padStart(12, '0') +
    (0x7000n | (tail >> 62n)).toString(16) +
    (0x8000000000000000n | (tail & ((1n << 62n) - 1n))).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An unguessable code for a link or cookie: 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What of a token is stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Keyed hash of a text, URL-safe; nobody without the secret can make one. */
export const keyedHash = (purpose: string, text: string) =>
  createHmac('sha256', env.secret).update(`${purpose}\0${text}`).digest('base64url')
