import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOrderForm, makeTerms, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { makePage, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { orderFollowers } from '~/db/schema'
import { findOrderToDelete } from '~/features/orders/delete-order.server'
import { findOrder } from '~/features/orders/find-order.server'
import { orderBrief } from '~/features/orders/order-brief.server'
import { getParticipants, openWorkItem } from '~/features/work-item-base/work-items.server'
import { assignment, following, priorityForm } from '~/features/work-items/work-forms.server'

const admin = actorOf(makeUser({ role: 'admin', fullName: 'Ada Finch' }))
const manager = actorOf(makeEmployee({ manageOrders: true }))
const assigneeRow = makeEmployee({ fullName: 'Elif Varga' })
const assignee = actorOf(assigneeRow)
const employee = actorOf(makeEmployee())
const buyerRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const buyer = actorOf(buyerRow)
const form = makeOrderForm()
type Given = Parameters<typeof storeOrderRow>[2]
const make = (given: Given = {}) => storeOrderRow(form, buyerRow.id, given)

/** The steps as one word: done, now or ahead; and the moments that are shown. */
function steps(given: Given) {
  const found = findOrder(admin, make(given).id).steps
  return [
    found.map(({ state }) => ({ done: 'd', now: 'N', ahead: '.' })[state]).join(''),
    found.map(({ at }) => at),
  ]
}

test('ORDER-22 the steps say what is done, where it is and what is ahead, also of what is paused or beside the way', () => {
  const came = { collectingContentAt: 10, progressAt: 20, checkingQualityAt: 30 }
  const cases: [Given, string, (number | null)[]][] = [
    [{}, 'N....', [null, null, null, null, null]],
    [{ status: 'in_progress', ...came }, 'dN...', [10, 20, null, null, null]],
    [{ status: 'checking_quality', ...came }, 'ddN..', [10, 20, 30, null, null]],
    [{ status: 'completed', ...came, completedAt: 90 }, 'ddd.N', [10, 20, 30, null, 90]],
    [
      { status: 'paused', statusBeforePause: 'in_progress', pausedAt: 40, ...came },
      'dN...',
      [10, 20, null, null, null],
    ],
    // Beside the way it stands where it came to last.
    [{ status: 'escalated', ...came }, 'ddN..', [10, 20, 30, null, null]],
    [{ status: 'escalated', ...came, progressAt: 50 }, 'dN...', [10, 50, null, null, null]],
    [{ status: 'escalated', collectingContentAt: 10 }, 'N....', [10, null, null, null, null]],
    [
      { status: 'paused', statusBeforePause: 'escalated', collectingContentAt: 10 },
      'N....',
      [10, null, null, null, null],
    ],
    // What it never came to is not behind it.
    [
      { status: 'escalated', collectingContentAt: 10, reviewingWithClientAt: 20 },
      'd..N.',
      [10, null, null, 20, null],
    ],
    // What is delivered is with its client, since it was shown last.
    [{ status: 'pending_review', ...came, pendingReviewAt: 40 }, 'dddN.', [10, 20, 30, 40, null]],
    [
      { status: 'pending_review', ...came, reviewingWithClientAt: 40, pendingReviewAt: 50 },
      'dddN.',
      [10, 20, 30, 50, null],
    ],
    [
      { status: 'pending_review', ...came, reviewingWithClientAt: 60, pendingReviewAt: 50 },
      'dddN.',
      [10, 20, 30, 60, null],
    ],
    [
      { status: 'escalated', ...came, pendingReviewAt: 40, escalatedAt: 50 },
      'dddN.',
      [10, 20, 30, 40, null],
    ],
    [
      { status: 'completed', collectingContentAt: 10, pendingReviewAt: 40, completedAt: 50 },
      'd..dN',
      [10, null, null, 40, 50],
    ],
    // Asked to be changed, or opened again, it is in progress.
    [
      { status: 'escalated', ...came, reviewingWithClientAt: 40, reopenedAt: 50 },
      'dN...',
      [10, 50, null, null, null],
    ],
    [
      { status: 'in_progress', collectingContentAt: 10, pendingReviewAt: 40, reopenedAt: 50 },
      'dN...',
      [10, 50, null, null, null],
    ],
    [
      { status: 'in_progress', collectingContentAt: 10, completedAt: 40, reopenedAt: 50 },
      'dN...',
      [10, 50, null, null, null],
    ],
    [{ status: 'pending_payment', amount: 5, currency: 'usd' }, '.....', Array(5).fill(null)],
  ]
  for (const [given, states, moments] of cases) {
    expect(steps(given), JSON.stringify(given)).toEqual([states, moments])
  }
})

test('an order shows what was sold, for whom, with whom and about which website', () => {
  const company = makeProfile(buyerRow.id, 'Saltmarsh Kayaks', { brandColors: ['#123456'] })
  const terms = makeTerms('All rights pass to you.')
  const project = makeProject({ ownerId: buyerRow.id, name: 'Kayaks', shareToken: 'tok' })
  const [home, about] = [makePage(project.id), makePage(project.id)]
  const { id, number, title } = make({
    status: 'reviewing_with_client',
    reviewingWithClientAt: 70,
    pendingReviewAt: 60,
    companyProfileId: company.id,
    termVersionId: terms.versionId,
    projectId: project.id,
    assigneeId: assigneeRow.id,
    amount: 12_000,
    currency: 'eur',
    paidAt: 50,
    typeName: 'Branding',
    priority: 'high',
  })
  const followers = ['Zoe', 'Abe'].map((fullName) => makeEmployee({ fullName }))
  for (const { id: userId } of followers) {
    db.insert(orderFollowers).values({ orderId: id, userId }).run()
  }
  expect(findOrder(admin, id)).toMatchObject({
    id,
    facts: {
      ...{ id, number, title, version: 1, status: 'reviewing_with_client', priority: 'high' },
      ...{ formName: form.name, typeName: 'Branding', productLabel: form.productName },
    },
    shownAt: 70,
    price: { amount: 12_000, currency: 'eur' },
    paidAt: 50,
    terms: { text: 'All rights pass to you.', number: 1, acceptedBy: null },
    project: {
      ...{ id: project.id, name: 'Kayaks', share: 'tok' },
      pages: [
        { id: home.id, name: home.name },
        { id: about.id, name: about.name },
      ],
    },
    client: { id: buyerRow.id, name: 'Nadia Hollis' },
    company: 'Saltmarsh Kayaks',
    kit: { id: company.id, colors: ['#123456'] },
    assignee: { name: 'Elif Varga' },
    followers: [{ name: 'Abe' }, { name: 'Zoe' }],
  })
  const shown = make({ status: 'pending_review', pendingReviewAt: 60, reviewingWithClientAt: 50 })
  expect(findOrder(admin, shown.id)).toMatchObject({
    ...{ shownAt: 60, project: null, company: null, kit: null, terms: null, price: null },
    ...{ assignee: null, followers: [] },
  })
  expect(findOrder(admin, make({ projectId: null, userId: null }).id).client).toBeNull()
})

test('terms that staff accepted in a client’s name say who did', () => {
  const terms = makeTerms()
  const given = { termVersionId: terms.versionId }
  const acceptedBy = (createdBy: string | null) =>
    findOrder(admin, make({ ...given, createdBy }).id).terms?.acceptedBy
  expect(acceptedBy(buyerRow.id)).toBeNull()
  expect(acceptedBy(assigneeRow.id)).toBe('Elif Varga')
  expect(acceptedBy(null)).toBe('Deleted user')
})

test('ORDER-21 ORDER-26 people who manage orders may do everything, the assignee moves and prioritises, its client answers and reads no notes', () => {
  const { id } = make({ assigneeId: assigneeRow.id, status: 'reviewing_with_client' })
  const work = { kind: 'order', id } as const
  const own = storeOrderRow(form, manager.id)
  const may = (...rights: string[]) =>
    Object.fromEntries(
      ['manage', 'move', 'owns', 'prioritise', 'notes'].map((each) => [
        each,
        rights.includes(each),
      ]),
    )
  const all = may('manage', 'move', 'prioritise', 'notes')
  expect(findOrder(admin, id).may).toEqual(all)
  expect(findOrder(manager, id).may).toEqual(all)
  expect(findOrder(assignee, id).may).toEqual(may('move', 'prioritise', 'notes'))
  expect(findOrder(employee, id).may).toEqual(may('notes'))
  expect(findOrder(buyer, id).may).toEqual(may('owns'))
  expect(findOrder(manager, own.id).may).toEqual(may('manage', 'move', 'owns', 'prioritise'))

  expect(findOrderToDelete(manager, id)).toMatchObject({ title: expect.any(String) })
  for (const actor of [assignee, employee, buyer]) {
    expect(catchError(() => findOrderToDelete(actor, id)).status).toBe(403)
  }
  expect(assignment(admin, work)).toMatchObject({ work, version: 1, assignee: assigneeRow.id })
  const nobodys = { kind: 'order', id: make().id } as const
  expect(assignment(admin, nobodys).assignee).toBe('')
  expect(following(admin, work)).toMatchObject({ work, version: 1, followers: [] })
  expect(priorityForm(assignee, work)).toEqual({ work, version: 1, priority: 'medium' })
  for (const actor of [employee, buyer]) {
    expect(catchError(() => priorityForm(actor, work)).status).toBe(403)
  }
})

test('GUARD-55 an order is its client’s alone: for others, also of the company it is for, there is none', () => {
  const [owner, member] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
  const company = makeProfile(owner.id)
  join(company.id, member.id)
  const { id } = make({ companyProfileId: company.id, answers: { name: 'Kayaks' } })
  const work = { kind: 'order', id } as const
  for (const actor of [owner, member, makeUser()].map(actorOf)) {
    for (const read of [findOrder, findOrderToDelete, orderBrief]) {
      expect(catchError(() => read(actor, id)).status).toBe(404)
    }
    expect(catchError(() => openWorkItem(db, actor, work)).status).toBe(404)
  }
  const guest = { kind: 'guest', projectId: null } as const
  expect(catchError(() => findOrder(guest, id)).status).toBe(404)
  expect(catchError(() => findOrder(admin, 'none')).status).toBe(404)
  // Of a company its people are none of its clients, and stay unnamed to people who write there.
  const workItem = openWorkItem(db, buyer, work)
  expect(workItem).toMatchObject({
    ...{ kind: 'order', id, companyProfileId: null, ofCompany: false },
    ...{ relations: ['owns-it'], may: { manage: false, prioritise: false } },
    variables: { 'order.number': `${workItem.number}` },
  })
  expect(getParticipants(db, workItem)).toMatchObject({ clients: [buyerRow.id], staff: [] })
  expect(orderBrief(buyer, id)).toBeDefined()
})
