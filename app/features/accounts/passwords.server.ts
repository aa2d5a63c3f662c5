import { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { DomainError } from '~/domain-error'
import { derive, waitingPasswords } from './derive.server'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane; about 50 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/**
 * Hashes passwords one after the other; when the line is full, one more is refused. One account has no use
 * for many at once, an office that comes to work does. If strangers fill the line, people from elsewhere
 * still find a place, with `few` of their network in it.
 */
const mostWaiting = { person: 8, network: 50, all: 100, few: 4, allWithFew: 300 }

async function fairQueue(parameters: Argon2Parameters): Promise<Buffer> {
  const { person, network, all } = waitingPasswords()
  const most = network < mostWaiting.few ? mostWaiting.allWithFew : mostWaiting.all
  if (person >= mostWaiting.person || network >= mostWaiting.network || all >= most) {
    throw new DomainError('busy', 429)
  }
  return derive(parameters)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * Hashes a password with argon2id and a fresh salt.
 *
 * @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`
 * @throws DomainError `busy` (429) when too many passwords are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await fairQueue(parameters(password, nonce))
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Somebody unknown is compared with this: nothing matches it, and it takes as long as any other. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(
  randomBytes(16),
)}$${base64(randomBytes(tagLength))}`

/**
 * Whether `password` is the one behind `stored`. Does the same work when there is no stored hash,
 * so that the time of an answer does not tell whether an account exists.
 *
 * @throws DomainError `busy` (429) when too many passwords are waiting
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    stored ?? nobody,
  )
  if (!found) throw new Error('a stored password hash is not readable')
  const [, memory, passes, parallelism, salt, hash] = found
  const expected = Buffer.from(hash ?? '', 'base64')
  const tag = await fairQueue({
    ...parameters(password, Buffer.from(salt ?? '', 'base64')),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(tag, expected) && stored !== null
}

/** The same password typed on two keyboards can be two byte sequences; NFKC makes them one. */
const parameters = (password: string, nonce: Buffer): Argon2Parameters => ({
  message: password.normalize('NFKC'),
  nonce,
  tagLength,
  ...cost,
})
