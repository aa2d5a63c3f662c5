import { beforeEach, expect, test } from 'vitest'
import { field, openPage, type } from '#tests/fixtures/browser-page'
import { saveUnsavedInput } from '~/components/shell/unsaved-input'

openPage()
saveUnsavedInput([])

const wrong = 'aria-invalid="true"'
const asked = (control: string) =>
  `<form><div class="field">${control}<div><p class="error">This field is required</p></div></div></form>`
const isShown = () => !document.querySelector<HTMLElement>('.error')?.hidden

beforeEach(() => openPage())

test('the message about an empty field is hidden while something is in it', () => {
  document.body.innerHTML = asked(`<input name="page" ${wrong}>`)
  type('page', '  ')
  expect(isShown()).toBe(true)
  type('page', 'Our boats')
  expect(isShown()).toBe(false)
  type('page', '')
  expect(isShown()).toBe(true)
  // The next answer may say the same.
  type('page', 'Our boats')
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(isShown()).toBe(true)
})

test('the same of a list and of choices', () => {
  document.body.innerHTML = asked(
    `<select name="ground" ${wrong}><option value="">Choose</option><option>Light</option></select>`,
  )
  field('ground').value = 'Light'
  field('ground').dispatchEvent(new Event('input', { bubbles: true }))
  expect(isShown()).toBe(false)
  document.body.innerHTML = asked(
    `<input type="radio" name="place" value="top" ${wrong}><input type="radio" name="place" value="end" ${wrong}>`,
  )
  field('place').click()
  expect(isShown()).toBe(false)
})

test('an error of text that was sent is shown until the next answer; that of a password too', () => {
  document.body.innerHTML = asked(`<input name="email" value="nobody" ${wrong}>`)
  type('email', 'nobody@example.com')
  expect(isShown()).toBe(true)
  document.body.innerHTML = asked(`<input type="password" name="password" ${wrong}>`)
  type('password', 'longer than before')
  expect(isShown()).toBe(true)
})
