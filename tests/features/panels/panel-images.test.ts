import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { drawing, fileOf, makePicture } from '#tests/fixtures/pictures'
import { historyOf, makePanel } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { panelImages, panels } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { deleteImage } from '~/features/panels/delete-image.server'
import { panelHeights } from '~/features/panels/panel-heights.server'
import { findPicture, panelSvg } from '~/features/panels/panel-picture.server'
import { uploadImages } from '~/features/panels/upload-images.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'

const strToU8 = (text: string) => new TextEncoder().encode(text)
const keeper = actorOf(makeEmployee({ manageBlocks: true }))
const left = { orientation: 'left', color: 'dark' } as const
const shape = '<rect width="300" height="120" fill="var(--brand-primary, #283F97)"/>'
const svgFile = (name = 'left-dark.svg', inner = shape, size?: string) =>
  fileOf(drawing(inner, size), name, 'image/svg+xml')
const jpegFile = async (name = 'left-dark.jpg') =>
  fileOf(await makePicture('jpeg', 720, 200), name, 'image/jpeg')

const upload = (panelId: string, ...uploads: File[]) => uploadImages(keeper, { panelId, uploads })
const imagesOf = (id: string) =>
  db.select().from(panelImages).where(eq(panelImages.panelId, id)).all()
const slots = (id: string) =>
  imagesOf(id)
    .map((i) => `${i.orientation} ${i.color} ${i.form}`)
    .sort()
const revisionOf = (id: string) =>
  db.select().from(panels).where(eq(panels.id, id)).get()?.revision ?? ''

test('PANEL-13 PANEL-14 FILE-04 nine variants, each with an SVG and a JPEG in the folder blocks', async () => {
  const { id } = makePanel()
  const names = ['left', 'center', 'right'].flatMap((o) =>
    ['dark', 'grey', 'light'].map((c) => `${o}-${c}`),
  )
  const before = revisionOf(id)
  await upload(id, ...names.map((name) => svgFile(`${name}.svg`)))
  expect(slots(id)).toHaveLength(9)
  expect(revisionOf(id)).not.toBe(before)
  const svg = imagesOf(id).find((i) => i.orientation === 'left' && i.color === 'dark')
  await upload(id, await jpegFile())
  expect(slots(id)).toHaveLength(10)
  // Neither form overwrites the other.
  expect(imagesOf(id)).toContainEqual(svg)
  for (const { file } of imagesOf(id)) expect(await files.stat('blocks', file)).not.toBeNull()
  expect(historyOf(id)).toContain('image left dark (SVG) added')
})

test('PANEL-14 a variant posted again replaces its form; twice at once one file is left', async () => {
  const { id } = makePanel()
  await upload(id, svgFile())
  const [first] = imagesOf(id)
  await Promise.all([upload(id, svgFile()), upload(id, svgFile()), upload(id, svgFile())])
  const rows = imagesOf(id)
  expect(rows).toHaveLength(1)
  expect(await files.stat('blocks', first?.file ?? '')).toBeNull()
  const kept = (await files.list('blocks')).filter((name) => name === rows[0]?.file)
  expect(kept).toHaveLength(1)
  expect(historyOf(id).filter((action) => action.endsWith('replaced'))).toHaveLength(3)
})

test('a missing variant is shown as another one; the SVG comes before the JPEG', async () => {
  const { id } = makePanel()
  await upload(id, svgFile('left-dark.svg'), await jpegFile('left-dark.jpg'))
  await upload(id, await jpegFile('right-light.jpg'))
  const shown = (orientation: 'left' | 'center' | 'right', color: 'dark' | 'grey' | 'light') =>
    findPicture({ panelId: id, orientation, color })
  expect(shown('left', 'dark')).toMatchObject({ width: 300, height: 120 })
  expect(shown('right', 'dark')).toMatchObject({ width: 300 })
  expect(shown('center', 'grey')).toMatchObject({ width: 720, height: 200 })
  expect(panelHeights([{ id, builtIn: false }]).get(id)).toEqual([
    576, 400, 400, 576, 400, 400, 576, 400, 400,
  ])
  const brand = {
    id: '',
    name: 'A',
    primaryColor: '#ff0000',
    secondaryColor: '#00ff00',
    logo: null,
    story: null,
    facts: null,
    corners: 'round' as const,
    typeface: 'modern' as const,
  }
  const source = shown('right', 'dark')
  expect(source && (await panelSvg(source, { ...brand, createdAt: 0 }))).toContain('fill="#ff0000"')
})

