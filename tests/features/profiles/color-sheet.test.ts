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

const pictures = (pdf: PDFDocument) =>
  pdf.context
    .enumerateIndirectObjects()
    .filter(([, object]) => /\/Subtype \/Image/.test(object.toString())).length

test('the colours of a company come as one sheet with its name, each with its figures', async () => {
  const owner = makeUser({ role: 'client' })
  const { id } = makeProfile(owner.id, 'Hollis & Reed 日', {
    brandColors: ['#6b1f2e', '#f3ede4'],
  })
  const picture = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#6b1f2e' },
  })
    .png()
    .toBuffer()
  const upload = new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' })
  await addFiles(actorOf(owner), { profileId: id, folder: 'logo', uploads: [upload] })
  const { response } = await callLoader(loader, {
    url: `/company-profile/${id}/colors.pdf`,
    params: { profile: id },
    cookie: await signIn(owner),
  })
  expect(response?.headers.get('Content-Disposition')).toContain('hollis-reed.pdf')
  const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(1)
  expect(pictures(pdf)).toBeGreaterThan(0)
  const text = await textOf(bytes)
  for (const words of ['Hollis & Reed', '#6B1F2E', 'RGB 107, 31, 46', 'RGB 243, 237, 228']) {
    expect(text).toContain(words)
  }
})

test('a logo that is a drawing stands on the sheet too, however narrow or wide it is', async () => {
  const owner = makeUser({ role: 'client' })
  const colors = ['#6b1f2e']
  const plain = pictures(
    await PDFDocument.load(await drawColorSheet({ name: 'Drawn', colors, logo: null }, 'me')),
  )
  for (const box of ['30 10', '300 6', '6 300']) {
    const { id } = makeProfile(owner.id, 'Drawn', { brandColors: colors })
    const [width, height] = box.split(' ')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"><rect width="${width}" height="${height}" fill="#6b1f2e"/></svg>`
    const upload = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
    await addFiles(actorOf(owner), { profileId: id, folder: 'logo', uploads: [upload] })
    const { response } = await callLoader(loader, {
      url: `/company-profile/${id}/colors.pdf`,
      params: { profile: id },
      cookie: await signIn(owner),
    })
    const bytes = new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(pictures(await PDFDocument.load(bytes)), box).toBeGreaterThan(plain)
  }
})

test('so many colours as a company can have go on on more sheets, none is cut', async () => {
  const colors = Array.from({ length: 100 }, (_, n) => `#0000${n.toString(16).padStart(2, '0')}`)
  const bytes = await drawColorSheet({ name: 'Many', colors, logo: null }, 'me')
  const text = await textOf(bytes)
  for (const color of colors) expect(text).toContain(color.toUpperCase())
  expect((await PDFDocument.load(bytes)).getPageCount()).toBeLessThan(8)
})

test('a logo whose file is damaged is left out, the colours come all the same', async () => {
  const colors = ['#6b1f2e']
  const plain = await PDFDocument.load(
    await drawColorSheet({ name: 'Damaged', colors, logo: null }, 'me'),
  )
  for (const [file, type] of [
    ['damagedlogo00001.png', 'image/png'],
    ['damagedlogo00002.jpg', 'image/jpeg'],
    ['damagedlogo00003.svg', 'image/svg+xml'],
  ] as const) {
    for (const name of [file, variantName('medium', file)]) {
      await files.put('brand_profiles', name, new TextEncoder().encode('half a'))
    }
    const bytes = await drawColorSheet({ name: 'Damaged', colors, logo: { file, type } }, 'me')
    expect(pictures(await PDFDocument.load(bytes))).toBe(pictures(plain))
    expect(await textOf(bytes)).toContain('#6B1F2E')
  }
})
