import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { field, givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { formVersions, requestTypes } from '~/db/schema'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { listTypes } from '~/features/request-types/find-type.server'
import { previewRules } from '~/features/requests/preview-rules.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import {
  detailsStep,
  newQuestions,
  productStep,
  typeStep,
  whoAsks,
} from '~/features/requests/request-step.server'
import { errorsIn, keepRequest, sendRequest } from '~/features/requests/send-request.server'
import { clientFor, findClients } from '~/features/work-items/client-for.server'
import { newId } from '~/platform/ids.server'
import { dueFrom } from '~/shared/clock'

const staff = actorOf(makeEmployee())
const manager = actorOf(makeEmployee({ manageRequests: true }))
const makeClient = (given: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ role: 'client', ...given })

/** A client with a package of these types. */
function holding(...types: { id: string }[]) {
  const client = makeClient()
  givePackage(
    client.id,
    types.map(({ id }) => id),
  )
  return client
}

test('REQ-01 REQ-05 clients choose among active types of their packages, staff among all', () => {
  const [mine, other] = [makeType({ order: 2 }), makeType({ order: 1 })]
  const off = makeType({ active: false, order: 3 })
  const client = holding(mine, off)
  const ids = (actor: Parameters<typeof typeStep>[0]) =>
    typeStep(actor, client.id).map(({ id }) => id)
  expect(ids(actorOf(client))).toEqual([mine.id])
  expect(ids(staff)).toEqual([other.id, mine.id, off.id])
  expect(typeStep(actorOf(makeClient()), makeClient().id)).toEqual([])
  expect(typeStep(actorOf(client), client.id)[0]).toMatchObject({
    ...{ name: mine.name, active: true, products: [mine.product] },
  })
  // Without a published form it would lead a client nowhere; staff see what it lacks.
  db.delete(formVersions).where(eq(formVersions.id, mine.versionId)).run()
  expect(ids(actorOf(client))).toEqual([])
  expect(typeStep(staff, client.id)).toContainEqual(
    expect.objectContaining({ id: mine.id, products: [] }),
  )
  expect(listTypes(manager)).toContainEqual(
    expect.objectContaining({ id: mine.id, products: 1, published: 0 }),
  )
  expect(listTypes(manager)).toContainEqual(
    expect.objectContaining({ id: other.id, products: 1, published: 1 }),
  )
})

test('REQ-02 REQ-04 the client of a request, and whether they have room for one more: the limit does not bind staff', () => {
  const type = makeType()
  const client = holding(type)
  const asks = (actor: Parameters<typeof whoAsks>[0], id: string | null) => whoAsks(actor, id)
  expect(asks(staff, null)).toBeNull()
  for (const id of ['none', staff.id]) {
    expect(catchError(() => asks(staff, id))).toMatchObject({ code: 'client-unknown', status: 400 })
  }
  const { limit } = asks(actorOf(client), null) ?? {}
  const allowed = limit?.allowed ?? 0
  expect(asks(actorOf(client), staff.id)).toMatchObject({
    ...{ id: client.id, name: client.fullName, staff: false, full: false },
    ...{ limit: { active: 0, allowed }, packages: [expect.stringMatching(/^Package/)] },
  })
  for (let n = 0; n < allowed; n += 1) {
    expect(hasRoom(client)).toBe(true)
    storeRequest(type, client.id)
  }
  expect(asks(actorOf(client), null)).toMatchObject({ full: true, limit: { active: allowed } })
  expect(asks(staff, client.id)).toMatchObject({ full: false, staff: true, id: client.id })
  expect(hasRoom(client)).toBe(false)
  // Nobody but clients has requests of their own to make.
  expect([makeUser(), makeEmployee()].map(hasRoom)).toEqual([false, false])
})

test('REQ-05 REQ-08 the products of a type, with their questions and when they were used last', () => {
  const asked = [field({ id: 'a' }), field({ id: 'b' }), field({ id: 'h', kind: 'heading' })]
  const type = makeType({ deliveryTime: 4, deliveryUnit: 'hours' }, asked)
  const client = holding(type)
  const step = (actor = actorOf(client)) => productStep(actor, type.id, client.id)
  expect(step()).toMatchObject({
    type: { id: type.id, name: type.name, time: 4, unit: 'hours' },
    offered: true,
    packages: [expect.stringMatching(/^Package/)],
    products: [{ id: type.productId, name: type.product, questions: 2, lastUsedAt: null }],
  })
  for (const createdAt of [50, 70, 60]) storeRequest(type, client.id, { createdAt })
  storeRequest(type, makeClient().id, { createdAt: 90 })
  expect(step().products[0]?.lastUsedAt).toBe(70)
  const other = makeClient()
  expect(productStep(actorOf(other), type.id, other.id)).toMatchObject({
    ...{ offered: false, packages: [], products: [] },
  })
  expect(step(staff).offered).toBe(true)
  db.update(requestTypes).set({ active: false }).where(eq(requestTypes.id, type.id)).run()
  expect([step(), step(staff)]).toMatchObject([
    { offered: false, products: [] },
    { offered: true, products: [{}] },
  ])
  expect(catchError(() => productStep(staff, 'none', client.id)).status).toBe(404)
})

