import type { Argon2Parameters } from 'node:crypto'
import { workerPool } from '~/platform/pool.server'
import { requestContext } from '~/platform/request-context.server'

// On Linux a priority belongs to one thread. Elsewhere it would slow the whole process down.
const source = `
import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
if (process.platform === 'linux') setPriority(5)
parentPort.on('message', (parameters) => {
  try {
    parentPort.postMessage({ result: argon2Sync('argon2id', parameters) })
  } catch (error) {
    parentPort.postMessage({ error: String(error) })
  }
})`

const pool = workerPool<Argon2Parameters, Uint8Array>(
  new URL(`data:text/javascript,${encodeURIComponent(source)}`),
  // New networks do not pass somebody who has hashed before forever: a tenth of the wait is taken off their
  // cost.
  { size: 1, timeout: 30_000, forWaiting: 0.1 },
)

/** How many passwords wait: in all, of the person who asks now, and of their network. */
export const waitingPasswords = () => pool.waiting(requestContext.getStore())

/**
 * argon2id on a thread of its own, one password at a time and behind everything that answers
 * requests: however many sign in at once, the other pages stay quick. Networks and people take turns.
 */
export const derive = async (parameters: Argon2Parameters): Promise<Buffer> =>
  Buffer.from(await pool.run(parameters, { whose: requestContext.getStore() }))
