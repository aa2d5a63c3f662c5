import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser } from '#tests/fixtures/people'
import { action as reset } from '~/routes/accounts/reset-password'
import { loader } from '~/routes/dev/mail'

test('AUTH-22 AUTH-23 the developers’ inbox shows the mail with its link', async () => {
  const { email } = makeUser()
  await callAction(reset, { url: '/reset-password', form: { email } })
  const { data } = await callLoader(loader, { url: '/dev/mail' })
  expect(data.mails).toMatchObject([{ to: email, subject: 'Reset your password' }])
  expect(data.mails[0]?.message).toMatch(/http:\/\/localhost:3000\/reset-password\?code=[\w-]{43}/)
})
