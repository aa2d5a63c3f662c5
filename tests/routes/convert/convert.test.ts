import { unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { errorsOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { drawing, fileOf, makePicture } from '#tests/fixtures/pictures'
import { sweepConversions } from '~/features/convert/conversions.server'
import { claimFiles } from '~/features/files/own-files.server'
import { files as storage } from '~/platform/files/files.server'
import { action as choose, loader as chosen } from '~/routes/convert/conversion'
import { action as start } from '~/routes/convert/convert'
import { loader as file } from '~/routes/convert/file'

const cookie = await signIn(makeEmployee())
const logo = fileOf(
  drawing('<rect width="150" height="120" fill="#283F97"/><circle r="9" fill="tomato"/>'),
  '../../Logo für uns.svg',
  'image/svg+xml',
)
const send = (...files: File[]) =>
  callAction(start, { url: '/convert', form: { files } as never, cookie })
const uploaded = async (...files: File[]) =>
  (await send(...files)).location?.split('/').at(-1) ?? ''

/** Follows the second step to the file. */
async function convert(conversion: string, form: Record<string, string>) {
  const params = { conversion }
  const answer = await callAction(choose, { url: `/convert/${conversion}`, params, form, cookie })
  if (!answer.location) return answer
  const made = await callLoader(file, { url: answer.location, params, cookie })
  const bytes = Buffer.from((await made.response?.arrayBuffer()) ?? new ArrayBuffer(0))
  return { ...made, bytes, disposition: made.headers.get('Content-Disposition') ?? '' }
}
const bytesOf = (answer: Awaited<ReturnType<typeof convert>>) =>
  'bytes' in answer ? answer.bytes : Buffer.alloc(0)

test('CONV-02 an SVG becomes a PNG, a JPEG or a PDF as chosen', async () => {
  const id = await uploaded(logo)
  const png = await convert(id, { target: 'png', scale: '2' })
  expect(await sharp(bytesOf(png)).metadata()).toMatchObject({
    format: 'png',
    width: 600,
    height: 240,
    hasAlpha: true,
  })
  const jpeg = await convert(id, {
    target: 'jpeg',
    width: '90',
    background: '#00FF00',
    quality: '90',
  })
  const { data, info } = await sharp(bytesOf(jpeg)).raw().toBuffer({ resolveWithObject: true })
  expect([info.format, info.width, info.height]).toEqual(['raw', 90, 36])
  // The right half is transparent, so it shows the ground.
  const green = [...data.subarray((18 * 90 + 80) * 3, (18 * 90 + 80) * 3 + 3)]
  expect(green[1]).toBeGreaterThan(240)
  const pdf = await PDFDocument.load(bytesOf(await convert(id, { target: 'pdf' })))
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 225, height: 90 }])
})

test('CONV-03 a cleaned SVG in which chosen colors became the brand’s', async () => {
  const id = await uploaded(logo)
  const shown = await callLoader(chosen, {
    url: `/convert/${id}`,
    params: { conversion: id },
    cookie,
  })
  // Seen beside its colors, without asking for anything.
  const picture = Buffer.from(shown.data.files[0]?.picture ?? '', 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 300, height: 120 })
  expect(shown.data.colors).toEqual([
    { color: '#283f97', count: 1 },
    { color: '#ff6347', count: 1 },
  ])
  const form = { target: 'svg', 'color-283f97': 'primary', 'color-ff6347': 'leave' }
  const svg = bytesOf(await convert(id, form)).toString()
  expect(svg).toContain('fill="var(--brand-primary, #283F97)"'.replace('#283F97', '#283f97'))
  expect(svg).toContain('fill="tomato"')
  // Where there is no project, the chosen colors of the brand show.
  const elsewhere = await convert(id, { ...form, primaryColor: '#FF0000' })
  expect(bytesOf(elsewhere).toString()).toContain('fill="var(--brand-primary, #ff0000)"')
  const painted = await convert(id, { ...form, target: 'png', primaryColor: '#FF0000' })
  const { data } = await sharp(bytesOf(painted)).raw().toBuffer({ resolveWithObject: true })
  const at = (60 * 300 + 100) * 4
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])
})

test('several files come as one ZIP with names of their own', async () => {
  const twin = fileOf(drawing('<path d="M0 0h9"/>'), 'Logo für uns.svg', 'image/svg+xml')
  const id = await uploaded(logo, twin)
  const zip = await convert(id, { target: 'svg' })
  expect('disposition' in zip && zip.disposition).toContain('converted.zip')
  expect(Object.keys(unzipSync(bytesOf(zip)))).toEqual(['-..-Logo für uns.svg', 'Logo für uns.svg'])
  const same = await convert(await uploaded(twin, twin), { target: 'svg' })
  expect(Object.keys(unzipSync(bytesOf(same)))).toEqual(['Logo für uns.svg', 'Logo für uns-2.svg'])
})

