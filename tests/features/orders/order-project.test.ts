import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import { orderProject } from '~/features/orders/order-project.server'
import { placeAsGuest } from '~/features/orders/place-as-guest.server'
import { placeOrder } from '~/features/orders/place-order.server'
import type { Member } from '~/permissions/vocabulary'

const client = makeUser({ role: 'client' })
const form = makeOrderForm()

/** The website that stands in an order. */
function ordered(actor: Member, projectId: string, clientId: string | null = null) {
  const typed = filledIn(form)
  const { id } = placeOrder(actor, { orderFormId: form.id, typed, clientId, projectId })
  return db.select().from(orders).where(eq(orders.id, id)).get()?.projectId
}

test('a client orders a website that is theirs, or that they work on', () => {
  const own = makeProject({ ownerId: client.id })
  expect(ordered(actorOf(client), own.id)).toBe(own.id)
  const shared = makeProject({ ownerId: makeUser().id })
  expect(ordered(actorOf(client), shared.id)).toBeNull()
  makeCollaborator(shared.id, client.id)
  expect(ordered(actorOf(client), shared.id)).toBe(shared.id)
})

test('another’s website, a template or an unknown one is left out, and the order is placed', () => {
  const another = makeProject({ ownerId: makeUser().id })
  const template = makeProject({ ownerId: null, kind: 'project_template' })
  for (const id of [another.id, template.id, 'nowhere']) {
    expect(ordered(actorOf(client), id)).toBeNull()
  }
})

test('staff order the websites of the client for whom they order, not their own', () => {
  const staff = makeEmployee({ manageProjects: true })
  const own = makeProject({ ownerId: client.id })
  expect(ordered(actorOf(staff), own.id, client.id)).toBe(own.id)
  const theirs = makeProject({ ownerId: staff.id })
  expect(ordered(actorOf(staff), theirs.id, client.id)).toBeNull()
})

test('a guest who signs up by the order keeps the website they have made, and no other', async () => {
  const made = makeProject({ ownerId: null })
  const other = makeProject({ ownerId: null })
  const asked = { clientId: null, id: other.id }
  expect(orderProject({ actor: guest(made.id), ...asked })).toBeNull()
  const account = { fullName: 'Ines', email: 'ines@example.com', password: 'correct horse' }
  const { placed } = await placeAsGuest(guest(made.id), {
    ...{ orderFormId: form.id, typed: filledIn(form), projectId: made.id },
    ...{ ...account, address: '127.0.0.1', userAgent: 'Test' },
  })
  const row = db.select().from(orders).where(eq(orders.id, placed.id)).get()
  expect(row?.projectId).toBe(made.id)
})
