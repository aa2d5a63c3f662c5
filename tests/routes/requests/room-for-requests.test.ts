import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import { loader } from '~/routes/requests/list'

const mayCreate = async (user: User) => {
  const answer = await callLoader(loader, { url: '/requests', cookie: await signIn(user) })
  expect(answer.status).toBe(200)
  return answer.data.mayCreate
}

test('REQ-02 the list leads to a new request only who may have one more', async () => {
  const client = makeUser({ role: 'client' })
  db.update(users).set({ allowedActiveRequests: 1 }).where(eq(users.id, client.id)).run()
  expect(await mayCreate(client)).toBe(true)
  storeRequest(makeType(), client.id)
  expect(await mayCreate(client)).toBe(false)
  expect(await mayCreate(makeUser())).toBe(false)
  expect(await mayCreate(makeEmployee())).toBe(true)
})
