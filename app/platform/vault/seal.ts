import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Error for data that is not what was sealed: another key, another context, or changed since. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal'
}

/** A new key of 256 bits. */
export const newKey = (): Buffer => randomBytes(32)

/**
 * Seals bytes with AES-256-GCM. It opens again only with the same key and the same `place`: what was
 * sealed for one row says nothing in another.
 *
 * @returns nonce, cipher text and tag, as base64
 */
export function seal(key: Buffer, plain: Buffer, place: readonly string[]): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(placeBytes(place))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64')
}

/** @throws BrokenSeal */
export function unseal(key: Buffer, sealed: string, place: readonly string[]): Buffer {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < nonceBytes + tagBytes) throw new BrokenSeal('too short')
  const nonce = bytes.subarray(0, nonceBytes)
  const end = bytes.length - tagBytes
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    decipher.setAAD(placeBytes(place))
    decipher.setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, end)), decipher.final()])
  } catch {
    throw new BrokenSeal('not what was sealed')
  }
}

const placeBytes = (place: readonly string[]) => Buffer.from(place.join('|'))

/** Bytes of a text are filled up to a multiple of this, so that a password's length is not told. */
const block = 64

/** Seals a text; how long it is cannot be seen from outside, but for steps of 64 bytes. */
export function sealText(key: Buffer, text: string, place: readonly string[]): string {
  const bytes = Buffer.from(text)
  const filled = Buffer.alloc((Math.floor(bytes.length / block) + 1) * block)
  bytes.copy(filled)
  filled[bytes.length] = 0x80
  return seal(key, filled, place)
}

/** @throws BrokenSeal */
export function unsealText(key: Buffer, sealed: string, place: readonly string[]): string {
  const filled = unseal(key, sealed, place)
  const end = filled.lastIndexOf(0x80)
  if (end < 0) throw new BrokenSeal('not a text')
  return filled.subarray(0, end).toString('utf8')
}
