import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { usedFiles } from '#tests/fixtures/files'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { field, givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  companyProfiles,
  fileUses,
  formVersions,
  generalSettings,
  logHistory,
  mail,
  notifications,
  profileMembers,
  requestFollowers,
  requestPackages,
  requests,
  requestTypes,
  typeFollowers,
  type User,
  userPackages,
  users,
  webhookDeliveries,
} from '~/db/schema'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { createRequest } from '~/features/requests/create-request.server'
import { offeredTypes, packageNames } from '~/features/requests/offered-types.server'
import { getRequestDetails } from '~/features/requests/request-details.server'
import { scheduleRequest } from '~/features/requests/schedule-request.server'
import { errorText } from '~/messages/errors'
import { newId } from '~/platform/ids.server'
import { dueFrom } from '~/shared/clock'

type Type = ReturnType<typeof makeType>
type Priority = Parameters<typeof givePackage>[2]

const makeClient = (given: Parameters<typeof makeUser>[0] = {}) =>
  makeUser({ role: 'client', ...given })

function makeClientOf(type: Type, priority: Priority = 'low') {
  const client = makeClient()
  givePackage(client.id, [type.id], priority)
  return client
}

/** A client with a package that has one type. */
function makeCase(given: Parameters<typeof makeType>[0] = {}) {
  const type = makeType(given)
  return { type, client: makeClientOf(type) }
}

const create = (user: User, type: Type, more: Partial<Parameters<typeof createRequest>[1]> = {}) =>
  createRequest(actorOf(user), {
    typeId: type.id,
    productId: type.productId,
    formVersionId: type.versionId,
    typed: { 'answer-name': 'Winter sale' },
    ...more,
  })

function row(id: string) {
  const found = db.select().from(requests).where(eq(requests.id, id)).get()
  if (!found) throw new Error('no such request')
  return found
}

const count = () => db.select().from(requests).all().length

test('REQ-16 numbers go on from the highest', () => {
  const { client, type } = makeCase()
  const { id, number } = create(client, type)
  expect(create(makeClientOf(type), type).number).toBe(number + 1)
  const last = create(makeClientOf(type), type)
  db.delete(requests).where(eq(requests.id, last.id)).run()
  expect(create(makeClientOf(type), type).number).toBe(number + 2)
  expect(row(id).number).toBe(number)
})

test('REQ-15 REQ-63 a request is stored as it was sent', () => {
  const { client, type } = makeCase()
  const { id } = create(client, type, {
    typed: { 'answer-name': '  Winter sale ', deadline: '2026-12-05', for: '' },
  })
  expect(row(id)).toMatchObject({
    status: 'in_progress',
    title: 'Winter sale',
    userId: client.id,
    createdBy: client.id,
    typeName: type.name,
    category: type.product,
    answers: { name: 'Winter sale' },
    answersText: 'Winter sale',
    formVersionId: type.versionId,
    deadline: '2026-12-05',
    companyProfileId: null,
    assigneeId: null,
    assignedAt: null,
  })
  const [line] = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(line).toMatchObject({ action: 'created', userId: client.id })
  expect(() =>
    db
      .update(requests)
      .set({ status: 'closed' as never })
      .run(),
  ).toThrow()
})

test('REQ-14 an address that was asked for is a link, also without a scheme', () => {
  const fields = ['page', 'shop', 'words'].map((id) =>
    field({ id, kind: id === 'words' ? 'text' : 'url', required: false }),
  )
  const type = makeType({}, fields)
  const client = makeClientOf(type)
  const { id } = create(client, type, {
    typed: { 'answer-page': 'hollis.example/sale', 'answer-words': 'example.com' },
  })
  expect(getRequestDetails(actorOf(client), id)).toMatchObject({
    answers: { page: 'hollis.example/sale', words: 'example.com' },
    links: { page: 'https://hollis.example/sale' },
  })
  expect(Object.keys(getRequestDetails(actorOf(client), id).links)).toEqual(['page'])
})

test('REQ-17 it is due after the delivery time of its type, by the clock of the office', () => {
  db.insert(generalSettings).values({ key: 'officeZone', value: 'America/New_York' }).run()
  for (const [deliveryTime, deliveryUnit] of [
    [4, 'hours'],
    [3, 'days'],
    [2, 'weeks'],
    [1, 'months'],
  ] as const) {
    const { client, type } = makeCase({ deliveryTime, deliveryUnit })
    const { createdAt, dueAt } = row(create(client, type).id)
    const delivery = { time: deliveryTime, unit: deliveryUnit }
    expect(dueAt).toBe(dueFrom(createdAt, delivery, 'America/New_York'))
  }
  db.delete(generalSettings).run()
})

