import { eq } from 'drizzle-orm'
import { submissions } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/**
 * Carries out a form once. The form's hidden key, made when it was rendered, is stored with the
 * result; a second click or a resent form gets the first one's result and does nothing.
 *
 * @param key the posted key; empty or missing means the form is carried out each time
 * @param actor who posts, so that nobody can read another's result
 */
export function once<T>(tx: Tx, key: string | undefined, actor: string, work: () => T): T {
  if (!key) return work()
  const id = `${actor}:${key.slice(0, 100)}`
  const earlier = tx.select().from(submissions).where(eq(submissions.key, id)).get()
  if (earlier) return JSON.parse(earlier.result)
  const result = work()
  tx.insert(submissions)
    .values({ key: id, result: JSON.stringify(result ?? null), createdAt: Date.now() })
    .run()
  return result
}
