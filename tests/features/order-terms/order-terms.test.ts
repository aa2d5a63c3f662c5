import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, termVersions } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { comparePieces, findTermVersion } from '~/features/order-terms/compare-versions.server'
import { createTerm } from '~/features/order-terms/create-term.server'
import { deleteTerm } from '~/features/order-terms/delete-term.server'
import { findTerm, listTerms, versionsOfTerm } from '~/features/order-terms/list-terms.server'
import { publishTerm } from '~/features/order-terms/publish-term.server'
import { saveTerm } from '~/features/order-terms/save-term.server'
import { offerOf } from '~/features/orders/offer.server'

const seller = actorOf(makeEmployee({ manageOrders: true, fullName: 'Sana Dufour' }))
/** What a buyer of a form with these terms has to accept. */
function shown(termId: string) {
  const form = makeOrderForm({ termId })
  return transaction((tx) => offerOf(tx, form.id))?.terms
}
const deeds = (id: string) =>
  db
    .select({ action: logHistory.action })
    .from(logHistory)
    .where(eq(logHistory.documentId, id))
    .all()
    .map(({ action }) => action)

test('TERM-02 HIST-01 another text is another version; another name alone is none', () => {
  const idempotencyKey = { key: 'k', scope: seller.id }
  const facts = { name: 'Order terms', text: 'Two rounds.' }
  const id = createTerm(seller, { ...facts, idempotencyKey })
  expect(createTerm(seller, { ...facts, idempotencyKey })).toBe(id)
  saveTerm(seller, { id, version: 1, name: 'Our terms', text: 'Two rounds.' })
  expect(findTerm(seller, id)).toMatchObject({ name: 'Our terms', number: 1, version: 2 })
  saveTerm(seller, { id, version: 2, name: 'Our terms', text: 'Three rounds.' })
  expect(findTerm(seller, id)).toMatchObject({ number: 2, text: 'Three rounds.', version: 3 })
  expect(versionsOfTerm(seller, id).map(({ number, by }) => [number, by])).toEqual([
    [2, 'Sana Dufour'],
    [1, 'Sana Dufour'],
  ])
  const stale = () => saveTerm(seller, { id, version: 2, name: 'Mine', text: 'x' })
  expect(catchError(stale)).toMatchObject({ code: 'stale', stored: { text: 'Three rounds.' } })
  saveTerm(seller, { id, version: 3, name: 'Our terms', text: 'Three rounds.' })
  expect(deeds(id)).toEqual(['created', 'renamed', 'version 2 saved'])
  const same = () => createTerm(seller, { name: 'our terms', text: 'x' })
  expect(catchError(same)).toMatchObject({ code: 'term-name-taken', field: 'name' })
})

test('TERM-01 TERM-04 only published terms are shown to buyers; the list says who changed what when', () => {
  const id = createTerm(seller, { name: 'Photo terms', text: 'One.' })
  const state = () => listTerms(seller, '').terms.find((term) => term.id === id)
  expect(state()).toMatchObject({ state: 'draft', number: 1, by: { name: 'Sana Dufour' } })
  expect(shown(id)).toBeNull()
  publishTerm(seller, { id, published: true })
  expect(state()?.state).toBe('published')
  expect(shown(id)).toMatchObject({ name: 'Photo terms', number: 1, text: 'One.' })
  saveTerm(seller, { id, version: 1, name: 'Photo terms', text: 'Two.' })
  expect(shown(id)).toMatchObject({ number: 2, text: 'Two.' })
  const other = actorOf(makeEmployee({ manageOrders: true, fullName: 'Marta Kovel' }))
  publishTerm(other, { id, published: false })
  expect(state()).toMatchObject({ state: 'unpublished', by: { name: 'Marta Kovel' } })
  expect(shown(id)).toBeNull()
  expect(listTerms(seller, 'unpublished').terms.map((term) => term.id)).toContain(id)
  expect(listTerms(seller, 'published').terms.map((term) => term.id)).not.toContain(id)
})

test('TERM-03 TERM-06 what was accepted stays when the terms change and go; what nobody accepted goes', () => {
  const id = createTerm(seller, { name: 'Care terms', text: 'First.' })
  publishTerm(seller, { id, published: true })
  const accepted = shown(id)?.id ?? ''
  const order = storeOrderRow(makeOrderForm(), makeUser().id, { termVersionId: accepted })
  saveTerm(seller, { id, version: 1, name: 'Care terms', text: 'Second.' })
  expect(versionsOfTerm(seller, id).map(({ orders }) => orders)).toEqual([0, 1])
  deleteTerm(seller, { id })
  expect(catchError(() => findTerm(seller, id)).status).toBe(404)
  const left = db.select().from(termVersions).where(eq(termVersions.name, 'Care terms')).all()
  expect(left).toMatchObject([{ id: order.termVersionId, text: 'First.', termId: null }])
})

test('two versions are compared word by word, and what has nothing in common does not take long', () => {
  const id = createTerm(seller, { name: 'Rush', text: 'We deliver in two days.' })
  saveTerm(seller, { id, version: 1, name: 'Rush', text: 'We deliver in three days.' })
  expect(findTermVersion(seller, id, 2).pieces).toEqual([
    { kind: 'same', text: 'We deliver in ' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'three' },
    { kind: 'same', text: ' days.' },
  ])
  expect(findTermVersion(seller, id, 1).pieces).toBeNull()
  expect(catchError(() => findTermVersion(seller, id, 3)).status).toBe(404)
  const words = (from: number) =>
    Array.from({ length: 8_000 }, (_, n) => `w${(n * 7919 + from) % 99_991}`).join(' ')
  const start = performance.now()
  const pieces = comparePieces(words(1), words(50_000))
  expect(performance.now() - start).toBeLessThan(3_000)
  const after = pieces.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)
  expect(after.join('')).toBe(words(50_000))
})

test('TERM-01 GUARD-44 terms are for people who manage orders', () => {
  for (const actor of [makeUser(), makeEmployee({ manageRequests: true })].map(actorOf)) {
    expect(catchError(() => listTerms(actor, '')).status).toBe(403)
    expect(catchError(() => createTerm(actor, { name: 'x', text: 'x' })).status).toBe(403)
  }
})

test('a hundred versions of terms are kept, and of the older ones those that orders have accepted', () => {
  const id = createTerm(seller, { name: 'Often changed', text: 'Text 1' })
  const [first] = versionsOfTerm(seller, id)
  storeOrderRow(makeOrderForm(), makeUser({ role: 'client' }).id, { termVersionId: first?.id })
  for (let n = 1; n < 104; n += 1) {
    saveTerm(seller, { id, version: n, name: 'Often changed', text: `Text ${n + 1}` })
  }
  const kept = db
    .select({ number: termVersions.number })
    .from(termVersions)
    .where(eq(termVersions.termId, id))
    .orderBy(termVersions.number)
    .all()
  expect(kept.map(({ number }) => number)).toEqual([
    1,
    ...Array.from({ length: 100 }, (_, n) => n + 5),
  ])
})
