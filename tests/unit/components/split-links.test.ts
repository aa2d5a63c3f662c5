import { expect, test } from 'vitest'
import { splitLinks } from '~/shared/split-links'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test('PAGE-25 web addresses in a note are links, without the full stop behind them', () => {
  expect(splitLinks('See https://example.com/a. Or (http://b.example/c)!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a', href: 'https://example.com/a' },
    { text: '. Or (', href: null },
    { text: 'http://b.example/c', href: 'http://b.example/c' },
    { text: ')!', href: null },
  ])
  expect(hrefs('https://en.example/wiki/A_(b)')).toEqual(['https://en.example/wiki/A_(b)'])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  '<img src=x onerror=alert(1)>',
  '',
])('PAGE-25 %j holds no link', (text) => {
  expect(hrefs(text)).toEqual([])
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('PAGE-25 an address alone is one piece; what only looks like one is words', () => {
  const address = 'https://example.com/a'
  expect(splitLinks(address)).toEqual([{ text: address, href: address }])
  for (const none of ['https://[', 'http://.', 'see https://...']) {
    expect(splitLinks(none), none).toEqual([{ text: none, href: null }])
  }
  expect(splitLinks('')).toEqual([])
})

test('PAGE-25 an address that begins with www. is one too, in the middle of a word it is none', () => {
  expect(splitLinks('See www.example.com/a, please.')).toEqual([
    { text: 'See ', href: null },
    { text: 'www.example.com/a', href: 'http://www.example.com/a' },
    { text: ', please.', href: null },
  ])
  expect(hrefs('https://www.example.com')).toEqual(['https://www.example.com/'])
  for (const none of ['awww.example.com', 'mail@www.example.com', 'www.', 'www.example', 'www']) {
    expect(hrefs(none), none).toEqual([])
  }
})
