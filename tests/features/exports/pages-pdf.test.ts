import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib'
import { afterAll, expect, test, vi } from 'vitest'
import { makePicture } from '#tests/fixtures/pictures'
import { readPdf } from '#tests/fixtures/read-pdf'
import type { Reading, ReadPart } from '~/panels/reading/reading'
import { joinPieces } from '~/platform/pdf/join-pieces'
import { fitImage } from '~/platform/pdf/page-size'
import { pagesPdf as piecesOf } from '~/platform/pdf/pages-pdf'
import { imagesOf, outlineOf } from './pdf'

const folder = mkdtempSync(join(tmpdir(), 'panelry-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

const pagesPdf = async (job: Parameters<typeof piecesOf>[0]) =>
  new Uint8Array(await (await joinPieces(await piecesOf(job))).arrayBuffer())

type Drawn = { width: number; height: number; color?: string; says?: Reading }

async function image({ width, height, color, says = [] }: Drawn) {
  count += 1
  const [jpeg, reading] = [join(folder, `${count}.jpeg`), join(folder, `${count}.json`)]
  writeFileSync(jpeg, await makePicture('jpeg', Math.min(width, 200), 20, color))
  writeFileSync(reading, JSON.stringify(says))
  return { jpeg, width, height, reading }
}

const page = (title: string, images: Awaited<ReturnType<typeof image>>[], depth = 0) => ({
  ...{ id: title.toLowerCase(), title, depth, images },
})

/** A part of one line that begins at 100, 40 pixels below the upper edge of its section. */
function part(as: ReadPart['as'], words: string, more: Partial<ReadPart> = {}): ReadPart {
  const all = words.split(/(?<= )/)
  const placed = all.map((text, at) => ({ text, x: 100 + 60 * at, width: 50 }))
  return {
    ...{ as, box: { left: 100, top: 20, right: 400, bottom: 50 } },
    lines: words ? [{ baseline: 40, size: 20, words: placed }] : [],
    ...more,
  }
}

test('PDF-02 a wider image shrinks to 1440 points, its height in proportion; a narrower one stays', () => {
  expect(fitImage({ width: 2880, height: 1000 })).toEqual({ width: 1440, height: 500 })
  expect(fitImage({ width: 1440, height: 760 })).toEqual({ width: 1440, height: 760 })
  expect(fitImage({ width: 800, height: 300 })).toEqual({ width: 800, height: 300 })
})

test('PDF-01 PDF-02 PDF-03 images lie below each other on a page 1440 points wide, as JPEG', async () => {
  const images = [
    await image({ width: 1440, height: 100, color: '#f00' }),
    await image({ width: 2880, height: 400, color: '#0f0' }),
    await image({ width: 900, height: 50, color: '#00f' }),
  ]
  const bytes = await pagesPdf({
    title: 'Home',
    pages: [page('Home', images)],
    outline: 'sections',
  })
  const document = await PDFDocument.load(bytes)
  const [sheet] = document.getPages()
  if (!sheet) throw new Error('no page')
  expect(sheet.getSize()).toEqual({ width: 1440, height: 350 })
  const drawn = imagesOf(sheet)
  expect(drawn.map((d) => d.filter)).toEqual(['/DCTDecode', '/DCTDecode', '/DCTDecode'])
  expect(drawn.map((d) => d.width)).toEqual([1440, 1440, 900])
  expect(drawn.map((d) => Buffer.from(d.bytes))).toEqual(images.map((i) => readFileSync(i.jpeg)))
  expect(document.getTitle()).toBe('Home')
})

test('a page longer than readers take goes on on a second one, between two images', async () => {
  const images = [9_000, 5_000, 800].map((height) => image({ width: 1440, height }))
  const pages = [page('Long', await Promise.all(images))]
  const bytes = await pagesPdf({ title: 'Long', pages, outline: 'sections' })
  const sheets = (await PDFDocument.load(bytes)).getPages()
  expect(sheets.map((sheet) => sheet.getHeight())).toEqual([14_000, 800])
})

test('bookmarks are nested as the page tree and lead to the first sheet of their page', async () => {
  const one = [await image({ width: 1440, height: 100, says: [part('title', 'Hello')] })]
  const long = [
    await image({ width: 1440, height: 14_000 }),
    await image({ width: 1440, height: 14_000 }),
  ]
  const pages = [
    page('Home', one),
    page('Über uns – 会社', long),
    page('Team', one, 1),
    page('Empty', [], 1),
    page('Contact', one),
  ]
  const bytes = await pagesPdf({ title: 'Site', language: 'de', pages, outline: 'pages' })
  const document = await PDFDocument.load(bytes)
  expect(outlineOf(document)).toEqual([
    { title: 'Home', page: 0, children: [] },
    { title: 'Über uns – 会社', page: 1, children: [{ title: 'Team', page: 3, children: [] }] },
    { title: 'Contact', page: 4, children: [] },
  ])
  expect(String(document.catalog.get(PDFName.of('PageMode')))).toBe('/UseOutlines')
  expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(de)')
})

test('the bookmarks of a single page are the titles of its sections', async () => {
  const says = (title: string): Reading => [part('text', 'Before'), part('title', title)]
  const images = [
    await image({ width: 1440, height: 100, says: says('First ') }),
    await image({ width: 1440, height: 200 }),
    await image({ width: 1440, height: 300, says: says('Second title') }),
  ]
  const bytes = await pagesPdf({
    title: 'Home',
    pages: [page('Home', images)],
    outline: 'sections',
  })
  const document = await PDFDocument.load(bytes)
  expect(outlineOf(document)).toEqual([
    { title: 'First', page: 0, children: [] },
    { title: 'Second title', page: 0, top: 300, children: [] },
  ])
  expect(document.catalog.has(PDFName.of('PageMode'))).toBe(false)
})

test('words lie unseen over their picture, as wide as they are drawn, in the order in which they are read', async () => {
  const second = part('text', 'one\u00a0two three', {
    lines: [
      {
        baseline: 40,
        size: 20,
        words: [
          { text: 'one\u00a0two ', x: 200, width: 90 },
          { text: 'three', x: 300, width: 50 },
        ],
      },
      { baseline: 60, size: 20, words: [{ text: 'four', x: 200, width: 40 }] },
    ],
  })
  const says = [part('title', 'Ready by Friday'), second]
  const images = [
    await image({ width: 1440, height: 100 }),
    await image({ width: 720, height: 100, says }),
    await image({ width: 2880, height: 100, says: [part('text', 'Half as large')] }),
  ]
  const pages = [page('Home', images)]
  const { marks, words } = await readPdf(await pagesPdf({ title: 'x', pages, outline: 'pages' }))
  expect(words).toEqual([['Ready by Friday', 'one two three four', 'Half as large']])
  expect(marks[0]?.map(({ mode }) => mode)).toEqual([3, 3, 3])
  const lines = marks[0]?.flatMap((mark) => mark.lines.map(({ x, y, size }) => ({ x, y, size })))
  // The page is 250 high; the second picture stands in its middle, the third is half as large.
  expect(lines).toEqual([
    { x: 460, y: 110, size: 20 },
    { x: 560, y: 110, size: 20 },
    { x: 560, y: 90, size: 20 },
    { x: 50, y: 30, size: 10 },
  ])
  const squeezed = marks[0]?.[1]?.lines[1]?.squeeze ?? 0
  // “four” is about 37 wide in Inter at this size.
  expect(squeezed).toBeGreaterThan(95)
  expect(squeezed).toBeLessThan(130)
})

test('letters that the font lacks are found as they were typed', async () => {
  const says = [part('text', '会社 Ωmega'), part('text', 'שלום'), part('text', '🎈 x')]
  const pages = [page('Home', [await image({ width: 1440, height: 100, says })])]
  const { words } = await readPdf(await pagesPdf({ title: 'x', pages, outline: 'pages' }))
  // Readers expect what runs from right to left as it is seen, and turn it round.
  expect(words[0]).toEqual(['会社 Ωmega', 'םולש', '🎈 x'])
})

test('links lead to pages of the file and to addresses; others are words', async () => {
  const link = (href: string) => part('text', href, { href })
  const to = ['#team', '#gone', 'https://example.com/a(b)?ö=1', 'mailto:a@b.example', 'tel:+45123']
  const says = [...to, 'javascript:alert(1)', '/relative'].map(link)
  const logo = part('picture', '', { alt: 'Marlow & Pine, home', href: '#home' })
  const pages = [
    page('Home', [await image({ width: 1440, height: 100, says: [...says, logo] })]),
    page('Team', [
      await image({ width: 1440, height: 14_300 }),
      await image({ width: 1440, height: 300 }),
    ]),
  ]
  const { links, document, owners } = await readPdf(
    await pagesPdf({ title: 'x', pages, outline: 'pages' }),
  )
  expect(links[0]?.map((each) => each.to)).toEqual([
    'page 1',
    'https://example.com/a(b)?%C3%B6=1',
    'mailto:a@b.example',
    'tel:+45123',
    'page 0',
  ])
  expect(links[0]?.[0]).toMatchObject({ words: '#team', rect: [100, 50, 400, 80] })
  expect(links[0]?.[4]?.words).toBe('Marlow & Pine, home')
  // Each annotation finds its element, which is a link with this very annotation.
  for (const ref of document.getPage(0).node.Annots()?.asArray() ?? []) {
    const annotation = document.context.lookup(ref, PDFDict)
    const number = Number(annotation.get(PDFName.of('StructParent'))?.toString())
    const element = document.context.lookup(owners.get(number), PDFDict)
    expect(String(element.get(PDFName.of('S')))).toBe('/Link')
    expect(element.toString()).toContain(`/Obj ${ref.toString()}`)
  }
})

test('the file is tagged: sections of pages with headings, paragraphs, links and pictures', async () => {
  const hero = [
    part('picture', '', { alt: 'A street map' }),
    part('text', 'New'),
    part('title', 'Hello'),
    part('heading', 'Why'),
    part('text', 'Team', { href: '#team' }),
  ]
  const next = [
    part('title', 'Prices'),
    part('heading', 'Small'),
    part('picture', 'On screen', { alt: 'A screen' }),
  ]
  const logo = part('picture', '', { alt: 'Marlow', href: '#home' })
  const pages = [
    page('Home', [
      await image({ width: 1440, height: 100, says: hero }),
      await image({ width: 1440, height: 100, says: next }),
    ]),
    page('Team', [await image({ width: 1440, height: 100, says: [part('title', 'Us'), logo] })], 1),
  ]
  const { document, tags, owners } = await readPdf(
    await pagesPdf({ title: 'Site', pages, outline: 'pages' }),
  )
  expect(tags).toEqual({
    tag: 'Document',
    kids: [
      {
        tag: 'Sect',
        title: 'Home',
        kids: [
          { tag: 'Figure', alt: 'A street map', words: '', kids: [] },
          { tag: 'P', words: 'New', kids: [] },
          { tag: 'H1', words: 'Hello', kids: [] },
          { tag: 'H2', words: 'Why', kids: [] },
          { tag: 'P', kids: [{ tag: 'Link', words: 'Team', to: 'page 1', kids: [] }] },
          { tag: 'H2', words: 'Prices', kids: [] },
          { tag: 'H3', words: 'Small', kids: [] },
          { tag: 'Figure', alt: 'A screen', words: 'On screen', kids: [] },
        ],
      },
      {
        tag: 'Sect',
        title: 'Team',
        kids: [
          { tag: 'H1', words: 'Us', kids: [] },
          {
            tag: 'P',
            kids: [
              {
                tag: 'Link',
                to: 'page 0',
                kids: [{ tag: 'Figure', alt: 'Marlow', words: '', kids: [] }],
              },
            ],
          },
        ],
      },
    ],
  })
  const { catalog } = document
  expect(String(catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true')
  expect(String(catalog.get(PDFName.of('Lang')))).toContain('en')
  expect(String(catalog.lookup(PDFName.of('ViewerPreferences')))).toContain('/DisplayDocTitle true')
  // Each sheet finds the elements of its marks.
  const marked = document.getPages().map(({ node }) => {
    const found = owners.get(Number(node.get(PDFName.of('StructParents'))?.toString()))
    return (found as PDFArray).asArray().filter((ref) => ref instanceof PDFRef).length
  })
  expect(marked).toEqual([8, 2])
})

test('a section that is on several pages is in the file once', async () => {
  const header = await image({ width: 1440, height: 100 })
  const pages = ['One', 'Two', 'Three'].map((title) => page(title, [header]))
  const bytes = await pagesPdf({ title: 'x', pages, outline: 'pages' })
  expect(Buffer.from(bytes).toString('latin1').split('/DCTDecode')).toHaveLength(2)
  expect((await PDFDocument.load(bytes)).getPages().map((sheet) => imagesOf(sheet).length)).toEqual(
    [1, 1, 1],
  )
})

test('the same pages make the same bytes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30) })
  try {
    const says = [part('title', 'Hello'), part('text', 'Team', { href: '#home' })]
    const pages = [page('Home', [await image({ width: 1440, height: 100, says })])]
    const make = () => pagesPdf({ title: 'x', pages, outline: 'pages' })
    expect(Buffer.compare(await make(), await make())).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
