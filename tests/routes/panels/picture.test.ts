import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enterFile } from '#tests/fixtures/files'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { drawing, fileOf, makePicture, storeLogo } from '#tests/fixtures/pictures'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { asResponse, get } from '#tests/fixtures/requests'
import { db } from '~/db/client.server'
import { panelImages, panels, sections } from '~/db/schema'
import { readPanelFile } from '~/features/panels/panel-files.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import type { WordPlaces } from '~/features/panels/word-places.server'
import { writeWords } from '~/features/sections/write-words.server'
import { env } from '~/platform/env.server'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { loader } from '~/routes/panels/picture'

beforeAll(seedLibrary)

const revisionOf = (id: string) =>
  db.select().from(panels).where(eq(panels.id, id)).get()?.revision ?? ''

async function ask(panel: string, orientation: string, file: string, query: string, headers = {}) {
  const params = { panel, orientation, file }
  return asResponse(
    await get(loader, `/panels/${panel}/${orientation}/${file}?${query}`, { params, headers }),
  )
}

const marlow = () =>
  makeProject({ name: 'Marlow', primaryColor: '#0e5a47', secondaryColor: '#ff7a59' }).brandId

const cached = () =>
  readdirSync(join(env.dataDir, 'cache', 'panels'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile()).length

describe('a panel of the library', () => {
  const v = () => `v=${marlow()}.${revisionOf('hero-scene')}`

  test('SECT-01 shows the project’s colors and may be kept for ever', async () => {
    const answer = await ask('hero-scene', 'left', 'dark.svg', v())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^sandbox/)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const svg = await answer.text()
    expect(svg).toContain('width="1440" height="760"')
    const other = makeProject({ primaryColor: '#aa0011', secondaryColor: '#00aa11' }).brandId
    const again = await ask(
      'hero-scene',
      'left',
      'dark.svg',
      `v=${other}.${revisionOf('hero-scene')}`,
    )
    expect(await again.text()).not.toBe(svg)
  })

  test('SECT-01 shows the project’s logo', async () => {
    const logo = await storeLogo(fileOf(await makePicture('png', 200, 80)))
    const v = `v=${makeProject({ logo }).brandId}.${revisionOf('header-announcement')}`
    const svg = await (await ask('header-announcement', 'left', 'light.svg', v)).text()
    expect(svg).toContain('data:image/png;base64,')
  })

  test('a logo that is gone does not keep the panel from showing', async () => {
    const v = `v=${makeProject({ logo: newFileName('png') }).brandId}.${revisionOf('header-announcement')}`
    expect((await ask('header-announcement', 'left', 'light.svg', v)).status).toBe(200)
  })

  test('goes zipped to browsers that can read it', async () => {
    const answer = await ask('hero-scene', 'left', 'dark.svg', v(), {
      'Accept-Encoding': 'br, gzip',
    })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  })

  test.each([160, 480, 960])('is a WebP of %i pixels', async (width) => {
    const answer = await ask('hero-scene', 'left', 'dark.webp', `w=${width}&${v()}`)
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ format: 'webp', width })
  })

  test('is drawn once: the second time, and for a brand that looks the same, it is there', async () => {
    await ask('hero-scene', 'right', 'grey.svg', v())
    const before = cached()
    await ask('hero-scene', 'right', 'grey.svg', v())
    const twin = makeProject({ name: 'Twin', primaryColor: '#0e5a47', secondaryColor: '#ff7a59' })
    await ask('hero-scene', 'right', 'grey.svg', `v=${twin.brandId}.${revisionOf('hero-scene')}`)
    expect(cached()).toBe(before)
  })

  test('asked for by ten at once it is made once', async () => {
    const project = makeProject({ primaryColor: '#123456' })
    const query = `v=${project.brandId}.${revisionOf('hero-scene')}`
    const before = cached()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('hero-scene', 'center', 'light.svg', query)),
    )
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect([texts.size, cached()]).toEqual([1, before + 1])
  })

  test('an outdated revision leads to the current one', async () => {
    const brand = marlow()
    const answer = await ask('hero-scene', 'left', 'dark.webp', `w=480&v=${brand}.old`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(
      `/panels/hero-scene/left/dark.webp?w=480&v=${brand}.${revisionOf('hero-scene')}`,
    )
  })

  test.each([
    ['an unknown panel', 'nope', 'left', 'dark.svg', ''],
    ['an unknown orientation', 'hero-scene', 'top', 'dark.svg', ''],
    ['an unknown colour', 'hero-scene', 'left', 'pink.svg', ''],
    ['an unknown ending', 'hero-scene', 'left', 'dark.png', ''],
    ['two endings', 'hero-scene', 'left', 'dark.svg.webp', ''],
    ['a size that is not offered', 'hero-scene', 'left', 'dark.webp', 'w=481&'],
    ['no size', 'hero-scene', 'left', 'dark.webp', ''],
    ['a path', '../hero-scene', 'left', 'dark.svg', ''],
    ['a property of objects', 'constructor', 'left', 'dark.svg', ''],
  ])('bad input: %s is not there', async (_, panel, orientation, file, query) => {
    expect((await ask(panel, orientation, file, query + v())).status).toBe(404)
  })

  test.each(['', 'v=', 'v=.', 'v=nobody.x', 'v=nobody', 'v=a.b.c'])(
    'a brand that does not exist (%j) is not there',
    async (query) => {
      expect((await ask('hero-scene', 'left', 'dark.svg', query)).status).toBe(404)
    },
  )
})

