import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import { type Step, stepped } from '~/features/form-input/step'
import type { Actor } from '~/permissions/vocabulary'
import { requireBuilder, requireField, saveDraft } from './form-builder.server'

/** Moves a field within a form's draft; past an end it stays there. @throws DomainError 403, 404 */
export function moveField(
  actor: Actor,
  { formId, fieldId, to }: { formId: string; fieldId: string; to: Step },
): void {
  transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    const [{ label }, from] = requireField(form, fieldId)
    const [draft, place] = stepped(form.draft, from, to)
    if (place === from) return
    saveDraft(tx, form, draft)
    const details = { place: [from + 1, place + 1] as [number, number] }
    emit(tx, builder, formEvents.movedField, { subjectId: formId, label, details })
  })
}
