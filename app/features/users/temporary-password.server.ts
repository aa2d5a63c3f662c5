import { randomInt } from 'node:crypto'

/** No letter or digit that is easily taken for another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 10

/** A password for a first sign-in: 10 characters, letters and at least two digits among them. */
export function temporaryPassword(): string {
  for (;;) {
    const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    if (/\d.*\d/.test(text) && /[a-zA-Z]/.test(text)) return text
  }
}
