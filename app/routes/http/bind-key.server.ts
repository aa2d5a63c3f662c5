import { createHash } from 'node:crypto'

/**
 * Binds the key of a form (see `once`) to what is sent with it and to where: the same form sent twice
 * keeps its key, and one that was changed in between, or another one of the same screen, gets its own.
 * A browser that goes back shows the form as it was, with the key of the form that was sent: what is
 * typed into it then must not count as sent.
 *
 * @param address path and query that the form was sent to
 */
export function bindKey(form: FormData, address: string): void {
  const [key, ...more] = form.getAll('key')
  // What is no key at all is left to the rules of the form.
  if (typeof key !== 'string' || key === '' || key.length > 100 || more.length > 0) return
  const sent = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  )
  form.set(
    'key',
    createHash('sha256')
      .update(JSON.stringify([address, sent]))
      .digest('base64url'),
  )
}
