import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { usedFiles } from '#tests/fixtures/files'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  fileUses,
  forms,
  formVersions,
  logHistory,
  packageTypes,
  products,
  requests,
  requestTypes,
  typeFollowers,
  webhookDeliveries,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { queueWebhook } from '~/features/events/queue-webhook.server'
import { addProduct } from '~/features/request-types/add-product.server'
import { createType } from '~/features/request-types/create-type.server'
import { deleteProduct } from '~/features/request-types/delete-product.server'
import { deleteType } from '~/features/request-types/delete-type.server'
import { findType, listTypes, productsOfType } from '~/features/request-types/find-type.server'
import { moveProduct } from '~/features/request-types/move-product.server'
import { setTypePicture } from '~/features/request-types/set-type-picture.server'
import { editTypeSchema } from '~/features/request-types/type-schema.server'
import { updateProduct } from '~/features/request-types/update-product.server'
import { updateType } from '~/features/request-types/update-type.server'
import { webhookMessages } from '~/messages/webhooks'
import { files } from '~/platform/files/files.server'

const manager = () => actorOf(makeEmployee({ manageRequests: true }))
const typeRow = (id: string) => db.select().from(requestTypes).where(eq(requestTypes.id, id)).get()
const facts = (given = {}) => ({
  name: 'Landing page',
  active: true,
  deliveryTime: 2,
  deliveryUnit: 'weeks' as const,
  assigneeId: null,
  followers: [],
  webhook: null,
  ...given,
})

/** Somebody begins a request for a product, for themselves or another. @returns the file they chose */
async function begin(productId: string, clientId?: string) {
  const who = makeUser()
  const file = new File(['x'], 'coats.txt')
  const { files: kept } = await saveDraft(who, {
    draftKey: requestDraftKey(who, productId, clientId ?? who.id),
    values: {},
    uploads: [{ field: 'answer-pics', folder: 'requests', file }],
  })
  return kept[0]?.file ?? ''
}

async function expectGone(file: string) {
  expect(usedFiles(eq(fileUses.file, file))).toEqual([])
  expect(await files.list('requests')).not.toContain(file)
}

test('RTYPE-02 RTYPE-04 a type is created once and saved with its people; the history says what changed', () => {
  const actor = manager()
  const idempotencyKey = { key: 'k', scope: actor.id }
  const id = createType(actor, { name: 'Banner', idempotencyKey })
  expect(createType(actor, { name: 'Banner', idempotencyKey })).toBe(id)
  expect(typeRow(id)).toMatchObject({ active: false, createdBy: actor.id })
  const [ann, ben] = [makeEmployee(), makeEmployee()]
  const people = { assigneeId: ann.id, followers: [ben.id], webhook: 'https://hooks.example.com/x' }
  updateType(actor, { id, version: 1, ...facts(people) })
  expect(typeRow(id)).toMatchObject({
    name: 'Landing page',
    active: true,
    deliveryTime: 2,
    deliveryUnit: 'weeks',
    assigneeId: ann.id,
    webhook: people.webhook,
  })
  const followers = db.select().from(typeFollowers).where(eq(typeFollowers.typeId, id)).all()
  expect(followers.map(({ userId }) => userId)).toEqual([ben.id])
  const last = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all().at(-1)
  expect(last).toMatchObject({ action: 'updated', details: { name: ['Banner', 'Landing page'] } })
})

test('RTYPE-04 a type refuses who is no staff, a name that is taken, and an older version', () => {
  const actor = manager()
  const { id } = makeType({ name: 'Mailing' })
  const other = makeType({ name: 'Banner' })
  const client = makeUser({ role: 'client' }).id
  const save = (given: object, version = 1) =>
    catchError(() => updateType(actor, { id, version, ...facts({ name: 'Mailing', ...given }) }))
  expect(save({ assigneeId: client })).toMatchObject({ code: 'not-staff', field: 'assigneeId' })
  expect(save({ followers: [client] })).toMatchObject({ code: 'not-staff', field: 'followers' })
  expect(save({ name: 'banner' })).toMatchObject({ code: 'type-name-taken', field: 'name' })
  expect(save({}, 9)).toMatchObject({ code: 'stale', stored: { name: 'Mailing', version: 1 } })
  expect(typeRow(other.id)?.name).toBe('Banner')
})

test.each([
  'http://localhost:3000/x',
  'http://127.0.0.1/x',
  'https://10.1.2.3/x',
  'https://192.168.1.1',
  'http://[::1]/x',
  'https://me:word@hooks.example.com',
  'ftp://files.example.com/x',
  'https://',
  'chat',
])('RTYPE-05 the webhook %s is refused, in these words', (webhook) => {
  const typed = { name: 'A', deliveryTime: '1', deliveryUnit: 'days', version: '1', webhook }
  const read = editTypeSchema.safeParse(typed)
  expect(read.error?.issues).toMatchObject([{ path: ['webhook'], message: 'Must be a valid URL' }])
})

test('RTYPE-05 a public webhook is taken, with the scheme it lacks', () => {
  const typed = { name: 'A', deliveryTime: '1', deliveryUnit: 'days', version: '1' }
  const read = (webhook: string) => editTypeSchema.parse({ ...typed, webhook }).webhook
  expect(read('hooks.example.com/a')).toBe('https://hooks.example.com/a')
  expect(read('')).toBeNull()
})

test('a webhook that was switched off stays so until it has another address', () => {
  const actor = manager()
  const webhook = 'https://hooks.example.com/old'
  const { id, name } = makeType({ webhook, webhookOffAt: 5 })
  updateType(actor, { id, version: 1, ...facts({ name, webhook }) })
  expect(typeRow(id)?.webhookOffAt).toBe(5)
  updateType(actor, { id, version: 2, ...facts({ name, webhook: `${webhook}er` }) })
  expect(typeRow(id)?.webhookOffAt).toBeNull()
})