const entity = `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('')}`
const bad: [string, () => File | Promise<File>, number, RegExp][] = [
  [
    'a PNG',
    async () => fileOf(await makePicture('png'), 'a.svg', 'image/svg+xml'),
    415,
    /^This is a PNG; the converter only takes SVG\.$/,
  ],
  ['text', () => fileOf('hello', 'a.svg'), 415, /SVG/],
  ['nothing', () => fileOf('', 'a.svg'), 400, /at least one/],
  ['an entity', () => fileOf(entity, 'a.svg'), 422, /its own definitions/],
  [
    'a GIF',
    () => fileOf('GIF89a…', 'a.svg'),
    415,
    /^This is a GIF; the converter only takes SVG\.$/,
  ],
  ['too much', () => fileOf(`${drawing('')}${' '.repeat(4e6)}`, 'a.svg'), 413, /Up to 3 MB/],
]
test.each(bad)('CONV-01 refuses %s beside the field', async (_, make, status, message) => {
  const answer = await send(await make())
  expect([answer.status, answer.data]).toMatchObject([
    status,
    { error: { field: 'files', text: expect.stringMatching(message) } },
  ])
})

test('CONV-01 the good ones of several files are taken; the others are listed with their reason', async () => {
  const png = fileOf(await makePicture('png'), 'c.png')
  const id = await uploaded(logo, fileOf(entity, 'b.svg'), png)
  const shown = await callLoader(chosen, { url: `/x`, params: { conversion: id }, cookie })
  expect(shown.data.files.map(({ name }: { name: string }) => name)).toEqual(['-..-Logo für uns'])
  expect(shown.data.refused).toEqual([
    {
      name: 'b.svg',
      reason:
        'This SVG cannot be used: it contains a document type with its own definitions. Save it as plain SVG in a drawing program and choose it again.',
    },
    { name: 'c.png', reason: 'This is a PNG; the converter only takes SVG.' },
  ])
})

test('CONV-01 when no file can be used, nothing is kept and each says why', async () => {
  const before = await storage.list('conversions')
  const answer = await send(fileOf('hello', 'a.svg'), fileOf(entity, 'b.svg'))
  expect([answer.status, answer.data.error.text.split('\n')]).toEqual([
    415,
    [
      'a.svg: This isn’t an SVG; the converter only takes SVG.',
      'b.svg: This SVG cannot be used: it contains a document type with its own definitions. Save it as plain SVG in a drawing program and choose it again.',
    ],
  ])
  expect(await storage.list('conversions')).toEqual(before)
})

test('CONV-03 scripts, handlers and web content are taken out, listed, and do not come back', async () => {
  const acting = drawing(
    '<script>x()</script><g onclick="x()" onload="x()"><rect width="9" height="9"/></g><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
  )
  const id = await uploaded(fileOf(acting, 'a.svg', 'image/svg+xml'))
  const shown = await callLoader(chosen, { url: `/x`, params: { conversion: id }, cookie })
  expect(shown.data.files[0]?.taken).toEqual({ script: 1, handler: 2, embedded: 1 })
  const svg = bytesOf(await convert(id, { target: 'svg' })).toString()
  expect(svg).toContain('<rect width="9" height="9"')
  expect(svg).not.toMatch(/script|onclick|onload|foreign|x\(\)/)
})

test('a wrong choice is shown beside its field', async () => {
  const id = await uploaded(logo)
  const refused = async (form: Record<string, string>) => {
    const answer = await convert(id, { target: 'png', ...form })
    return [answer.status, Object.keys(errorsOf(answer) ?? {})]
  }
  expect(await refused({ target: 'gif' })).toEqual([400, ['target']])
  expect(await refused({ quality: '101' })).toEqual([400, ['quality']])
  expect(await refused({ width: '0' })).toEqual([400, ['width']])
  expect(await refused({ width: '10001' })).toEqual([400, ['width']])
  expect(await refused({ background: 'red' })).toEqual([400, ['background']])
  const tall = await uploaded(fileOf(drawing('', 'width="10" height="9000"'), 'tall.svg'))
  const large = await convert(tall, { target: 'png', scale: '4' })
  expect([large.status, Object.keys(errorsOf(large) ?? {})]).toEqual([422, ['scale']])
})

test('the files wait for their owner, for an hour', async () => {
  const id = await uploaded(logo)
  const other = await signIn(makeUser({ role: 'admin' }))
  const open = (as: string) =>
    callLoader(chosen, { url: `/convert/${id}`, params: { conversion: id }, cookie: as })
  expect((await open(other)).location).toBe('/convert?gone')
  expect((await open(cookie)).status).toBe(200)
  const made = { url: '/x?target=svg', params: { conversion: id }, cookie: other }
  expect((await callLoader(file, made)).status).toBe(404)
  const odd = { ...made, cookie, params: { conversion: '..%2f..%2fetc' } }
  expect((await callLoader(file, odd)).status).toBe(404)
  await claimFiles(Date.now())
  await sweepConversions(Date.now() + 61 * 60 * 1000)
  expect((await open(cookie)).location).toBe('/convert?gone')
})

test('FILE-11 the answer names the files that were left out, for the list of uploads', async () => {
  const text = fileOf(Buffer.from('no drawing'), 'text.svg', 'image/svg+xml')
  expect((await send(text, logo, text)).headers.get('X-Left-Out')).toBe('0,2')
  expect((await send(logo)).headers.get('X-Left-Out')).toBeNull()
})
