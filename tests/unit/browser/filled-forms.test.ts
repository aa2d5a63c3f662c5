import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { field, form, openPage, type } from '#tests/fixtures/browser-page'
import {
  isBeingFilled,
  losesWords,
  markFilled,
  showsOneTimeText,
} from '~/components/shell/filled-forms'

const versioned =
  '<form method="post"><input type="hidden" name="version" value="3"><input name="name"></form>'
const fresh =
  '<form method="post" data-fresh=""><input type="hidden" name="key" value="k1"><input name="name"></form>'
const plain =
  '<form method="post"><input type="hidden" name="key" value="k1"><input name="name"></form>'

let stop = () => {}
beforeEach(() => {
  vi.restoreAllMocks()
  openPage()
  stop = markFilled()
})
afterEach(() => stop())

test('a form is filled from the version that it had at the first letter', () => {
  document.body.innerHTML = versioned
  expect(isBeingFilled()).toBe(false)
  type('name', 'A')
  field('version').value = '4'
  type('name', 'AB')
  expect(form().dataset.filled).toBe('3')
})

test('the page waits while a form is filled in; with another version, or another key, it is another form', () => {
  document.body.innerHTML = versioned
  type('name', 'A')
  expect(isBeingFilled()).toBe(true)
  field('version').value = '4'
  expect(isBeingFilled()).toBe(false)
  // A key alone says nothing: only a form that is new with each key stays as it is.
  for (const [html, waits] of [
    [fresh, true],
    [plain, false],
  ] as const) {
    document.body.innerHTML = html
    type('name', 'A')
    expect(isBeingFilled()).toBe(waits)
    field('key').value = 'k2'
    expect(isBeingFilled()).toBe(false)
  }
})

test('what is shown once keeps the page as it is', () => {
  document.body.innerHTML = plain
  expect(showsOneTimeText()).toBe(false)
  field('name').setAttribute('aria-invalid', 'true')
  expect(showsOneTimeText()).toBe(true)
  document.body.innerHTML = '<p data-once="">Not saved.</p>'
  expect(showsOneTimeText()).toBe(true)
})

test('a page with words of something new asks first whether it would be led away', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
  document.body.innerHTML = plain
  expect(await losesWords('u1')).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  type('name', 'A')
  expect(await losesWords('u1')).toBe(true)
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    ...{ method: 'HEAD', redirect: 'manual', headers: { 'X-Typed-By': 'u1' } },
  })
  // Signed out, the page stays and asks for a sign-in; it is still there.
  asked.mockResolvedValue(new Response(null, { status: 401 }))
  expect(await losesWords('u1')).toBe(false)
  asked.mockResolvedValue(new Response(null, { status: 200 }))
  expect(await losesWords('u1')).toBe(false)
  asked.mockRejectedValue(new TypeError())
  expect(await losesWords('u1')).toBe(true)
})