test.each([null, 'https://hooks.example.com/new'])(
  'REQ-62 what waits for a webhook that becomes %s is given up; its log stays within reach',
  (next) => {
    const actor = manager()
    const webhook = 'https://hooks.example.com/old'
    const [type, other] = [makeType({ webhook }), makeType({ webhook })]
    const words = (ownerId: string) =>
      db.select().from(webhookDeliveries).where(eq(webhookDeliveries.ownerId, ownerId)).all()
    const queue = (ownerId: string) =>
      transaction((tx) => queueWebhook(tx, { ownerId, url: webhook, text: 'Word' }))
    const setStatus = (ownerId: string, status: 'sent' | 'sending') =>
      db
        .update(webhookDeliveries)
        .set({ status, lease: 'lease' })
        .where(eq(webhookDeliveries.ownerId, ownerId))
        .run()
    queue(type.id)
    setStatus(type.id, 'sent')
    updateType(actor, { id: type.id, version: 1, ...facts({ name: type.name, webhook }) })
    for (const ownerId of [type.id, other.id]) queue(ownerId)
    updateType(actor, { id: type.id, version: 2, ...facts({ name: `${type.name}s`, webhook }) })
    expect(words(type.id).map(({ status }) => status)).toEqual(['sent', 'queued'])
    updateType(actor, { id: type.id, version: 3, ...facts({ name: type.name, webhook: next }) })
    const gone = { status: 'dead', lease: null, lastError: webhookMessages.addressGone }
    expect(words(type.id)).toMatchObject([{ status: 'sent', lastError: null }, gone])
    expect(words(other.id)).toMatchObject([{ status: 'queued' }])
    expect(findType(actor, type.id).webhookLog).toBe(true)
    expect(findType(actor, makeType().id).webhookLog).toBe(false)
    setStatus(other.id, 'sending')
    updateType(actor, { id: other.id, version: 1, ...facts({ name: other.name, webhook: next }) })
    expect(words(other.id)).toMatchObject([gone])
  },
)

test('RTYPE-06 RTYPE-07 products are added, edited, moved and deleted with their forms and drafts', async () => {
  const actor = manager()
  const typeId = createType(actor, { name: 'Poster' })
  const before = db.select().from(forms).all().length
  const [sale, event] = ['Sale', 'Event'].map((name) =>
    addProduct(actor, { typeId, name, description: '' }),
  ) as [string, string]
  const names = () => productsOfType(actor, typeId).map(({ name }) => name)
  expect(productsOfType(actor, typeId)[0]).toMatchObject({ name: 'Sale', published: null })
  moveProduct(actor, { typeId, id: event, to: 'up' })
  expect(names()).toEqual(['Event', 'Sale'])
  const change = { typeId, id: sale, version: 1, description: 'Short' }
  updateProduct(actor, { ...change, name: 'Season' })
  expect(catchError(() => updateProduct(actor, { ...change, name: 'Late' })).code).toBe('stale')
  const taken = () => addProduct(actor, { typeId, name: 'season', description: '' })
  expect(catchError(taken)).toMatchObject({ code: 'product-name-taken', field: 'name' })
  const begun = await begin(event, makeUser().id)
  const other = await begin(sale)
  await deleteProduct(actor, { typeId, id: event })
  await expectGone(begun)
  expect(await files.list('requests')).toContain(other)
  expect(names()).toEqual(['Season'])
  expect(db.select().from(forms).all()).toHaveLength(before + 1)
  expect(listTypes(actor)).toContainEqual(expect.objectContaining({ id: typeId, products: 1 }))
})

test('RTYPE-12 FILE-05 a deleted type takes products, forms, drafts and files along; its requests stay readable', async () => {
  const actor = manager()
  const used = makeType({ name: 'Leaflet' })
  const unused = addProduct(actor, { typeId: used.id, name: 'Never asked for', description: '' })
  const client = makeUser({ role: 'client' })
  givePackage(client.id, [used.id])
  const request = storeRequest(used, client.id)
  const upload = fileOf(await makePicture('png', 40, 30))
  for (const which of ['image', 'icon'] as const) {
    await setTypePicture(actor, { typeId: used.id, which, upload })
  }
  const { image = '', icon = '' } = typeRow(used.id) ?? {}
  expect(await files.list('types')).toContain(`thumb_${image}`)
  expect(await files.list('request_icons')).toContain(`thumb_${icon}`)
  const begun = [await begin(used.productId), await begin(used.productId, client.id)]
  await deleteType(actor, { id: used.id })
  for (const file of begun) await expectGone(file)
  expect(await files.list('types')).not.toContain(image)
  expect(await files.list('request_icons')).not.toContain(icon)
  expect(typeRow(used.id)).toBeUndefined()
  expect(db.select().from(products).where(eq(products.id, unused)).all()).toEqual([])
  expect(db.select().from(packageTypes).where(eq(packageTypes.typeId, used.id)).all()).toEqual([])
  const kept = db.select().from(requests).where(eq(requests.id, request.id)).get()
  expect(kept).toMatchObject({ typeId: null, productId: null, typeName: 'Leaflet' })
  const version = db.select().from(formVersions).where(eq(formVersions.id, used.versionId)).get()
  expect(version?.fields).toMatchObject([{ id: 'name' }])
  const left = db.select().from(forms).all()
  expect(left.filter(({ id }) => id === used.formId)).toMatchObject([{ draft: [] }])
})
