import { expect, test } from 'vitest'
import { safeRedirect } from '~/routes/http/safe-redirect'

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '',
  '?a=1',
  '#a',
  '../projects',
  '/a\u0000b',
  '/a\u0085b',
  `/${'a'.repeat(3000)}`,
  null,
  undefined,
  42,
  ['/projects'],
  { toString: () => '/projects' },
])('GUARD-57 %j does not lead away', (to) => {
  expect(safeRedirect(to, '/fallback')).toBe('/fallback')
})

test.each([
  ['/', '/'],
  ['/projects/1?p=2#three', '/projects/1?p=2#three'],
  ['/projects?q=a//b', '/projects?q=a//b'],
  ['/projects?next=https://evil.example', '/projects?next=https://evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/a/../b', '/b'],
  ['/Häuser/世界?q=世', '/H%C3%A4user/%E4%B8%96%E7%95%8C?q=%E4%B8%96'],
])('GUARD-57 %j is a path of our own', (to, path) => {
  expect(safeRedirect(to, '/fallback')).toBe(path)
})
