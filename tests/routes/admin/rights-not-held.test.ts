import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import EditUser, { action, loader } from '~/routes/admin/users/edit'

const manager = await signIn(makeEmployee({ manageUsers: true }))

/** Somebody whose right this manager does not hold, and whom they may edit all the same. */
const edited = () => {
  const user = makeUser({ manageBlocks: true })
  const at = { url: `/admin/users/${user.id}`, params: { user: user.id }, cookie: manager }
  // The box of that right is switched off: a browser does not send it.
  const form = { fullName: user.fullName, email: user.email, role: 'user', version: '1' }
  const shown = async (answer: unknown) => {
    const { data } = await callLoader(loader, at)
    return screenDrawn(createElement(EditUser), at.url, data, answer)
  }
  return { user, at, form, shown }
}

const boxIn = (html: string) => html.match(/<input[^>]*name="manageBlocks"[^>]*>/)?.[0]

test('USER-22 a right that one does not hold stays ticked in a form that was refused', async () => {
  const { at, form, shown } = edited()
  const refused = await callAction(action, { ...at, form: { ...form, fullName: '' } })
  expect(refused.status).toBe(400)
  for (const answer of [null, refused.data]) {
    const box = boxIn(await shown(answer))
    expect(box).toContain('disabled=""')
    expect(box).toContain('checked=""')
  }
})

test('a conflict says nothing of a right that neither of both changes', async () => {
  const { user, at, form, shown } = edited()
  await callAction(action, { ...at, form: { ...form, fullName: 'Theo Brandt' } })
  const stale = await callAction(action, { ...at, form: { ...form, fullName: 'Theodor Brandt' } })
  expect(stale.status).toBe(409)
  const html = await shown(stale.data)
  expect(html).toContain('Theodor Brandt')
  expect(html).not.toContain('Manage panels')
  await callAction(action, { ...at, form: { ...form, fullName: 'Theodor Brandt', version: '2' } })
  expect(reread(user)).toMatchObject({ fullName: 'Theodor Brandt', manageBlocks: true })
})
