import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { digestOf } from '~/platform/files/staged.server'
import { keyedHash } from '~/platform/ids.server'

/**
 * Makes the key of a sent form from its hidden key, its content and its address. A form that was changed
 * in between has another key: a browser that goes back shows the form with its old hidden key, and what
 * is typed into it then must not count as sent.
 *
 * The hidden key comes first: `sentJustNow` finds all sendings of a form by it. The content may hold a
 * password, so it is hashed with a secret: nobody who reads the database can try passwords on it.
 *
 * @param address path and query that the form was sent to
 * @returns undefined for a form without a key of ours: it is carried out each time
 */
export function getIdempotencyKey(
  form: FormData,
  address: string,
  actor: Actor,
): IdempotencyKey | undefined {
  const [key, ...more] = form.getAll('key')
  if (typeof key !== 'string' || key === '' || key.length > 100 || more.length > 0) return undefined
  const sent = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, digestOf(value)],
  )
  const bound = keyedHash('submission', JSON.stringify([address, sent]))
  return { key: `${key}.${bound}`, scope: actorKey(actor) }
}
