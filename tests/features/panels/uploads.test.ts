import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawing, fileOf, makePicture, storeLogo } from '#tests/fixtures/pictures'
import { DomainError } from '~/domain-error'
import { removeFiles } from '~/features/files/remove-files.server'
import { logoRules, storePicture } from '~/features/files/store-picture.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'
import { variantName } from '~/platform/uploads/variants'

const sizes = async (folder: 'logos' | 'profilephotos', name: string) => {
  const all = [name, ...(['thumb', 'medium', 'large'] as const).map((v) => variantName(v, name))]
  const contents = await Promise.all(all.map((each) => files.read(folder, each)))
  return Promise.all(contents.map(async (bytes) => bytes && (await sharp(bytes).metadata()).width))
}

describe('a logo', () => {
  test.each(['png', 'jpeg'] as const)(
    'FILE-03 PROJ-31 a %s is stored in logos with thumb_, medium_ and large_; all go together',
    async (form) => {
      const name = await storeLogo(fileOf(await makePicture(form, 2_000, 1_000)))
      expect(await sizes('logos', name)).toEqual([2000, 160, 480, 1200])
      expect(await files.list('logos')).toEqual(
        expect.arrayContaining([name, `thumb_${name}`, `medium_${name}`, `large_${name}`]),
      )
      await removeFiles([name])
      expect(await sizes('logos', name)).toEqual([null, null, null, null])
    },
  )

  test('FILE-03 PROJ-31 an SVG keeps its shapes in every size', async () => {
    const name = await storeLogo(
      fileOf(drawing('<rect width="300" height="120" fill="#283F97"/>'), 'logo.svg'),
    )
    expect(name).toMatch(/\.svg$/)
    expect(await sizes('logos', name)).toEqual([300, 160, 300, 300])
    expect((await files.read('logos', variantName('thumb', name)))?.toString()).toContain('<rect')
  })

  test('a small logo is not blown up', async () => {
    const name = await storeLogo(fileOf(await makePicture('png', 100, 40)))
    expect(await sizes('logos', name)).toEqual([100, 100, 100, 100])
  })

  test('names are made here: nothing of the visitor’s file name is kept', async () => {
    const name = await storeLogo(fileOf(await makePicture('png', 10, 10), '../../evil<script>.png'))
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/)
  })

  test('a photo’s position data does not get out', async () => {
    const photo = await sharp(await makePicture('jpeg'))
      .withExif({ IFD0: { Copyright: 'Somebody at home' } })
      .toBuffer()
    expect(photo.includes('Somebody at home')).toBe(true)
    const name = await storeLogo(fileOf(photo))
    expect((await files.read('logos', name))?.includes('Somebody at home')).toBe(false)
  })
})

test('FILE-01 a profile photo’s name starts with a timestamp', async () => {
  const stamp = 1_700_000_000_000
  const photo = fileOf(await makePicture('jpeg'))
  const { file } = await storePicture('profilephotos', photo, logoRules, {
    owner: 'somebody',
    stamp,
  })
  expect(file.split('-')[0]).toBe(String(stamp))
  expect(await sizes('profilephotos', file)).toEqual([600, 160, 480, 600])
})

/** A PNG whose header claims 30,000 × 30,000 pixels. */
async function bomb() {
  const bytes = await makePicture('png', 10, 10)
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  return bytes
}

const entity = `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('')}`

test('PROJ-31 a logo that acts is stored without what acts, and that is told', async () => {
  const acting = drawing('<script>alert(1)</script><g onload="x()"><path d="M0 0h9v9"/></g>')
  const { file, taken } = await storePicture('logos', fileOf(acting), logoRules, { owner: 'me' })
  expect(taken).toEqual({ script: 1, handler: 1 })
  const stored = (await files.read('logos', file))?.toString()
  expect(stored).toContain('<path d="M0 0h9v9"/>')
  expect(stored).not.toMatch(/script|onload/)
})

const tooManyPixels = /^This picture has too many pixels\. Up to 40 megapixels/

describe('bad input for a logo', () => {
  const cases: [string, () => Promise<File> | File, number, RegExp][] = [
    [
      'a text file called .png',
      () => fileOf('hello, I am text'),
      415,
      /Please choose a PNG, JPEG or SVG file/,
    ],
    [
      'a web page called .svg',
      () => fileOf('<html><body onload="x()"/></html>', 'a.svg', 'image/svg+xml'),
      415,
      /PNG, JPEG or SVG/,
    ],
    [
      'a GIF',
      () => fileOf('GIF89a\x01\x00'),
      415,
      /^This is a GIF. Please choose a PNG, JPEG or SVG/,
    ],
    ['a PDF', () => fileOf('%PDF-1.7'), 415, /^This is a PDF\. Please choose a PNG, JPEG or SVG/],
    ['nothing', () => fileOf(''), 415, /PNG, JPEG or SVG/],
    ['50 MB', () => fileOf(Buffer.alloc(50 * 1024 * 1024)), 413, /Up to 10 MB/],
    [
      'half a PNG',
      async () => fileOf((await makePicture('png', 900, 900)).subarray(0, 300)),
      422,
      /damaged/,
    ],
    ['a PNG of 900 megapixels', async () => fileOf(await bomb()), 422, tooManyPixels],
    [
      'a flat PNG of 49 megapixels',
      async () => fileOf(await makePicture('png', 7_000, 7_000)),
      422,
      tooManyPixels,
    ],
    [
      'a JPEG of 41 megapixels, on its side',
      async () => fileOf(await makePicture('jpeg', 41_000, 1_000)),
      422,
      tooManyPixels,
    ],
    ['an SVG with entities', () => fileOf(entity, 'a.svg'), 422, /its own definitions/],
    ['an SVG with entities called .png', () => fileOf(entity), 422, /its own definitions/],
    [
      'an SVG of 100,000 pixels',
      () => fileOf(drawing('', 'width="100000" height="100000"')),
      422,
      /too large/,
    ],
    [
      'an SVG with an entity',
      () =>
        fileOf(
          `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('<text>&a;</text>')}`,
        ),
      422,
      /document type/,
    ],
  ]

  test.each(cases)('%s is refused with a clear message', async (_, file, status, message) => {
    const before = await files.list('logos')
    const domainError = await storeLogo(await file()).catch((error) => error)
    expect(domainError).toBeInstanceOf(DomainError)
    expect(domainError.status).toBe(status)
    expect(domainError.details.field).toBe('logo')
    expect(errorText(domainError)).toMatch(message)
    expect(await files.list('logos')).toEqual(before)
  })
})
