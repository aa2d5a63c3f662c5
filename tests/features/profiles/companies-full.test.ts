import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { companyProfiles, profileMembers } from '~/db/schema'
import { deleteUser } from '~/features/users/delete-user.server'
import { action, loader } from '~/routes/profiles/create'
import { action as passOn } from '~/routes/profiles/pass-on'

const joins = (profileId: string, userId: string, createdAt: number) =>
  db
    .insert(profileMembers)
    .values({ profileId, userId, edit: true, work: true, logins: true, createdAt })
    .run()

const ownerOf = (id: string) =>
  db.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()?.ownerId

test('a client owns up to 50 companies, and is told before', async () => {
  const client = makeUser({ role: 'client' })
  const cookie = await signIn(client)
  const url = '/company-profiles/create'
  for (let n = 0; n < 49; n += 1) makeProfile(client.id)
  expect((await callLoader(loader, { url, cookie })).data).toMatchObject({ owned: 49 })
  const send = (name: string) => callAction(action, { url, cookie, form: { name } })
  expect((await send('The fiftieth')).status).toBe(303)
  const refused = await send('One too many')
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.data)).toContain('You can have up to 50 companies.')
  expect(JSON.stringify(refused.data)).toContain('One too many')
})

test('nobody gets one more than that passed on', async () => {
  const [owner, full] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
  for (let n = 0; n < 49; n += 1) makeProfile(full.id)
  const [last, tooMany] = [makeProfile(owner.id), makeProfile(owner.id)]
  for (const { id } of [last, tooMany]) joins(id, full.id, 1)
  const cookie = await signIn(owner)
  const pass = ({ id }: { id: string }) =>
    callAction(passOn, {
      url: `/company-profile/${id}/members/owner`,
      params: { profile: id },
      ...{ cookie, form: { member: full.id } },
    })
  expect((await pass(last)).status).toBe(303)
  const refused = await pass(tooMany)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.data)).toContain(
    'This person already has 50 companies, which is the limit.',
  )
  expect(ownerOf(tooMany.id)).toBe(owner.id)
})

test('what an erased owner leaves goes to a member who has room for it, and is never lost', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const [owner, full, later] = [1, 2, 3].map(() => makeUser({ role: 'client' }))
  if (!owner || !full || !later) throw new Error('nobody')
  for (let n = 0; n < 50; n += 1) makeProfile(full.id)
  const [both, alone] = [makeProfile(owner.id), makeProfile(owner.id)]
  joins(both.id, full.id, 1)
  joins(both.id, later.id, 2)
  joins(alone.id, full.id, 1)
  await deleteUser(admin, { id: owner.id })
  expect(ownerOf(both.id)).toBe(later.id)
  expect(ownerOf(alone.id)).toBe(full.id)
})