test('REQ-18 its priority is the highest of the client’s packages', () => {
  const { client, type } = makeCase()
  const priority = () => row(create(client, type).id).priority
  expect(priority()).toBe('low')
  givePackage(client.id, [], 'high')
  givePackage(client.id, [], 'medium')
  expect(priority()).toBe('high')
  const bare = create(makeEmployee(), type, { clientId: makeClient().id })
  expect(row(bare.id).priority).toBe('low')
})

test('REQ-20 assignee and followers are those of the type who are staff, and are told', () => {
  const [elif, ravi, gone] = [makeEmployee(), makeEmployee(), makeUser()]
  const { client, type } = makeCase({ assigneeId: elif.id, webhook: 'https://h.example' })
  for (const { id } of [ravi, gone]) {
    db.insert(typeFollowers).values({ typeId: type.id, userId: id }).run()
  }
  const { id } = create(client, type)
  expect(row(id)).toMatchObject({ assigneeId: elif.id, assignedAt: row(id).createdAt })
  const followers = db.select().from(requestFollowers).where(eq(requestFollowers.requestId, id))
  expect(followers.all().map(({ userId }) => userId)).toEqual([ravi.id])
  const told = db.select().from(notifications).where(eq(notifications.subject, id)).all()
  expect(told.map(({ recipientId, type: what }) => [recipientId, what])).toEqual([
    [elif.id, 'request_created'],
    [ravi.id, 'request_created'],
  ])
  const written = db.select().from(mail).where(eq(mail.to, elif.email)).all()
  expect(written.map(({ subject }) => subject)).toEqual([`Request ${row(id).number} was sent`])
  for (const words of [client.fullName, 'Winter sale']) {
    expect(written[0]?.message).toContain(words)
  }
  const [word] = db.select().from(webhookDeliveries).all()
  expect(word).toMatchObject({ ownerId: type.id, url: 'https://h.example' })
  expect(word?.text).toContain('Winter sale')

  db.update(users).set({ organization: false }).where(eq(users.id, elif.id)).run()
  expect(row(create(client, type).id).assigneeId).toBeNull()
})

test('REQ-02 REQ-03 REQ-04 USER-17 the limit: one’s own, else the general one; what rests does not count', () => {
  const { client, type } = makeCase()
  const refused = () => expect(() => create(client, type)).toThrow('request-limit')
  const own = (allowedActiveRequests: number) =>
    db.update(users).set({ allowedActiveRequests }).where(eq(users.id, client.id)).run()
  for (let made = 0; made < 5; made += 1) create(client, type)
  const before = count()
  refused()
  expect(count()).toBe(before)
  const mine = db.select().from(requests).where(eq(requests.userId, client.id)).all()
  const move = (at: number, status: (typeof mine)[number]['status']) =>
    db
      .update(requests)
      .set({ status })
      .where(eq(requests.id, mine[at]?.id ?? ''))
      .run()
  for (const [at, status] of (['completed', 'pending_review'] as const).entries()) {
    move(at, status)
    create(client, type)
    refused()
  }
  for (const status of ['checking_quality', 'reviewing_with_client', 'escalated'] as const) {
    move(2, status)
    refused()
  }
  db.insert(generalSettings).values({ key: 'allowedActiveRequests', value: '6' }).run()
  create(client, type)
  own(0)
  refused()
  own(7)
  create(client, type)
  refused()
  db.delete(generalSettings).run()
})

test('REQ-05 REQ-06 RTYPE-11 a type outside the packages, or switched off, is refused', () => {
  const { client, type } = makeCase()
  const other = makeType()
  expect(() => create(client, other)).toThrow('type-not-offered')
  expect(() => create(client, { ...type, id: other.id })).toThrow('not-found')
  expect(() => create(makeUser(), type)).toThrow('type-not-offered')
  db.update(requestTypes).set({ active: false }).where(eq(requestTypes.id, type.id)).run()
  expect(() => create(client, type)).toThrow('type-not-offered')
  db.update(requestTypes).set({ active: true }).where(eq(requestTypes.id, type.id)).run()
  create(client, type)
  db.delete(userPackages).where(eq(userPackages.userId, client.id)).run()
  expect(() => create(client, type)).toThrow('type-not-offered')
})

test('REQ-06 REQ-18 packages from a time as client give nobody a type, a priority or room', () => {
  const { client, type } = makeCase()
  db.update(requestPackages).set({ priority: 'high' }).run()
  create(client, type)
  const now = (role: 'user' | 'client') =>
    db.update(users).set({ role }).where(eq(users.id, client.id)).run()
  now('user')
  expect(() => create(client, type)).toThrow('type-not-offered')
  expect(offeredTypes(db, { id: client.id, staff: false })).toEqual([])
  expect(packageNames(db, client.id)).toEqual([])
  const plan = { typeId: type.id, clientId: client.id, at: 0 }
  expect(scheduleRequest(db, plan).priority).toBe('low')
  now('client')
  expect(scheduleRequest(db, plan).priority).toBe('high')
  create(client, type)
})

