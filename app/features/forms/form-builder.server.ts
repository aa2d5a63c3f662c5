import { eq } from 'drizzle-orm'
import { forms } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { canManageWork } from '~/permissions/manage-work'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Field } from '~/shared/fields'

export type BuiltForm = typeof forms.$inferSelect

/** A form that somebody may build, of a request product or of an order. @throws DomainError 403, 404 */
export function requireBuilder(from: Reader, actor: Actor, id: string): [BuiltForm, Member] {
  const form = from.select().from(forms).where(eq(forms.id, id)).get()
  if (!form) throw notFound()
  if (!canManageWork(actor, form.kind) || actor.kind === 'guest') throw forbidden()
  return [form, actor]
}

/** A field of a draft and its place, counted from 0. @throws DomainError 404 */
export function requireField({ draft }: Pick<BuiltForm, 'draft'>, id: string): [Field, number] {
  const place = draft.findIndex((field) => field.id === id)
  const field = draft[place]
  if (!field) throw notFound()
  return [field, place]
}

/** Writes a draft; its form gets the next version. */
export function saveDraft(tx: Tx, form: BuiltForm, draft: Field[]): void {
  tx.update(forms)
    .set({ draft, version: form.version + 1, updatedAt: Date.now() })
    .where(eq(forms.id, form.id))
    .run()
}