test('an upload says what of the brand it recognised', async () => {
  const { id } = makePanel()
  const inner = `${shape}<rect data-brand="logo" width="9" height="9"/><path fill="var(--brand-secondary)" d="M0 0"/>`
  const { parts } = await upload(id, svgFile('left-dark.svg', inner))
  expect(parts).toEqual({ primary: 1, secondary: 1, logo: 1 })
})

test('PANEL-16 a deleted image goes with its file; a second click finds nothing', async () => {
  const { id } = makePanel()
  await upload(id, svgFile(), await jpegFile())
  const svg = imagesOf(id).find((i) => i.form === 'svg')
  await deleteImage(keeper, { panelId: id, ...left, form: 'svg' })
  expect(slots(id)).toEqual(['left dark jpeg'])
  expect(await files.stat('blocks', svg?.file ?? '')).toBeNull()
  await expect(deleteImage(keeper, { panelId: id, ...left, form: 'svg' })).rejects.toMatchObject({
    status: 404,
  })
})

test('others, and a built-in panel, are refused', async () => {
  const { id } = makePanel()
  const other = actorOf(makeUser({ manageBlocks: true }))
  await expect(uploadImages(other, { panelId: id, uploads: [svgFile()] })).rejects.toMatchObject({
    status: 403,
  })
  const drawn = makePanel({ builtIn: true })
  await expect(upload(drawn.id, svgFile())).rejects.toMatchObject({ code: 'panel-built-in' })
})

const zip = (entries: Record<string, Uint8Array>, name = 'panel.zip') => {
  const packed: Parameters<typeof zipSync>[0] = {}
  for (const [path, bytes] of Object.entries(entries)) packed[path] = [bytes, { level: 6 }]
  return fileOf(zipSync(packed), name, 'application/zip')
}
const svgBytes = strToU8(drawing(shape))

describe('a ZIP of named files', () => {
  test('fills the variants; what is no picture is left out and named', async () => {
    const { id } = makePanel()
    const { stored, skipped } = await upload(
      id,
      zip({
        'hero/left-dark.svg': svgBytes,
        'hero/Center Light.svg': svgBytes,
        'hero/right_gray.jpg': await makePicture('jpeg', 720, 200),
        '__MACOSX/hero/._left-dark.svg': strToU8('x'),
        'hero/.DS_Store': strToU8('x'),
        'hero/notes.txt': strToU8('hello'),
        'hero/more.zip': zipSync({ 'left-light.svg': [svgBytes, { level: 6 }] }),
      }),
    )
    expect([stored, skipped.sort()]).toEqual([3, ['more.zip', 'notes.txt']])
    expect(slots(id)).toEqual(['center light svg', 'left dark svg', 'right grey jpeg'])
  })
})

