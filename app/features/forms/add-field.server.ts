import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { fieldKindNames } from '~/messages/builder'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { type FieldKind, mostFields } from '~/shared/fields'
import { requireBuilder, saveDraft } from './form-builder.server'

/**
 * Adds a field at the end of a form's draft, called by its kind until somebody names it.
 *
 * @returns its id
 * @throws DomainError 403, 404; `form-full` (409)
 */
export function addField(
  actor: Actor,
  input: { formId: string; kind: FieldKind; idempotencyKey?: IdempotencyKey | undefined },
): string {
  const { formId, kind, idempotencyKey } = input
  return transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    return idempotent(tx, idempotencyKey, () => {
      if (form.draft.length >= mostFields) {
        throw new DomainError('form-full', 409, { values: { most: mostFields } })
      }
      const id = newId()
      const label = fieldKindNames[kind]
      const made = { id, kind, label, description: '', options: [], atLeastSix: false }
      saveDraft(tx, form, [...form.draft, { ...made, required: kind !== 'heading' }])
      emit(tx, builder, formEvents.addedField, { subjectId: formId, label, details: { kind } })
      return id
    })
  })
}
