import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { passOnProfile } from '~/features/profiles/pass-on-profile.server'
import Members, { action, loader } from '~/routes/profiles/members'

const owner = makeUser({ role: 'client' })
const { id } = makeProfile(owner.id, 'Hollis & Reed')
const at = {
  url: `/company-profile/${id}/members`,
  params: { profile: id },
  cookie: await signIn(owner),
}

/** How often the screen says why a form of it was refused: in an alert, and beside a field. */
async function said(
  form: Record<string, string>,
  status = 400,
  beside = /This field is required/g,
) {
  const refused = await callAction(action, { ...at, form })
  expect(refused.status).toBe(status)
  const { data } = await callLoader(loader, at)
  const html = await screenDrawn(createElement(Members), at.url, data, refused.data)
  const times = (words: RegExp) => html.match(words)?.length ?? 0
  return [times(/role="alert"/g), times(beside)]
}

test('whatever form of the members is refused, the screen says so, once', async () => {
  expect(await said({ part: 'rights', version: 'x' })).toEqual([1, 0])
  expect(await said({ part: 'invite', email: '' })).toEqual([0, 1])
  expect(await said({ part: 'nothing' })).toEqual([1, 0])
})

test('someone who has lost the right to invite is told so, though the form is gone', async () => {
  const heir = makeUser({ role: 'client' })
  join(id, heir.id)
  passOnProfile(actorOf(owner), { profileId: id, memberId: heir.id })
  const noRight = /You don’t have permission to do this/g
  const invite = { part: 'invite', email: 'new@x.example' }
  expect(await said(invite, 403, noRight)).toEqual([1, 1])
  expect(await said({ part: 'rights', version: '1' }, 403, noRight)).toEqual([1, 1])
})
