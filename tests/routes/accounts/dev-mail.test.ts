import { expect, test, vi } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser } from '#tests/fixtures/people'
import { env } from '~/platform/env.server'
import { action as reset } from '~/routes/accounts/reset-password'
import { loader } from '~/routes/dev/mail'

test('AUTH-22 AUTH-23 MAIL-04 the developers’ inbox shows the mail with its link', async () => {
  const { email } = makeUser()
  await callAction(reset, { url: '/reset-password', form: { email } })
  const { data } = await callLoader(loader, { url: '/dev/mail' })
  expect(data.mails).toMatchObject([{ to: email, subject: 'Reset your password' }])
  expect(data.mails[0]?.message).toMatch(/http:\/\/localhost:3000\/reset-password\?code=[\w-]{43}/)
  expect(data.mails[0]?.html).toMatch(
    /href="http:\/\/localhost:3000\/reset-password\?code=[\w-]{43}"/,
  )
})

test('MAIL-04 in production the developers’ inbox is not there', async () => {
  vi.spyOn(env, 'production', 'get').mockReturnValue(true)
  expect((await callLoader(loader, { url: '/dev/mail' })).status).toBe(404)
})