const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>${drawing('<text>&b;</text>')}`
const uses = drawing(
  `<defs><g id="a"><rect width="1" height="1"/></g>${Array.from({ length: 12 }, (_, n) => {
    const [from, to] = [String.fromCharCode(97 + n), String.fromCharCode(98 + n)]
    return `<g id="${to}">${`<use href="#${from}"/>`.repeat(10)}</g>`
  }).join('')}</defs><use href="#m"/>`,
)
const named = (content: string | Uint8Array, name = 'left-dark.svg') => fileOf(content, name, '')

test('what acts or reaches outside is taken out of a panel’s picture, and counted', async () => {
  const { id } = makePanel()
  const acting =
    '<g onclick="x()"/><foreignObject/><image href="https://evil.example/x.png"/><use href="file:///etc/passwd#a"/><style>a{fill:url(//evil.example/x)}</style>'
  const { taken } = await upload(id, svgFile(undefined, `${acting}<path d="M0 0h9v9"/>`))
  expect(taken).toMatchObject({ handler: 1, embedded: 1, reference: 3 })
  expect(imagesOf(id)[0]?.svgText).toContain('<path d="M0 0h9v9"/>')
  expect(imagesOf(id)[0]?.svgText).not.toMatch(/onclick|foreign|evil|passwd/)
})

describe('bad input is refused beside the field', () => {
  const cases: [string, () => File | Promise<File>, number, RegExp][] = [
    ['nothing', () => named(''), 400, /choose a file/],
    ['too deep', () => svgFile(undefined, '<g>'.repeat(70) + '</g>'.repeat(70)), 422, /too deeply/],
    ['entities', () => named(entities), 422, /document type/],
    [
      'an outer DTD',
      () => named(`<!DOCTYPE svg SYSTEM "file:///etc/x.dtd">${drawing('')}`),
      422,
      /document type/,
    ],
    ['repeated use', () => named(uses), 422, /too many repeated shapes/],
    [
      '100,000 pixels',
      () => svgFile(undefined, shape, 'width="100000" height="100000"'),
      422,
      /too large/,
    ],
    ['a web page called .jpg', () => named('<html><body>', 'left-dark.jpg'), 415, /SVG or JPEG/],
    [
      'a PNG called .svg',
      async () => named(await makePicture('png'), 'left-dark.svg'),
      415,
      /SVG or JPEG/,
    ],
    ['too large', () => named(`${drawing('')}${' '.repeat(4 * 1024 * 1024)}`), 413, /Up to 3 MB/],
    ['no variant', () => svgFile('hero.svg'), 422, /does not say which variant/],
    ['a ZIP with ../', () => zip({ '../left-dark.svg': svgBytes }), 422, /leads out/],
    ['a ZIP with a drive', () => zip({ 'c:\\left-dark.svg': svgBytes }), 422, /leads out/],
    ['a ZIP of nothing', () => zip({ 'readme.txt': svgBytes }), 422, /no SVG or JPEG/],
    [
      'a ZIP bomb',
      () => zip({ 'left-dark.svg': new Uint8Array(11 * 1024 * 1024) }),
      422,
      /too large when unpacked/,
    ],
    [
      'a ZIP of too many files',
      () => zip(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.svg`, svgBytes]))),
      422,
      /too large when unpacked/,
    ],
    [
      'half a ZIP',
      async () => named((await zip({ 'left-dark.svg': svgBytes }).bytes()).subarray(0, 60)),
      422,
      /damaged/,
    ],
  ]
  test.each(cases)('%s', async (_, file, status, message) => {
    const { id } = makePanel()
    const before = await files.list('blocks')
    const domainError = await upload(id, await file()).catch((error) => error)
    expect(domainError).toBeInstanceOf(DomainError)
    expect([domainError.status, domainError.details.field]).toEqual([status, 'files'])
    expect(errorText(domainError)).toMatch(message)
    expect(imagesOf(id)).toEqual([])
    expect(await files.list('blocks')).toEqual(before)
  })

  test('none of several files is taken, and each says why', async () => {
    const { id } = makePanel()
    const bad = svgFile('left-grey.svg', '<g>'.repeat(70) + '</g>'.repeat(70))
    const domainError = await upload(id, svgFile(), bad, svgFile('x.svg'), svgFile()).catch(
      (e) => e,
    )
    expect(errorText(domainError).split('\n')).toEqual([
      'left-grey.svg: This SVG cannot be used: it contains elements nested too deeply. Ungroup some of its groups.',
      expect.stringContaining('x.svg: its name does not say which variant it is.'),
      'left-dark.svg: there are two files for this variant.',
    ])
    expect(imagesOf(id)).toEqual([])
  })

  test('PANEL-14 a JPEG does not fill an SVG’s place', async () => {
    const { id } = makePanel()
    const only = { ...left, form: 'svg' } as const
    await expect(
      uploadImages(keeper, { panelId: id, uploads: [await jpegFile()], only }),
    ).rejects.toMatchObject({ status: 415, details: { field: 'files' } })
  })
})
