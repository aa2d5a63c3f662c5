import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BothTexts, whereApart } from '~/components/form/both-texts'

test.each([
  ['a b c', 'a x c', ['a ', 'b', 'x', ' c']],
  ['a b', 'a b c', ['a b', '', ' c', '']],
  ['same', 'same', ['same', '', '', '']],
  ['', 'new', ['', '', 'new', '']],
  ['to to', 'to', ['to', ' to', '', '']],
  ['one\ntwo', 'one two', ['one', '\n', ' ', 'two']],
])('%j and %j differ in whole words', (one, other, parts) => {
  expect(whereApart(one, other)).toEqual(parts)
  expect(parts[0] + (parts[1] ?? '') + parts[3]).toBe(one)
  expect(parts[0] + (parts[2] ?? '') + parts[3]).toBe(other)
})

const drawn = (stored: string | undefined, yours: string) =>
  renderToStaticMarkup(createElement(BothTexts, { stored, yours }))

test('two short versions are one sentence', () => {
  expect(drawn('Ferry', 'Tram')).toBe('Saved: Ferry. Yours: Tram.')
  expect(drawn('', 'Tram')).toBe('Saved: empty. Yours: Tram.')
  expect(drawn(undefined, 'Tram')).toBe('Yours: Tram')
})

test('long versions stand with their lines; most of what is alike is left out', () => {
  const alike = 'alike '.repeat(100)
  const html = drawn(`${alike}ferry\nend`, `${alike}tram\r\nend`)
  expect(html).toContain('<del>ferry</del>\nend')
  expect(html).toContain('<ins>tram</ins>\nend')
  expect(html.length).toBeLessThan(700)
  expect(drawn('', 'a\nb')).toContain('>empty</p>')
})
