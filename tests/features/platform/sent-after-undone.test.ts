import { eq, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { callAt, forgetCalls, makeBookable, makeClient, wish } from '#tests/fixtures/calls'
import { sent } from '#tests/fixtures/edits'
import { filledIn, makeOrderForm } from '#tests/fixtures/orders'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  bookings,
  companyProfiles,
  orderForms,
  orders,
  orderTerms,
  pages,
  projects,
  requests,
  requestTypes,
  templateCategories,
  userInvites,
} from '~/db/schema'
import { bookCall } from '~/features/bookings/book-call.server'
import { cancelCall } from '~/features/bookings/cancel-call.server'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { deleteResponse } from '~/features/canned-responses/delete-response.server'
import { createFolder } from '~/features/folders/create-folder.server'
import { deleteFolder } from '~/features/folders/delete-folder.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { revokeInvitation } from '~/features/invitations/revoke-invitation.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { createTerm } from '~/features/order-terms/create-term.server'
import { createOrderType } from '~/features/order-types/create-type.server'
import { deleteOrderType } from '~/features/order-types/delete-type.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { addPage } from '~/features/pages/add-page.server'
import { addPageNote } from '~/features/pages/add-page-note.server'
import { deletePageNote } from '~/features/pages/delete-page-note.server'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { createProfile } from '~/features/profiles/create-profile.server'
import { createProject } from '~/features/projects/create-project.server'
import { createType } from '~/features/request-types/create-type.server'
import { createRequest } from '~/features/requests/create-request.server'
import { addTemplateCategory } from '~/features/templates/add-template-category.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const project = makeProject({ ownerId: admin.id })
const site = { projectId: project.id }
const page = { ...site, pageId: makePage(project.id).id }
const client = actorOf(makeClient())
const type = makeType()
givePackage(client.id, [type.id], 'low')
const form = makeOrderForm()

/** Takes a row away, as deleting it does. */
const rowOf = (table: SQLiteTable) => (id: string) => {
  db.delete(table).where(sql`id = ${id}`).run()
}

/** Forms, and how what they make is deleted. */
const forms = {
  folder: [
    () => createFolder(admin, { name: 'Again', idempotencyKey: sent('folder') }),
    (folderId: string) => deleteFolder(admin, { folderId }),
  ],
  'canned response': [
    () =>
      createResponse(admin, {
        type: 'request',
        name: 'Again',
        text: 'x',
        idempotencyKey: sent('canned'),
      }),
    (id: string) => deleteResponse(admin, { type: 'request', id }),
  ],
  'order type': [
    () => createOrderType(admin, { name: 'Again', idempotencyKey: sent('type') }),
    (id: string) => deleteOrderType(admin, { id }),
  ],
  project: [
    () => createProject(admin, { name: 'Again', idempotencyKey: sent('project') }),
    rowOf(projects),
  ],
  page: [
    () => addPage(admin, { ...site, name: 'Again', idempotencyKey: sent('page') }).pageId,
    rowOf(pages),
  ],
  'copy of a page': [
    () => duplicatePage(admin, { ...page, idempotencyKey: sent('copy') }),
    rowOf(pages),
  ],
  request: [
    () =>
      createRequest(client, {
        typeId: type.id,
        productId: type.productId,
        formVersionId: type.versionId,
        typed: { 'answer-name': 'Again' },
        idempotencyKey: sent('request'),
      }).id,
    rowOf(requests),
  ],
  order: [
    () =>
      placeOrder(client, {
        orderFormId: form.id,
        typed: filledIn(form),
        idempotencyKey: sent('order'),
      }).id,
    rowOf(orders),
  ],
  'request type': [
    () => createType(admin, { name: 'Again', idempotencyKey: sent('request type') }),
    rowOf(requestTypes),
  ],
  'order form': [
    () => createOrderForm(admin, { name: 'Again', idempotencyKey: sent('form') }),
    rowOf(orderForms),
  ],
  term: [
    () => createTerm(admin, { name: 'Again', text: 'x', idempotencyKey: sent('term') }),
    rowOf(orderTerms),
  ],
  'company profile': [
    () => createProfile(client, { name: 'Again', idempotencyKey: sent('profile') }),
    rowOf(companyProfiles),
  ],
  'category of templates': [
    () =>
      addTemplateCategory(admin, { kind: 'page', name: 'Again', idempotencyKey: sent('category') }),
    rowOf(templateCategories),
  ],
  'note of a page': [
    () => addPageNote(admin, { ...page, text: 'Again', idempotencyKey: sent('note') }).noteId,
    (noteId: string) => deletePageNote(admin, { ...page, noteId }),
  ],
} as const

test.each(Object.entries(forms))(
  '%s: what was deleted is made again by the form that made it, and once',
  (_, [make, remove]) => {
    const first = make()
    expect(make()).toBe(first)
    remove(first)
    const again = make()
    expect(again).not.toBe(first)
    expect(make()).toBe(again)
    remove(again)
  },
)

test('a call that was cancelled is booked again by the form that booked it, and once', () => {
  forgetCalls()
  const [elif, nadia] = [makeBookable(), actorOf(makeClient())]
  const opening = callAt('10:00')
  const book = () =>
    bookCall(nadia, { ...wish, opening, with: elif.id, idempotencyKey: sent('call') })
  const first = book()
  expect(book()).toEqual(first)
  cancelCall(nadia, first)
  const again = book()
  expect(again.id).not.toBe(first.id)
  expect(book()).toEqual(again)
  const booked = eq(bookings.status, 'booked')
  expect(db.select().from(bookings).where(booked).all()).toHaveLength(1)
})

test('an invitation that was revoked goes out again by its form; one that was accepted does not', () => {
  const email = 'again@example.com'
  const invite = () =>
    inviteUser(admin, { email, role: 'user', packageId: null, idempotencyKey: sent('invite') })
  const open = () => db.select().from(userInvites).where(eq(userInvites.email, email)).all()
  for (const _press of [1, 2]) invite()
  const [first] = open()
  revokeInvitation(admin, { id: first?.id ?? '' })
  for (const _press of [1, 2]) invite()
  expect(open()).toHaveLength(1)
  expect(open()[0]?.id).not.toBe(first?.id)
  db.delete(userInvites).run()
  makeUser({ email })
  invite()
  expect(open()).toEqual([])
})