describe('an uploaded panel', () => {
  const variant = { orientation: 'left', color: 'dark' } as const
  let panelId = ''
  beforeEach(() => {
    panelId = makePanel().id
  })

  async function upload(form: 'svg' | 'jpeg', bytes: Uint8Array, width: number, height: number) {
    const file = enterFile({ folder: 'blocks', file: newFileName(form === 'svg' ? 'svg' : 'jpg') })
    await files.put('blocks', file, bytes)
    enterFile({ file, folder: 'blocks' })
    db.insert(panelImages)
      .values({ panelId, ...variant, form, file, width, height, createdAt: Date.now() })
      .run()
    return file
  }
  const show = (file: string, query = '') => ask(panelId, 'left', file, `${query}v=${marlow()}.r1`)
  const row = () => db.select().from(panelImages).where(eq(panelImages.panelId, panelId)).get()
  const branded = cleanSvg(
    drawing(
      '<rect width="300" height="120" fill="var(--brand-primary, #283F97)"/><rect style="fill: var(--brand-secondary,rgb(1,2,3))" width="9" height="9"/><rect data-brand="logo" x="10" y="20" width="80" height="30" fill="#ccc"/>',
    ),
  ).svg

  test('SECT-01 FILE-04 takes the brand’s colors', async () => {
    await upload('svg', Buffer.from(branded), 300, 120)
    const svg = await (await show('dark.svg')).text()
    expect(svg).toContain('fill="#0e5a47"')
    expect(svg).toContain('fill="#ff7a59"')
    expect(svg).not.toContain('var(')
  })

  test('SECT-01 shows the logo in its box', async () => {
    await upload('svg', Buffer.from(branded), 300, 120)
    const logo = await storeLogo(fileOf(await makePicture('png', 200, 80)))
    const brand = makeProject({ logo }).brandId
    const svg = await (await ask(panelId, 'left', 'dark.svg', `v=${brand}.r1`)).text()
    expect(svg).toMatch(
      /<g data-brand="logo"><image x="10" y="20" width="80" height="30" href="data:image\/png;base64,/,
    )
  })

  test('PANEL-18 is read from the storage once; its text is then kept with the panel', async () => {
    const file = await upload('svg', Buffer.from(branded), 300, 120)
    expect(row()?.svgText).toBeNull()
    await show('dark.svg')
    await new Promise(setImmediate)
    expect(row()?.svgText).toBe(branded)
    await files.remove('blocks', file)
    const other = makeProject({ primaryColor: '#010203' }).brandId
    expect((await ask(panelId, 'left', 'dark.svg', `v=${other}.r1`)).status).toBe(200)
  })

  test('a JPEG alone is shown as drawing, small picture and in a PDF', async () => {
    await upload('jpeg', await makePicture('jpeg', 1_440, 500), 1_440, 500)
    expect(await (await show('dark.svg')).text()).toContain('href="data:image/jpeg;base64,')
    const small = Buffer.from(await (await show('dark.webp', 'w=480&')).arrayBuffer())
    expect(await sharp(small).metadata()).toMatchObject({ width: 480, height: 167 })
    const { dominant } = await sharp(small).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 50)
  })

  test('a variant without a picture shows the nearest one; a panel without any shows nothing', async () => {
    const right = () => ask(panelId, 'right', 'dark.svg', `v=${marlow()}.r1`)
    expect((await right()).status).toBe(404)
    await upload('svg', Buffer.from(branded), 300, 120)
    expect((await right()).status).toBe(200)
  })
})

