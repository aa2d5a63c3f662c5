import { formVersions } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { countChanges, unanswerable } from '~/shared/form-changes'
import { currentVersion } from './current-version.server'
import { dropOldVersions } from './drop-old-versions.server'
import { type BuiltForm, requireBuilder } from './form-builder.server'

/**
 * Makes the draft of a form its next version, which answers are given to from now on. What was
 * answered before stays with the version it was made with.
 *
 * @returns the number of the version
 * @throws DomainError 403, 404; `stale`, `form-unchanged`, `form-empty`, `form-incomplete` (409)
 */
export function publishForm(
  actor: Actor,
  input: { formId: string; version: number; idempotencyKey?: IdempotencyKey | undefined },
): number {
  const { formId, version, idempotencyKey } = input
  return transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    return idempotent(tx, idempotencyKey, () => {
      expectVersion(form, version, {})
      const { draft } = form
      const latest = currentVersion(tx, formId)
      // An order may need no answers; a request without one says nothing.
      if (draft.length === 0 && form.kind === 'request') throw new DomainError('form-empty', 409)
      if (latest && countChanges(draft, latest.fields) === 0) {
        throw new DomainError('form-unchanged', 409, { values: { number: latest.number } })
      }
      const number = (latest?.number ?? 0) + 1
      publishDraft(tx, builder, form, number)
      return number
    })
  })
}

/**
 * Writes the draft of a form down as a version of it.
 *
 * @param number the version's: one more than the latest has
 * @throws DomainError `form-incomplete` (409)
 */
export function publishDraft(tx: Tx, builder: Member, form: BuiltForm, number: number): void {
  const { id: formId, draft } = form
  const field = unanswerable(draft)
  if (field) throw new DomainError('form-incomplete', 409, { values: { label: field.label } })
  const made = { formId, number, fields: draft, publishedAt: Date.now() }
  tx.insert(formVersions)
    .values({ id: newId(), ...made, publishedBy: builder.id })
    .run()
  dropOldVersions(tx, formId, number)
  emit(tx, builder, formEvents.published, { subjectId: formId, number })
}
