import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { forms, orderFormFollowers, orderForms } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { withPictureCopy } from '~/features/files/with-picture-copy.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { requireAccount } from '~/features/user-access/require-account.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Field } from '~/shared/fields'
import { followersOfForm, requireFreeFormName, requireOrderForm } from './require-order-form.server'

/**
 * A copy of an order form that is not on sale yet: its picture, price, people and settings, and its
 * questions as the builder has them now.
 *
 * @returns the copy's id
 * @throws DomainError 403, 404; `order-form-taken` (400)
 */
export async function duplicateOrderForm(
  actor: Actor,
  {
    id,
    name,
    idempotencyKey,
  }: { id: string; name: string; idempotencyKey?: IdempotencyKey | undefined },
): Promise<string> {
  requireOrderManager(actor)
  const { productImage } = requireOrderForm(db, id)
  return withPictureCopy(productImage, (image, used) =>
    transaction((tx) => {
      const original = requireOrderForm(tx, id)
      if (actor.kind === 'member') requireAccount(tx, actor.id)
      return idempotent(tx, untilDeleted(orderForms, idempotencyKey), () => {
        requireFreeFormName(tx, name)
        requireRoom(tx, 'orderForms', orderForms)
        const [copy, formId, at] = [newId(), newId(), Date.now()]
        const made = { createdAt: at, updatedAt: at }
        tx.insert(forms)
          .values({ id: formId, kind: 'order', draft: questionsOf(tx, original.formId), ...made })
          .run()
        tx.insert(orderForms)
          .values({
            ...original,
            ...{ id: copy, name, formId, productImage: image, version: 1 },
            ...{ published: false, publishedAt: null, webhookOffAt: null },
            ...{ createdBy: actor.kind === 'member' ? actor.id : null, ...made },
          })
          .run()
        for (const userId of followersOfForm(tx, id)) {
          tx.insert(orderFormFollowers).values({ orderFormId: copy, userId }).run()
        }
        used()
        emit(tx, actor, orderFormEvents.duplicated, {
          subjectId: copy,
          details: { name, from: original.name },
        })
        return copy
      })
    }),
  )
}

/** The questions of a form as its builder shows them; their answers are kept by ids of their own. */
function questionsOf(tx: Tx, formId: string): Field[] {
  const draft = tx.select().from(forms).where(eq(forms.id, formId)).get()?.draft ?? []
  return draft.map((field) => ({ ...field, id: newId() }))
}