describe('reading from the storage', () => {
  const failing = (times: number) => {
    let calls = 0
    const read = async () => {
      calls += 1
      if (calls <= times) throw new Error('the storage is away')
      return Buffer.from('here')
    }
    return { read, calls: () => calls }
  }
  const pauses = [1, 1, 1, 1, 1]

  test('PANEL-17 a read that fails five times works at the sixth', async () => {
    const storage = failing(5)
    expect((await readPanelFile('a.svg', storage.read, pauses)).toString()).toBe('here')
    expect(storage.calls()).toBe(6)
  })

  test('PANEL-17 after five more tries it is given up', async () => {
    const storage = failing(6)
    await expect(readPanelFile('a.svg', storage.read, pauses)).rejects.toThrow('cannot be read')
    expect(storage.calls()).toBe(6)
  })
})

describe('own words', () => {
  const variant = { orientation: 'left', color: 'light' } as const
  const panel = 'pricing-three-plans'

  async function written(words: Record<string, string>) {
    const owner = makeUser()
    const project = makeProject({ ownerId: owner.id })
    const page = makePage(project.id)
    const section = makeSection(page, { panelId: panel, ...variant })
    const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
    await writeWords(actorOf(owner), { ...at, base: null, words })
    const row = db.select().from(sections).where(eq(sections.id, section.id)).get()
    return `v=${project.brandId}.${revisionOf(panel)}.${row?.words}`
  }

  test('are part of the address, and what they say is inert', async () => {
    const v = await written({ title: '<script>alert(1)</script>"><svg onload=alert(2)>' })
    const svg = await (await ask(panel, 'left', 'light.svg', v)).text()
    expect(svg).not.toMatch(/<script|onload/i)
    const plain = await ask(panel, 'left', 'light.svg', v.replace(/\.[^.]+$/, ''))
    expect(await plain.text()).not.toBe(svg)
    const webp = await ask(panel, 'left', 'light.webp', `w=480&${v}`)
    expect(webp.headers.get('Content-Type')).toBe('image/webp')
  })

  test('that nobody wrote are not found, an outdated drawing leads to the current one', async () => {
    const v = await written({ title: 'Pay by the loaf' })
    expect((await ask(panel, 'left', 'light.svg', `${v}x`)).status).toBe(404)
    const outdated = await ask(panel, 'left', 'light.svg', v.replace(/\.[^.]+\./, '.old.'))
    expect(outdated.headers.get('Location')).toContain(v)
  })

  test('are found in the picture, each with what its field is called', async () => {
    const v = await written({ title: 'Pay by the loaf' })
    const answer = await ask(panel, 'left', 'light.json', v)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const places: WordPlaces = await answer.json()
    const title = places.find(({ path }) => path === 'title')
    expect(title?.label).toBe('Title')
    for (const { x, y, width, height } of places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.05)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.05)
    }
    const uploaded = makePanel()
    const empty = `v=${v.slice(2).split('.')[0]}.${revisionOf(uploaded.id)}`
    expect((await ask(uploaded.id, 'left', 'light.json', empty)).status).toBe(404)
  })
})
