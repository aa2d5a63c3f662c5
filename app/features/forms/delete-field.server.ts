import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import type { Actor } from '~/permissions/vocabulary'
import { requireBuilder, requireField, saveDraft } from './form-builder.server'

/** Takes a field out of a form's draft; versions that have it keep it. @throws DomainError 403, 404 */
export function deleteField(
  actor: Actor,
  { formId, fieldId }: { formId: string; fieldId: string },
): void {
  transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    const [field] = requireField(form, fieldId)
    saveDraft(
      tx,
      form,
      form.draft.filter((each) => each.id !== fieldId),
    )
    const { id: _, ...details } = field
    emit(tx, builder, formEvents.deletedField, { subjectId: formId, label: field.label, details })
  })
}
