import { createHash, createHmac, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { env } from './env.server'

/** A UUIDv7: ids made later sort later. */
export const newId = (): string => uuidv7()

/** An unguessable code for a link or cookie: 32 random bytes, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What of a token is stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Keyed hash of a text, URL-safe; nobody without the secret can make one. */
export const keyedHash = (purpose: string, text: string) =>
  createHmac('sha256', env.secret).update(`${purpose}\0${text}`).digest('base64url')
