import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { requestPackages } from '~/db/schema'
import { seedPackages } from '~/features/packages/seed-packages.server'

const names = () =>
  db
    .select({ name: requestPackages.name })
    .from(requestPackages)
    .orderBy(asc(requestPackages.name))
    .all()
    .map(({ name }) => name)

test('INVITE-07 a new database has packages for the first clients; what is deleted stays so', () => {
  seedPackages()
  expect(names()).toEqual(['Basic', 'Premium', 'Standard'])
  db.delete(requestPackages).run()
  seedPackages()
  expect(names()).toEqual([])
})
