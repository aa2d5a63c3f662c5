import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makePackage } from '#tests/fixtures/invitations'
import { makeUser, signIn } from '#tests/fixtures/people'
import BulkInvite, { action as bulk, loader } from '~/routes/admin/users/bulk-invite'
import NewUser, { loader as fresh } from '~/routes/admin/users/new'

const cookie = await signIn(makeUser({ role: 'admin' }))
const url = '/admin/users/bulk-invite'

/** The line that the hint shows as an example. */
async function example() {
  const { data } = await callLoader(loader, { url, cookie })
  const html = await screenDrawn(createElement(BulkInvite), url, data)
  return /One person per line: (.*?)\. Comma/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
}

const pasted = async (csv: string) => (await callAction(bulk, { url, cookie, form: { csv } })).data

test('the line that the hint of a bulk invitation shows is taken as pasted, with packages and without', async () => {
  expect(await example()).toBe('jane@example.com, user')
  makePackage('Care, small')
  expect(await example()).toBe('jane@example.com, client, "Care, small"')
  expect(await pasted(await example())).toMatchObject({ results: [{ sent: true }] })
})

test('someone who creates a user hears who can read the temporary password', async () => {
  const { data } = await callLoader(fresh, { url: '/admin/users/new', cookie })
  // Nothing sends mail, and the product's address is its own machine: the outbox shows mails whole.
  const html = await screenDrawn(createElement(NewUser), '/admin/users/new', data)
  expect(html).toContain('admins can read it in the outbox')
  expect(html).toContain('mails wait in the outbox')
  expect(html).not.toContain('No one else sees it')
})
