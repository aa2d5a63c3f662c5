import { expect, test } from 'vitest'
import { archiveNames } from '~/platform/archives/archive-names'

const named = (...paths: string[]) => paths.map(archiveNames())

test('files of an archive are apart without regard to case and to how accents are written', () => {
  expect(named('Plan.txt', 'PLAN.txt', 'plan.TXT', 'plan-2.txt')).toEqual([
    ...['Plan.txt', 'PLAN-2.txt', 'plan-3.TXT', 'plan-2-2.txt'],
  ])
  expect(named('café', 'cafe\u0301', 'CAFÉ')).toEqual(['café', 'cafe\u0301-2', 'CAFÉ-3'])
  expect(named('STRASSE.txt', 'straße.txt')).toEqual(['STRASSE.txt', 'straße-2.txt'])
  expect(named('.env', '.ENV', 'a.tar.gz', 'A.tar.gz')).toEqual([
    ...['.env', '.ENV-2', 'a.tar.gz', 'A.tar-2.gz'],
  ])
})

test('no file of an archive has the name of a Windows device, or one that Windows does not take', () => {
  expect(
    named('CON.txt', 'aux', 'nul.tar.gz', 'LPT1.txt', 'com9 .txt', 'COM¹', 'conin$', 'Con /PRN.md'),
  ).toEqual([
    ...['_CON.txt', '_aux', '_nul.tar.gz', '_LPT1.txt', '_com9 .txt', '_COM¹', '_conin$'],
    '_Con/_PRN.md',
  ])
  const ordinary = ['console.txt', 'auxiliary', 'com.txt', 'lpt10', 'null.tar.gz', 'my con.txt']
  expect(named(...ordinary)).toEqual(ordinary)
  expect(named('a?b:c.txt', 'ends. .', '../x', 'a\\b', '')).toEqual([
    ...['a-b-c.txt', 'ends', '_/x', 'a-b', '_-2'],
  ])
})

test('a folder and a file of an archive have no name in common', () => {
  expect(named('notes', 'notes/a.txt', 'Notes/A.txt', 'b/c', 'B')).toEqual([
    ...['notes', 'notes-2/a.txt', 'notes-2/A-2.txt', 'b/c', 'B-2'],
  ])
})

test('a name that is too long for a disk keeps its ending', () => {
  const [first = '', second = ''] = named(`${'図'.repeat(150)}.jpeg`, `${'図'.repeat(150)}.jpeg`)
  expect(first.endsWith('図.jpeg')).toBe(true)
  expect(second.endsWith('図-2.jpeg')).toBe(true)
  for (const each of [first, second]) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(255)
})

test('as many files of one name as there are take time in proportion to their number', () => {
  const start = performance.now()
  const found = new Set(Array.from({ length: 100_000 }, () => 'a.txt').map(archiveNames()))
  expect(found.size).toBe(100_000)
  expect(performance.now() - start).toBeLessThan(5_000)
})
