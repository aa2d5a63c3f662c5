import { expect, test } from 'vitest'
import { aseColors, cssColors } from '~/features/profiles/color-files'
import { colorReport } from '~/features/profiles/color-report'
import { rowSchemas } from '~/features/profiles/part-schema.server'
import { rowsAfter } from '~/features/profiles/parts'
import { limits } from '~/permissions/limits'

const read = (part: keyof typeof rowSchemas, entries: (string | undefined)[]) =>
  rowSchemas[part].safeParse({ entries, version: '1' })
const sentences = (part: keyof typeof rowSchemas, entries: (string | undefined)[]) =>
  read(part, entries).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('PROFILE-07 rows: one goes, an empty one comes, nothing else is touched', () => {
  expect(rowsAfter(['a', 'b', 'c'], 'remove-1')).toEqual(['a', 'c'])
  expect(rowsAfter(['a'], 'remove-7')).toEqual(['a'])
  expect(rowsAfter(['a', ''], 'more')).toEqual(['a', '', ''])
  for (const odd of ['', 'no more', 'more-', 'remove-1x', 'remove-1000']) {
    expect(rowsAfter(['a'], odd)).toBeNull()
  }
  const many = Array.from({ length: 12 }, (_, nth) => String(nth))
  expect(rowsAfter(many, 'remove-11')).toEqual(many.slice(0, 11))
  expect(rowsAfter(Array(500).fill('a'), 'more')).toHaveLength(limits.entriesOfProfile + 1)
})

test('PROFILE-08 PROFILE-11 what is no address or color is refused in its row; empty rows and doubles are not kept', () => {
  expect(sentences('links', ['https://a.example', undefined, 'hollis press'])).toEqual([
    ['entries.2', 'Must be a valid URL'],
  ])
  for (const wrong of ['javascript:alert(1)', 'http://localhost', 'https://a:b@c.example']) {
    expect(sentences('websites', [wrong])).toEqual([['entries.0', 'Must be a valid URL']])
  }
  expect(read('links', ['a.example/x', undefined, ' https://a.example/x ']).data?.entries).toEqual([
    'https://a.example/x',
  ])
  expect(sentences('brandColors', ['#6b1f2'])?.[0]?.[0]).toBe('entries.0')
  expect(read('brandColors', ['#6B1F2E', '#abc', '#6b1f2e']).data?.entries).toEqual([
    '#6b1f2e',
    '#aabbcc',
  ])
})

test('a list has at most 100 entries: 500 links are refused as a whole', () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => `https://a.example/${i}`)
  expect(read('links', many(100)).success).toBe(true)
  expect(read('links', [...many(100), undefined]).success).toBe(true)
  for (const n of [101, 500]) {
    expect(sentences('links', many(n))).toEqual([['entries', 'Up to 100 are allowed']])
  }
})

test('the colors come out as CSS variables and as swatches that Adobe’s programs read', () => {
  expect(cssColors('Hollis & Reed */', ['#6b1f2e', '#ffffff'])).toBe(
    '/* Hollis & Reed * / */\n:root {\n  --hollis-reed-1: #6b1f2e;\n  --hollis-reed-2: #ffffff;\n}\n',
  )
  const ase = aseColors(['#ff0000'])
  expect(ase.subarray(0, 4).toString()).toBe('ASEF')
  expect([ase.readUInt32BE(8), ase.readUInt16BE(12), ase.readUInt32BE(14)]).toEqual([
    1,
    1,
    ase.length - 18,
  ])
  // `#FF0000` with its end, then the model and the three parts.
  expect(ase.readUInt16BE(18)).toBe(8)
  expect(ase.subarray(36, 40).toString()).toBe('RGB ')
  expect([ase.readFloatBE(40), ase.readFloatBE(44), ase.readFloatBE(48)]).toEqual([1, 0, 0])
})

test('how a color can be read is never rounded up', () => {
  const [first, second] = colorReport(['#767676', '#000000'])
  expect(first?.onWhite).toEqual({ ground: '#ffffff', ratio: '4.5', fit: 'text' })
  expect(first?.onDarkest?.ground).toBe('#000000')
  expect(second).toMatchObject({ onDarkest: null, darkest: true })
  expect(colorReport(['#777777'])[0]?.onWhite).toMatchObject({ ratio: '4.4', fit: 'large' })
})
