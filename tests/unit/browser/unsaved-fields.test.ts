import { beforeEach, expect, test } from 'vitest'
import { field, form, openPage } from '#tests/fixtures/browser-page'
import {
  formIdentity,
  hasTyped,
  isField,
  readValues,
  setValue,
} from '~/components/shell/unsaved-fields'
import { writtenEvent } from '~/components/work/composer-event'

beforeEach(() => openPage('/projects/1'))

const named = (html: string) => {
  document.body.innerHTML = html
  return formIdentity(form())
}

test('what passes with each reading of a screen makes no other form of it, what it is about does', () => {
  const html = (key: string, page: string, rows = '') =>
    `<form action="/save?x=1"><input type="hidden" name="key" value="${key}"><input type="hidden" name="version" value="${key}">
      <input type="hidden" name="page" value="${page}"><input name="row1">${rows}</form>`
  const first = named(html('1', 'p1'))
  expect(first).toMatchObject({ at: '/projects/1', action: '/save' })
  expect(named(html('2', 'p1', '<input name="row2">'))).toEqual(first)
  expect(named(html('1', 'p2'))).not.toEqual(first)
})

test('a field that is called action or method does not hide where its form is sent', () => {
  expect(
    named('<form action="/save"><input name="action"><input name="method"></form>').action,
  ).toBe('/save')
})

test('a list that is sent by each choice is not chosen in by itself', () => {
  openPage('/', '<form data-sends-itself=""><select name="who"></select><input name="q"></form>')
  expect([isField(field('who')), isField(field('q'))]).toEqual([false, true])
})

test('words typed before script came are seen', () => {
  openPage('/', '<form><textarea name="text">Stored</textarea></form>')
  expect(hasTyped(form())).toBe(false)
  field('text').value = 'Typed'
  expect(hasTyped(form())).toBe(true)
})

test('an open editor is read and filled as HTML', () => {
  openPage('/', '<form><textarea name="text" hidden>&lt;p&gt;One&lt;/p&gt;</textarea></form>')
  expect(readValues(form(), [['text', 0]])).toEqual([['text', 0, { html: '<p>One</p>' }]])
  let heard = ''
  field('text').addEventListener(writtenEvent, () => (heard = field('text').dataset.written ?? ''))
  setValue(field('text'), { html: '<p>Two</p>' })
  expect(heard).toBe('<p>Two</p>')
})
