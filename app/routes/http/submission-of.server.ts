import type { Submission } from '~/features/form-input/submission.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { digestOf } from '~/platform/files/staged.server'
import { keyedHash } from '~/platform/ids.server'

/**
 * What `once` knows a form by: its hidden key together with what is sent and where to. The same form
 * sent twice is the same submission; one that was changed in between, or another one of the same
 * screen, is not. A browser that goes back shows the form as it was, with the key of the form that
 * was sent: what is typed into it then must not count as sent.
 *
 * The hidden key stands first: `sentJustNow` finds all sendings of a form by it. What was sent may be a
 * password: its hash is a keyed one, so that nobody who reads the database can try passwords on it.
 *
 * @param address path and query that the form was sent to
 * @returns undefined for a form without a key of ours: it is carried out each time
 */
export function submissionOf(
  form: FormData,
  address: string,
  actor: Actor,
): Submission | undefined {
  const [key, ...more] = form.getAll('key')
  if (typeof key !== 'string' || key === '' || key.length > 100 || more.length > 0) return undefined
  const sent = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, digestOf(value)],
  )
  const bound = keyedHash('submission', JSON.stringify([address, sent]))
  return { key: `${key}.${bound}`, scope: actorKey(actor) }
}