test('REQ-09 REQ-17 the form says what a request would get; one that is not offered is nobody’s to read', async () => {
  const assignee = makeEmployee({ fullName: 'Elif Varga' })
  const type = makeType({ assigneeId: assignee.id, deliveryTime: 2, deliveryUnit: 'weeks' })
  const client = holding(type)
  const company = makeProfile(client.id, 'Reed Works')
  const now = Date.UTC(2026, 10, 22, 9)
  const ids = { typeId: type.id, productId: type.productId }
  const step = (who: ReturnType<typeof makeUser>, actor = actorOf(who)) =>
    detailsStep(actor, { ...ids, clientId: who.id }, now)
  expect(step(client)).toMatchObject({
    type: { id: type.id, name: type.name },
    product: { id: type.productId, name: type.product },
    version: { id: type.versionId, fields: [{ id: 'name' }] },
    siblings: [{ id: type.productId, name: type.product }],
    profiles: [{ id: company.id, name: 'Reed Works' }],
    plan: {
      ...{ priority: 'low', dueAt: dueFrom(now, { time: 2, unit: 'weeks' }, 'UTC') },
      ...{ assignee: { fullName: 'Elif Varga' }, onTimeRate: null },
    },
    ...{ offered: true, draft: null },
  })
  const outside = holding(makeType())
  const nothing = {
    ...{ offered: false, version: { fields: [] }, siblings: [], plan: { assignee: null } },
    product: { description: '' },
    packages: [],
  }
  expect(step(outside)).toMatchObject(nothing)
  expect(step(outside, staff)).toMatchObject({ offered: true, version: { fields: [{}] } })
  // Who has begun to fill it in reads on.
  const draftKey = requestDraftKey(outside, type.productId, outside.id)
  const file = new File(['words'], 'a.txt')
  const uploads = [{ field: 'answer-name', folder: 'requests' as const, file }]
  await saveDraft(outside, { draftKey, values: { 'answer-name': 'Boats' }, uploads })
  const begun = step(outside)
  expect(begun).toMatchObject({
    ...{ offered: false, version: { fields: [{}] }, siblings: [{}] },
    ...{ draft: { values: { 'answer-name': 'Boats' }, files: [{ name: 'a.txt', size: 5 }] } },
    plan: { assignee: {} },
  })
  expect(Object.keys(begun.draft?.files[0] ?? {}).toSorted()).toEqual(
    ['field', 'id', 'name', 'size', 'type'].toSorted(),
  )
  for (const wrong of [{ typeId: 'none' }, { productId: 'none' }, { typeId: makeType().id }]) {
    const asked = { ...ids, ...wrong, clientId: client.id }
    expect(catchError(() => detailsStep(actorOf(client), asked)).status).toBe(404)
  }
  db.delete(formVersions).where(eq(formVersions.id, type.versionId)).run()
  expect(catchError(() => step(client)).status).toBe(404)
})

test('questions that a form did not have when it was begun are told', () => {
  const type = makeType()
  const other = makeType()
  const fields = [field({ id: 'name' }), field({ id: 'size' })]
  const id = newId()
  db.insert(formVersions)
    .values({ id, formId: type.formId, number: 2, fields, publishedAt: 2 })
    .run()
  const form = { product: { id: type.productId }, version: { fields } }
  expect(newQuestions(form, type.versionId)).toEqual(['size'])
  for (const earlier of [id, other.versionId, 'none', undefined, [type.versionId]]) {
    expect(newQuestions(form, earlier)).toEqual([])
  }
})

