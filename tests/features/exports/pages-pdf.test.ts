import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { makePicture } from '#tests/fixtures/pictures'
import { fitImage } from '~/platform/pdf/page-size'
import { pagesPdf } from '~/platform/pdf/pages-pdf'
import { imagesOf, outlineOf } from './pdf'

const folder = mkdtempSync(join(tmpdir(), 'panelry-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

async function image(width: number, height: number, color?: string) {
  count += 1
  const jpeg = join(folder, `${count}.jpeg`)
  writeFileSync(jpeg, await makePicture('jpeg', Math.min(width, 200), 20, color))
  return { jpeg, width, height }
}

test('PDF-02 a wider image shrinks to 1440 points, its height in proportion; a narrower one stays', () => {
  expect(fitImage({ width: 2880, height: 1000 })).toEqual({ width: 1440, height: 500 })
  expect(fitImage({ width: 1440, height: 760 })).toEqual({ width: 1440, height: 760 })
  expect(fitImage({ width: 800, height: 300 })).toEqual({ width: 800, height: 300 })
})

test('PDF-01 PDF-02 PDF-03 images lie below each other on a page 1440 points wide, as JPEG', async () => {
  const images = [
    await image(1440, 100, '#f00'),
    await image(2880, 400, '#0f0'),
    await image(900, 50, '#00f'),
  ]
  const bytes = await pagesPdf({
    title: 'Home',
    pages: [{ title: 'Home', depth: 0, images }],
    outline: false,
  })
  const document = await PDFDocument.load(bytes)
  const [page] = document.getPages()
  if (!page) throw new Error('no page')
  expect(page.getSize()).toEqual({ width: 1440, height: 350 })
  const drawn = imagesOf(page)
  expect(drawn.map((d) => d.filter)).toEqual(['/DCTDecode', '/DCTDecode', '/DCTDecode'])
  expect(drawn.map((d) => d.width)).toEqual([1440, 1440, 900])
  expect(drawn.map((d) => Buffer.from(d.bytes))).toEqual(images.map((i) => readFileSync(i.jpeg)))
  expect(document.getTitle()).toBe('Home')
})

test('a page longer than readers take goes on on a second one, between two images', async () => {
  const images = [await image(1440, 9_000), await image(1440, 5_000), await image(1440, 800)]
  const bytes = await pagesPdf({
    title: 'Long',
    pages: [{ title: 'Long', depth: 0, images }],
    outline: false,
  })
  const pages = (await PDFDocument.load(bytes)).getPages()
  expect(pages.map((page) => page.getHeight())).toEqual([14_000, 800])
})

test('bookmarks are nested as the page tree and lead to the first sheet of their page', async () => {
  const one = [await image(1440, 100)]
  const long = [await image(1440, 14_000), await image(1440, 14_000)]
  const bytes = await pagesPdf({
    title: 'Site',
    pages: [
      { title: 'Home', depth: 0, images: one },
      { title: 'Über uns – 会社', depth: 0, images: long },
      { title: 'Team', depth: 1, images: one },
      { title: 'Empty', depth: 1, images: [] },
      { title: 'Contact', depth: 0, images: one },
    ],
    outline: true,
  })
  expect(outlineOf(await PDFDocument.load(bytes))).toEqual([
    { title: 'Home', page: 0, children: [] },
    { title: 'Über uns – 会社', page: 1, children: [{ title: 'Team', page: 3, children: [] }] },
    { title: 'Contact', page: 4, children: [] },
  ])
})
