import { expect, test } from 'vitest'
import { textOf } from '#tests/fixtures/pdf-text'
import { canWrite } from '~/panels/render/fonts'
import { canDraw, drawPart, inOrderOfSight, partsOf } from '~/platform/pdf/other-letters'
import { newPdfWriter } from '~/platform/pdf/pdf-writer'

const has = (letter: string) => canWrite(letter)
const kinds = (line: string) => partsOf(line, has).map(({ kind, words }) => [kind, words])

test('a line is cut where letters are lacking; what is between them, and a line from the right, stays whole', () => {
  expect(kinds('Plain Café')).toEqual([['plain', 'Plain Café']])
  expect(kinds('Studio 東京 (x) 京都 Ltd')).toEqual([
    ['plain', 'Studio '],
    ['other', '東京 (x) 京都'],
    ['plain', ' Ltd'],
  ])
  expect(kinds('قهوة Studio (بيت) ')).toEqual([
    ['other', 'قهوة Studio (بيت)'],
    ['plain', ' '],
  ])
  expect(kinds('Party 🎉👩\u200d🎨🇩🇪 now')).toEqual([
    ['plain', 'Party '],
    ['emoji', '🎉'],
    ['emoji', '👩\u200d🎨'],
    ['emoji', '🇩🇪'],
    ['plain', ' now'],
  ])
})

test('words from the right are written as they are seen, words from the left among them too', () => {
  expect(inOrderOfSight('שלום Studio 12 עולם')).toBe('םלוע Studio 12 םולש')
  expect(inOrderOfSight('東京 Studio')).toBe('東京 Studio')
})

const lines = [
  'Studio ร้านกาแฟ',
  'हिन्दी की किताब',
  '日本語のサイト',
  '한국어 사이트',
  '🎉 👩\u200d🎨',
  'Ωmega',
]

test('a PDF says every word, whatever letters it is in, and draws those that the machine has faces for', async () => {
  const pen = await newPdfWriter()
  for (const line of lines) pen.text(line)
  pen.text('مرحبا بالعالم')
  const bytes = await pen.finish()
  const said = (await textOf(bytes)).replaceAll('\n', '')
  for (const line of lines) expect(said).toContain(line)
  expect(said).toContain([...'مرحبا بالعالم'].reverse().join(''))
  const parts = [...lines, 'مرحبا بالعالم'].flatMap((line) => partsOf(line, has))
  let drawn = 0
  for (const { kind, words } of parts) {
    if (kind !== 'plain' && (await canDraw(words, has))) drawn += 1
  }
  const pictures =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g) ?? []
  // Each with a mask of what is transparent.
  expect(pictures).toHaveLength(2 * drawn)
})

test('a picture of words has the ink and the size that were asked for', async () => {
  const ink = {
    size: 20,
    strong: false,
    color: { type: 'RGB', red: 1, green: 0, blue: 0 },
  } as never
  const small = await drawPart({ kind: 'other', words: 'mmmm' }, ink)
  const long = await drawPart({ kind: 'other', words: 'mmmmmmmm' }, ink)
  expect(small?.width).toBeGreaterThan(30)
  expect((long?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(2, 0)
  expect(Math.abs(small?.below ?? 9)).toBeLessThan(2)
})
