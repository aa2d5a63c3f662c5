import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { textOf } from '#tests/fixtures/pdf-text'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { addFiles } from '~/features/profiles/add-files.server'
import { drawColorSheet } from '~/features/profiles/color-sheet.server'
import { files } from '~/platform/files/files.server'
import { variantName } from '~/platform/uploads/variants'
import { loader } from '~/routes/profiles/colors-pdf'

/** The pictures on a sheet: how they are stored there, and their size in pixels. */
const pictures = (pdf: PDFDocument) =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const words = object.toString()
    const of = (name: string) => new RegExp(`/${name} /?(\\w+)`).exec(words)?.[1]
    const isPicture = of('Subtype') === 'Image' && of('ColorSpace') === 'DeviceRGB'
    return isPicture ? `${of('Filter')} ${of('Width')} x ${of('Height')}` : []
  })

const halfAFile = new TextEncoder().encode('half a')

/** What whoever owns it downloads. */
async function sheetOf(owner: ReturnType<typeof makeUser>, id: string) {
  const { response } = await callLoader(loader, {
    url: `/company-profile/${id}/colors.pdf`,
    params: { profile: id },
    cookie: await signIn(owner),
  })
  const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  return { response, bytes, pdf: await PDFDocument.load(bytes) }
}

test('the colors of a company come as one sheet with its name, each with its figures', async () => {
  const owner = makeUser({ role: 'client' })
  const { id } = makeProfile(owner.id, 'Hollis & Reed', {
    brandColors: ['#6b1f2e', '#f3ede4'],
  })
  const { response, bytes, pdf } = await sheetOf(owner, id)
  expect(response?.headers.get('Content-Disposition')).toContain('hollis-reed.pdf')
  expect(pdf.getPageCount()).toBe(1)
  expect(pictures(pdf)).toEqual([])
  const text = await textOf(bytes)
  for (const words of ['Hollis & Reed', '#6B1F2E', 'RGB 107, 31, 46', 'RGB 243, 237, 228']) {
    expect(text).toContain(words)
  }
})

test('a name in letters that the font lacks is on the sheet beside its colors', async () => {
  const owner = makeUser({ role: 'client' })
  const { id } = makeProfile(owner.id, 'Hollis 日', { brandColors: ['#6b1f2e'] })
  const { response, bytes } = await sheetOf(owner, id)
  expect(response?.status).toBe(200)
  const text = await textOf(bytes)
  for (const words of ['Hollis', '#6B1F2E']) expect(text).toContain(words)
})

test('a logo is on the sheet: a small copy of a picture, a drawing sharp enough for print, however narrow or wide it is', async () => {
  const owner = makeUser({ role: 'client' })
  const plain = sharp({
    create: { width: 900, height: 300, channels: 3, background: '#6b1f2e' },
  })
  const svg = (box: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"><rect width="100%" height="100%" fill="#6b1f2e"/></svg>`
  for (const [name, logo, stored] of [
    ['logo.png', await plain.clone().png().toBuffer(), 'FlateDecode 480 x 160'],
    ['logo.jpg', await plain.clone().jpeg().toBuffer(), 'DCTDecode 480 x 160'],
    ['logo.svg', svg('30 10'), 'FlateDecode 640 x 213'],
    ['wide.svg', svg('300 6'), 'FlateDecode 640 x 13'],
    ['narrow.svg', svg('6 300'), 'FlateDecode 5 x 250'],
  ] as const) {
    const { id } = makeProfile(owner.id, 'Hollis & Reed', { brandColors: ['#6b1f2e'] })
    const upload = new File([typeof logo === 'string' ? logo : new Uint8Array(logo)], name)
    await addFiles(actorOf(owner), { profileId: id, folder: 'logo', uploads: [upload] })
    expect(pictures((await sheetOf(owner, id)).pdf), name).toEqual([stored])
  }
})

test('all colors that a company can have continue on more sheets, none is cut', async () => {
  const colors = Array.from({ length: 100 }, (_, n) => `#0000${n.toString(16).padStart(2, '0')}`)
  const bytes = await drawColorSheet({ name: 'Many', colors, logo: null }, 'me')
  const text = await textOf(bytes)
  for (const color of colors) expect(text).toContain(color.toUpperCase())
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeLessThan(8)
})

test('a logo whose file is damaged or gone is left out, the colors come all the same', async () => {
  const colors = ['#6b1f2e']
  for (const [file, type] of [
    ['damagedlogo00001.png', 'image/png'],
    ['damagedlogo00002.jpg', 'image/jpeg'],
    ['damagedlogo00003.svg', 'image/svg+xml'],
  ] as const) {
    const names = [file, variantName('medium', file)]
    for (const isThere of [true, false]) {
      if (isThere) for (const name of names) await files.put('brand_profiles', name, halfAFile)
      else for (const name of names) await files.remove('brand_profiles', name)
      const logo = { file, folder: 'brand_profiles' as const, type }
      const bytes = await drawColorSheet({ name: 'Damaged', colors, logo }, 'me')
      expect(pictures(await PDFDocument.load(bytes))).toEqual([])
      expect(await textOf(bytes)).toContain('#6B1F2E')
    }
  }
})
