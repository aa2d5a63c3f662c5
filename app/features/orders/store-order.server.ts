import { max } from 'drizzle-orm'
import { conversations, orders } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import type { DraftFile } from '~/features/drafts/draft'
import { emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { addAnswerUses } from '~/features/files/file-uses.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { webhookOfForm } from '~/features/webhooks/find-webhook.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { priceText } from '~/messages/price-text'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { dueFrom } from '~/shared/clock'
import type { checkOrder } from './check-order.server'
import type { Offer } from './offer.server'
import { releaseToTeam } from './release-to-team.server'

/** An order that was placed; `pays`: it waits for its payment. */
export type Placed = { id: string; number: number; pays: boolean }

/**
 * Writes an order with all that is kept of what was sold: form, product, price, terms. It waits for
 * its payment; without a price it is at work at once.
 */
export function storeOrder(
  tx: Tx,
  {
    actor,
    clientId: userId,
    offer,
    brief,
    files,
    projectId,
  }: {
    actor: Pick<Member, 'id'>
    clientId: string
    offer: Offer
    brief: ReturnType<typeof checkOrder>
    files: readonly DraftFile[]
    projectId: string | null
  },
): Placed {
  const { form, version, price, terms, typeName } = offer
  const now = Date.now()
  const conversationId = newId()
  tx.insert(conversations).values({ id: conversationId }).run()
  const delivery = { time: form.deliveryTime, unit: form.deliveryUnit }
  const order = tx
    .insert(orders)
    .values({
      id: newId(),
      number: nextNumber(tx),
      title: brief.title || form.productName,
      userId,
      companyProfileId: brief.profileId,
      createdBy: actor.id,
      orderFormId: form.id,
      formName: form.name,
      typeName,
      productLabel: form.productName,
      formVersionId: version.id,
      answers: brief.answers,
      answersText: brief.text,
      conversationId,
      projectId,
      termVersionId: terms?.id ?? null,
      amount: price?.amount ?? null,
      currency: price?.currency ?? null,
      priceId: price?.id ?? null,
      status: price ? 'pending_payment' : 'collecting_content',
      priority: form.priority,
      dueAt: dueFrom(now, delivery, readSettings(tx).officeZone),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get()
  addAnswerUses(tx, conversationId, files, actor.id)
  emit(tx, actor, orderEvents.created, {
    work: order,
    people: participantsOfOrder(tx, order),
    webhook: webhookOfForm(tx, form.id),
    form: form.name,
    waitsFor: price && userId !== actor.id ? [userId] : [],
    price: priceText(price ?? null),
    details: { number: order.number, form: form.name, client: userId, accepted: terms?.id ?? null },
  })
  if (!price) releaseToTeam(tx, order, now)
  return { id: order.id, number: order.number, pays: price !== null }
}

/** The highest number there is, and one. */
const nextNumber = (tx: Tx): number =>
  (tx
    .select({ number: max(orders.number) })
    .from(orders)
    .get()?.number ?? 0) + 1