test('REQ-07 staff create for any client, of any type, beyond the limit; nobody else for others', () => {
  const staff = makeEmployee()
  const client = makeClient({ allowedActiveRequests: 0 })
  const type = makeType({ active: false })
  const { id } = create(staff, type, { clientId: client.id })
  expect(row(id)).toMatchObject({ userId: client.id, createdBy: staff.id })
  for (const clientId of [null, makeUser().id, newId()]) {
    const error = catchError(() => create(staff, type, { clientId }))
    expect(error).toMatchObject({ code: 'client-unknown' })
    expect(errorText({ ...error, details: error })).toBe('Choose a client for this request.')
  }
  const told = db.select().from(notifications).where(eq(notifications.subject, id)).all()
  expect(told.map(({ recipientId }) => recipientId)).toEqual([client.id])

  const mine = makeCase()
  const own = create(mine.client, mine.type, { clientId: client.id })
  expect(row(own.id).userId).toBe(mine.client.id)
})

test('REQ-21 a request is for oneself or for one’s company profile, never another one', () => {
  const { client, type } = makeCase()
  const makeProfile = (ownerId: string) => {
    const id = newId()
    const now = Date.now()
    db.insert(companyProfiles)
      .values({ id, name: 'Hollis & Reed', ownerId, createdAt: now, updatedAt: now })
      .run()
    return id
  }
  const own = makeProfile(client.id)
  const joined = makeProfile(makeClient().id)
  const foreign = makeProfile(makeClient().id)
  db.insert(profileMembers)
    .values({ profileId: joined, userId: client.id, createdAt: Date.now() })
    .run()
  const typedFor = (profile: string) => ({ typed: { 'answer-name': 'x', for: profile } })
  for (const profile of [own, joined]) {
    expect(row(create(client, type, typedFor(profile)).id).companyProfileId).toBe(profile)
  }
  expect(() => create(client, type, typedFor(foreign))).toThrow('answers-refused')
  const byStaff = create(makeEmployee(), type, { clientId: client.id, ...typedFor(own) })
  expect(row(byStaff.id).companyProfileId).toBe(own)
})

test('a form sent twice is one request; what a rule refuses is none', () => {
  const { client, type } = makeCase()
  const idempotencyKey = sent('form')
  expect(create(client, type, { idempotencyKey })).toEqual(create(client, type, { idempotencyKey }))
  const before = count()
  expect(() => create(client, type, { typed: {} })).toThrow('answers-refused')
  expect(() => create(client, type, { typed: { 'answer-name': 'x', deadline: 'soon' } })).toThrow(
    'answers-refused',
  )
  expect(() => create(client, type, { formVersionId: newId() })).toThrow('form-changed')
  expect(count()).toBe(before)
})

test('a form that was published again is filled in again; an earlier request keeps its own', () => {
  const { client, type } = makeCase()
  const before = create(client, type)
  const version = newId()
  db.insert(formVersions)
    .values({
      id: version,
      formId: type.formId,
      number: 2,
      fields: [field({ id: 'name' }), field({ id: 'more' })],
      publishedAt: Date.now(),
    })
    .run()
  expect(() => create(client, type)).toThrow('form-changed')
  const typed = { 'answer-name': 'x', 'answer-more': 'y' }
  const after = create(client, type, { formVersionId: version, typed })
  expect(row(after.id).answers).toEqual({ name: 'x', more: 'y' })
  expect(row(before.id).formVersionId).toBe(type.versionId)
})

test('the files of the draft become those of the request, and the draft is gone', async () => {
  const type = makeType({}, [field({ id: 'name' }), field({ id: 'pics', kind: 'attachment' })])
  const client = makeClientOf(type)
  expect(() => create(client, type)).toThrow('answers-refused')
  const draftKey = requestDraftKey(client, type.productId, client.id)
  await saveDraft(client, {
    draftKey,
    values: {},
    uploads: [{ field: 'answer-pics', folder: 'requests', file: new File(['x'], 'coats.zip') }],
  })
  const { id } = create(client, type)
  expect(findDraft(db, client, draftKey)).toBeNull()
  const { conversationId } = row(id)
  expect(usedFiles(eq(fileUses.conversationId, conversationId))).toMatchObject([
    {
      messageId: null,
      field: 'pics',
      folder: 'requests',
      name: 'coats.zip',
      uploaderId: client.id,
    },
  ])
})
