import { eq } from 'drizzle-orm'
import { forms, orderForms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { currentVersion } from '~/features/forms/current-version.server'
import { publishDraft } from '~/features/forms/publish-form.server'
import { offSaleAt } from '~/features/prices/price-for-sale.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOrderForm } from './require-order-form.server'

/**
 * Puts an order form on sale. If its questions were never published, they are published as they are now:
 * there may be none.
 *
 * @throws DomainError 403, 404; `price-archived`, `price-unsynced`, `form-incomplete` (409)
 */
export function publishOrderForm(actor: Actor, { id }: { id: string }): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const form = requireOrderForm(tx, id)
    if (form.published) return
    const offSale = offSaleAt(tx, form.priceId)
    if (offSale) throw new DomainError(`price-${offSale}`, 409)
    if (!currentVersion(tx, form.formId)) {
      const questions = tx.select().from(forms).where(eq(forms.id, form.formId)).get()
      if (!questions) throw notFound()
      publishDraft(tx, actor, questions, 1)
    }
    const at = Date.now()
    // `version` stays: the edit form does not hold whether it is on sale, so nobody typing there is in conflict.
    tx.update(orderForms)
      .set({ published: true, publishedAt: at, updatedAt: at })
      .where(eq(orderForms.id, id))
      .run()
    emit(tx, actor, orderFormEvents.published, { subjectId: id })
  })
}

/** Takes an order form from sale; orders that were placed go on. @throws DomainError 403, 404 */
export function unpublishOrderForm(actor: Actor, { id }: { id: string }): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const { published } = requireOrderForm(tx, id)
    if (!published) return
    tx.update(orderForms)
      .set({ published: false, updatedAt: Date.now() })
      .where(eq(orderForms.id, id))
      .run()
    emit(tx, actor, orderFormEvents.unpublished, { subjectId: id })
  })
}
