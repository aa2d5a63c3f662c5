import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { loader as root } from '~/root'
import { readFlash, redirectWithFlash } from '~/routes/http/flash.server'

test('UI-09 a message is for the next page, not for a picture that is missing on this one', async () => {
  const left = await redirectWithFlash('/projects', { kind: 'success', text: 'Saved.' })
  const Cookie = left.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const read = (headers: Record<string, string>) =>
    readFlash(new Request('http://localhost/gone.webp', { headers: { Cookie, ...headers } }))
  expect(await read({ 'Sec-Fetch-Dest': 'image' })).toBeNull()
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
