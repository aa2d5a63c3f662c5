import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { loader as root } from '~/root'
import { redirectWithFlash } from '~/routes/http/flash.server'

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
