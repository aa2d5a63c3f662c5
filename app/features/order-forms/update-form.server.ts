import { eq } from 'drizzle-orm'
import { orderFormFollowers, orderForms } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import { cancelDeliveries } from '~/features/webhooks/cancel-deliveries.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireChoices } from './choices.server'
import { type EditedOrderForm, editedOrderForm } from './find-form.server'
import type { OrderFormFacts } from './order-form-schema.server'
import { requireFreeFormName, requireOrderForm } from './require-order-form.server'

/**
 * Saves what an order form sells, for how much, and what becomes of its orders. Orders keep what
 * they were placed with. Another webhook is on, also where the one before was switched off; what
 * still waits for that one is given up.
 *
 * @throws DomainError 403, 404; `stale` (409); `order-form-taken`, `not-staff`, `price-unknown`,
 *   `term-unknown`, `order-type-unknown` (400)
 */
export function updateOrderForm(
  actor: Actor,
  { id, version, followers, ...facts }: OrderFormFacts & { id: string; version: number },
): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const form = requireOrderForm(tx, id)
    const before = editedOrderForm(tx, form)
    expectVersion(form, version, before)
    requireFreeFormName(tx, facts.name, id)
    requireChoices(tx, facts, form)
    requirePeople(tx, { ...facts, followers }, before)
    const details = changes<Partial<EditedOrderForm>>(before, {
      ...facts,
      followers: [...followers].sort(),
    })
    if (Object.keys(details).length === 0) return
    const moved = facts.webhook !== form.webhook
    if (moved) cancelDeliveries(tx, id)
    tx.update(orderForms)
      .set({
        ...facts,
        ...(moved && { webhookOffAt: null }),
        version: version + 1,
        updatedAt: Date.now(),
      })
      .where(eq(orderForms.id, id))
      .run()
    tx.delete(orderFormFollowers).where(eq(orderFormFollowers.orderFormId, id)).run()
    const rows = followers.map((userId) => ({ orderFormId: id, userId }))
    if (rows.length > 0) tx.insert(orderFormFollowers).values(rows).run()
    emit(tx, actor, orderFormEvents.updated, { subjectId: id, details })
  })
}

type People = Pick<EditedOrderForm, 'assigneeId' | 'autoResponseSenderId' | 'followers'>

/**
 * A person who left the studio stays until somebody else is chosen.
 *
 * @throws DomainError `not-staff` (400)
 */
function requirePeople(tx: Tx, people: People, before: People): void {
  for (const field of ['assigneeId', 'autoResponseSenderId'] as const) {
    const person = people[field]
    if (person && person !== before[field]) requireStaff(tx, [person], field)
  }
  const added = people.followers.filter((person) => !before.followers.includes(person))
  requireStaff(tx, added, 'followers')
}
