import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeUser, signIn } from '#tests/fixtures/people'
import Members, { action, loader } from '~/routes/profiles/members'

const owner = makeUser({ role: 'client' })
const { id } = makeProfile(owner.id, 'Hollis & Reed')
const at = {
  url: `/company-profile/${id}/members`,
  params: { profile: id },
  cookie: await signIn(owner),
}

/** How often the screen says why a form of it was refused: on top, and beside a field. */
async function said(form: Record<string, string>) {
  const refused = await callAction(action, { ...at, form })
  expect(refused.status).toBe(400)
  const { data } = await callLoader(loader, at)
  const html = await screenDrawn(createElement(Members), at.url, data, refused.data)
  const times = (words: RegExp) => html.match(words)?.length ?? 0
  return [times(/role="alert"/g), times(/This field is required/g)]
}

test('whatever form of the members is refused, the screen says so, once', async () => {
  expect(await said({ part: 'rights', version: 'x' })).toEqual([1, 0])
  expect(await said({ part: 'invite', email: '' })).toEqual([0, 1])
  expect(await said({ part: 'nothing' })).toEqual([1, 0])
})