test('what a request would get is shown to people who manage requests, for a client they choose', () => {
  const type = makeType({ deliveryTime: 1, deliveryUnit: 'days' })
  const client = makeClient({ fullName: 'Quirin Aldous' })
  givePackage(client.id, [type.id], 'high')
  const run = (clientId = '', search = '') =>
    previewRules(manager, { typeId: type.id, clientId, search })
  for (const actor of [staff, actorOf(client), { kind: 'guest', projectId: null } as const]) {
    const asked = { typeId: type.id, clientId: '', search: '' }
    expect(catchError(() => previewRules(actor, asked)).status).toBe(403)
  }
  expect(run('', 'quirin')).toEqual({
    clients: [{ id: client.id, name: 'Quirin Aldous' }],
    ...{ more: false, search: 'quirin', client: '', plan: null },
  })
  expect(run(client.id)).toMatchObject({ client: client.id, plan: { priority: 'high' } })
  for (const id of ['none', staff.id]) expect(run(id)).toMatchObject({ client: '', plan: null })
  // One that was switched off hears of nothing.
  const url = 'https://hooks.example/in'
  for (const [webhookOffAt, webhook] of [
    [null, { url }],
    [1, null],
  ] as const) {
    db.update(requestTypes)
      .set({ webhook: url, webhookOffAt })
      .where(eq(requestTypes.id, type.id))
      .run()
    expect(run(client.id).plan).toMatchObject({ webhook })
  }
  // Who is chosen stands first, also where they are none of the found.
  for (let n = 0; n < 20; n += 1) makeClient({ fullName: 'Yara Many' })
  const found = run(client.id, 'yara')
  expect(found.more).toBe(true)
  expect(found.clients).toHaveLength(21)
  expect(found.clients[0]).toEqual({ id: client.id, name: 'Quirin Aldous' })
  expect(run(client.id, 'quirin').clients).toHaveLength(1)
  const asked = { typeId: 'none', clientId: client.id, search: '' }
  expect(catchError(() => previewRules(manager, asked)).status).toBe(404)
})

test('REQ-07 staff find clients by a part of their name or their email, nobody else finds any', () => {
  const zelda = makeClient({ fullName: 'Zelda Quine', email: 'zq@example.com' })
  const plain = makeUser({ fullName: 'Zelda Plain' })
  const found = (search: string | null) => findClients(staff, search).map(({ id }) => id)
  expect(found('quin')).toEqual([zelda.id])
  expect(found('ZQ@example.com')).toEqual([zelda.id])
  expect(found('zelda')).toEqual([zelda.id])
  expect(found('nobody@example.com')).toEqual([])
  expect(found(null)[0]).toBeDefined()
  expect(found(null).length).toBeLessThanOrEqual(20)
  for (const actor of [actorOf(zelda), actorOf(plain)]) {
    expect(catchError(() => findClients(actor, 'zelda')).status).toBe(403)
  }
  expect(clientFor(db, actorOf(plain), zelda.id)?.id).toBe(plain.id)
  expect(clientFor(db, staff, zelda.id)?.id).toBe(zelda.id)
  expect(clientFor(db, staff, null)).toBeNull()
})

test('REQ-08 REQ-21 what is wrong with a request is beside its fields; someone who was shown no form begins none', async () => {
  const type = makeType()
  const client = holding(type)
  const posted = (typed: Record<string, string>, clientId: string | null = null) => ({
    ...{ typeId: type.id, productId: type.productId, clientId },
    typed: { 'answer-name': 'Boats', formVersion: type.versionId, ...typed },
  })
  const errors = (typed: Record<string, string>) =>
    Object.keys(errorsIn(actorOf(client), posted(typed)))
  expect(errors({})).toEqual([])
  expect(errors({ 'answer-name': '' })).toEqual(['answer-name'])
  expect(errors({ deadline: '2026-12-05' })).toEqual([])
  for (const deadline of ['2026-02-30', 'soon']) expect(errors({ deadline })).toEqual(['deadline'])
  const [shared, hidden] = [makeProfile(makeUser().id), makeProfile(makeUser().id)]
  join(shared.id, client.id)
  join(hidden.id, client.id, { work: false })
  expect(errors({ for: shared.id })).toEqual([])
  for (const id of [hidden.id, 'none']) expect(errors({ for: id })).toEqual(['for'])
  // Also for somebody with more companies than a form offers.
  const last = Array.from({ length: 101 }, () => makeProfile(client.id, 'Zz')).at(-1)
  expect(errors({ for: last?.id ?? '' })).toEqual([])
  expect(catchError(() => errors({ formVersion: 'older' })).code).toBe('form-changed')
  expect(catchError(() => errorsIn(staff, posted({}))).code).toBe('client-unknown')
  const bare = actorOf(makeClient())
  await expect(keepRequest(bare, posted({ formVersion: 'none' }))).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await keepRequest(actorOf(client), posted({}))).savedAt).toBeGreaterThan(0)
  expect((await keepRequest(staff, posted({}, client.id))).savedAt).toBeGreaterThan(0)
  const idempotencyKey = { key: 'k.sent', scope: client.id }
  const sent = sendRequest(actorOf(client), { ...posted({}), idempotencyKey })
  expect(sent).toMatchObject({ aboutLost: false })
  expect(sendRequest(actorOf(client), { ...posted({}), idempotencyKey })).toEqual(sent)
  // Of what was sent nothing is kept, and nothing wrong with it.
  const again = { ...posted({ 'answer-name': '' }), idempotencyKey }
  expect(errorsIn(actorOf(client), again)).toEqual({})
  expect(await keepRequest(actorOf(client), again)).toEqual({ savedAt: null, elsewhere: false })
})
