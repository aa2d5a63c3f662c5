import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { shortName } from '~/messages/file-names'
import { loader as root } from '~/root'
import { action as pictures } from '~/routes/editor/pictures/pictures'
import { readFlash, redirectWithFlash } from '~/routes/http/flash.server'

test('UI-09 a message is for the next page, not for a picture that is missing on this one', async () => {
  const left = await redirectWithFlash('/projects', { kind: 'success', text: 'Saved.' })
  const Cookie = left.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const read = (headers: Record<string, string>) =>
    readFlash(new Request('http://localhost/gone.webp', { headers: { Cookie, ...headers } }))
  expect(await read({ 'Sec-Fetch-Dest': 'image' })).toBeNull()
  // A page that reads again what it shows: the press was in another tab.
  expect(await read({ 'X-Reads-Again': 'yes' })).toBeNull()
  for (const dest of ['document', 'empty', 'iframe']) {
    expect(await read({ 'Sec-Fetch-Dest': dest })).toMatchObject({ text: 'Saved.' })
  }
  expect(await read({})).toMatchObject({ text: 'Saved.' })
})

test('the message for the next page is not used up by a page that asks ahead', async () => {
  const left = await redirectWithFlash('/projects', { kind: 'success', text: 'Saved.' })
  const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ahead = await callLoader(root, { url: '/projects', cookie, method: 'HEAD' })
  expect(ahead.data.flash).toBeNull()
  expect(ahead.headers.getSetCookie()).toEqual([])
  const next = await callLoader(root, { url: '/projects', cookie })
  expect(next.data.flash).toMatchObject({ text: 'Saved.' })
  expect(next.headers.getSetCookie().join()).toContain('Max-Age=0')
})

test('a message of forged names is short enough for a browser to keep', async () => {
  const user = makeUser()
  const { id } = makeProject({ ownerId: user.id })
  const long = '\u6f22'.repeat(1500)
  const answer = await callAction(pictures, {
    ...{ url: `/projects/${id}/pictures`, params: { id }, cookie: await signIn(user) },
    form: {
      part: 'add',
      files: [1, 2, 3, 4].map((n) => new File([n > 1 ? '' : 'no'], `${n}${long}.jpeg`)),
    },
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().map(({ length }) => length < 4096)).toEqual([true])
  const { text = '' } = (await readFlash(asked(answer.cookie))) ?? {}
  expect(text).toMatch(/^Not added: 1漢{30,59}…\. This file/)
  expect(text).toContain('Not added: 3')
  expect(shortName(`${'a'.repeat(90)}.jpeg`)).toMatch(/^a{54}….jpeg$/)
  const other = await redirectWithFlash('/', { kind: 'success', text: long })
  const [cookie = ''] = other.headers.getSetCookie()
  expect(cookie.length).toBeLessThan(4096)
  expect((await readFlash(asked(cookie)))?.text).toMatch(/^漢{500,}…$/)
})

const asked = (cookie: string) =>
  new Request('http://localhost/', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
