import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeUser, signIn } from '#tests/fixtures/people'
import { action, loader } from '~/routes/profiles/create'

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
