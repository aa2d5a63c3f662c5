import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { userPackages } from '~/db/schema'
import { createPackage } from '~/features/packages/create-package.server'
import { deletePackage } from '~/features/packages/delete-package.server'
import { findPackage, holdersOf, listAllPackages } from '~/features/packages/find-package.server'
import { createPackageSchema } from '~/features/packages/package-schema.server'
import { updatePackage } from '~/features/packages/update-package.server'
import { offeredTypes } from '~/features/requests/offered-types.server'
import { fieldMessages } from '~/messages/fields'

const manager = () => actorOf(makeEmployee({ manageRequests: true }))

test('PKG-03 a package without a name or types is told that both are required', () => {
  const read = createPackageSchema.safeParse({ name: ' ', priority: 'low' })
  const told = read.error?.issues.map(({ path, message }) => [path[0], message])
  expect(told).toEqual([
    ['name', fieldMessages.required],
    ['types', fieldMessages.required],
  ])
  expect(createPackageSchema.safeParse({ name: 'A', types: 'x', priority: 'urgent' }).success).toBe(
    false,
  )
})

test('PKG-01 PKG-04 PKG-05 packages are made, changed and counted; someone who has several has the types of all', () => {
  const actor = manager()
  const [page, mail] = [makeType({ name: 'Page' }), makeType({ name: 'Mail' })]
  const idempotencyKey = { key: 'k', scope: actor.id }
  const gold = { name: 'Gold', types: [page.id], priority: 'high' as const, idempotencyKey }
  const id = createPackage(actor, gold)
  expect(createPackage(actor, gold)).toBe(id)
  const other = createPackage(actor, { name: 'Mails', types: [mail.id], priority: 'low' })
  const client = makeUser({ role: 'client' })
  for (const packageId of [id, other]) {
    db.insert(userPackages).values({ userId: client.id, packageId }).run()
  }
  expect(listAllPackages(actor)).toMatchObject([
    { name: 'Gold', types: ['Page'], priority: 'high', people: 1 },
    { name: 'Mails', types: ['Mail'], priority: 'low', people: 1 },
  ])
  const offered = offeredTypes(db, { id: client.id, staff: false }).map(({ name }) => name)
  expect(offered.sort()).toEqual(['Mail', 'Page'])
  const change = { id, name: 'Gold', types: [page.id, mail.id], priority: 'medium' as const }
  updatePackage(actor, { ...change, version: 1 })
  expect(findPackage(actor, id)).toMatchObject({ priority: 'medium', version: 2 })
  expect(findPackage(actor, id).types).toHaveLength(2)
  expect(catchError(() => updatePackage(actor, { ...change, version: 1 })).code).toBe('stale')
  const taken = { ...change, version: 2, name: 'mails' }
  expect(catchError(() => updatePackage(actor, taken)).code).toBe('package-name-taken')
  const gone = { ...change, version: 2, types: ['gone'] }
  expect(catchError(() => updatePackage(actor, gone))).toMatchObject({ field: 'types' })
})

test('a package says who has it before it is deleted, and they keep the others', () => {
  const actor = manager()
  const { id: type } = makeType()
  const [one, two] = ['One', 'Two'].map((name) =>
    createPackage(actor, { name, types: [type], priority: 'low' }),
  ) as [string, string]
  const client = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
  for (const packageId of [one, two]) {
    db.insert(userPackages).values({ userId: client.id, packageId }).run()
  }
  expect(holdersOf(actor, one)).toEqual({ people: ['Nadia Hollis'], invited: 0 })
  deletePackage(actor, { id: one })
  const held = db.select().from(userPackages).where(eq(userPackages.userId, client.id)).all()
  expect(held.map(({ packageId }) => packageId)).toEqual([two])
  const employee = actorOf(makeEmployee())
  expect(catchError(() => deletePackage(employee, { id: two })).code).toBe('forbidden')
})
