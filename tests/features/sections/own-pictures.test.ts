import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sections } from '~/db/schema'
import type { DomainError } from '~/domain-error'
import { checkWebsite } from '~/features/exports/website/check-website.server'
import { readWebsite } from '~/features/exports/website/read-website.server'
import { websiteFiles } from '~/features/exports/website/website-files.server'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture, panelSvg } from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { wordPlaces } from '~/features/panels/word-places.server'
import { deletePicture } from '~/features/project-pictures/delete-picture.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { swapSection } from '~/features/sections/swap-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { openWords, picturePaths, readWordsForm } from '~/features/sections/words-form.server'
import { wordsBehind, writeWords } from '~/features/sections/write-words.server'
import { websitePreview } from '~/features/website/website-preview.server'
import type { OwnWords } from '~/panels/words'

beforeAll(seedLibrary)

async function setUp(panelId = 'team-founders') {
  const owner = makeUser()
  const me = actorOf(owner)
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { home: true })
  const section = makeSection(page, { panelId, orientation: 'left', color: 'light' })
  const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
  const now = () => db.select().from(sections).where(eq(sections.id, section.id)).get()
  const said = () => wordsBehind(now()?.words ?? null)
  const write = (words: OwnWords) => writeWords(me, { ...at, base: now()?.words ?? null, words })
  const drawn = async () => {
    const brand = findBrand(project.brandId)
    const { orientation = 'left', color = 'light', words = null, panelId = '' } = now() ?? {}
    const source = findPicture({ panelId, orientation, color, words })
    if (!source || !brand) throw new Error('No such picture')
    return { svg: await panelSvg(source, brand), places: await wordPlaces(source, brand) }
  }
  const preview = () =>
    websitePreview(
      me,
      { projectId: project.id, pageId: page.id, width: 1440 },
      { font: '/f.woff2', nonce: 'n', titleFonts: {} },
    )
  const picture = await makeOwnPicture(project.id)
  return { me, project, page, at, said, write, drawn, preview, picture }
}

/** Pictures that a drawing embeds, with the color in their middle. */
async function photosIn(svg: string) {
  const found = [...svg.matchAll(/<image [^>]*href="data:image\/jpeg;base64,([^"]*)"/g)]
  return Promise.all(
    found.map(async ([, data = '']) => {
      const bytes = Buffer.from(data, 'base64')
      const { width = 0, height = 0 } = await sharp(bytes).metadata()
      const { dominant } = await sharp(bytes).stats()
      return { width, height, color: dominant.r > dominant.g ? 'red' : 'green' }
    }),
  )
}

const slot = 'founders/d0/person#picture'

test('a photograph takes the place of a face, cropped at its point, in drawing and page', async () => {
  const { write, drawn, preview, picture } = await setUp()
  const before = await drawn()
  expect(await photosIn(before.svg)).toEqual([])
  expect(before.places.map(({ path }) => path)).toContain(slot)
  await write({ [slot]: { id: picture.id, x: 0, y: 50, alt: 'Liv at work' } })
  const [photo, ...more] = await photosIn((await drawn()).svg)
  expect(more).toEqual([])
  expect(photo?.color).toBe('red')
  await write({ [slot]: { id: picture.id, x: 100, y: 50 } })
  expect(await photosIn((await drawn()).svg)).toMatchObject([{ color: 'green' }])
  const html = await preview()
  const [element = ''] = /<picture class="photo">.*?<\/picture>/s.exec(html) ?? []
  expect(element).toContain(
    `<source type="image/avif" srcset="/files/pictures/${picture.file}/480.avif 480w`,
  )
  expect(element).toContain(
    `<source type="image/webp" srcset="/files/pictures/${picture.file}/480.webp 480w`,
  )
  expect(element).toContain(`src="/files/pictures/large_${picture.file}" alt="Two halves"`)
  expect(html).toMatch(/object-position:100% 50%/)
})

test('the one picture of a panel stays in every orientation', async () => {
  const { me, at, write, drawn, picture } = await setUp('hero-scene')
  await write({ 'picture/main#picture': { id: picture.id, x: 50, y: 50 } })
  expect(await photosIn((await drawn()).svg)).toMatchObject([{ width: 900 }])
  swapSection(me, { ...at, panelId: 'hero-scene', orientation: 'center', color: 'dark' } as never)
  expect(await photosIn((await drawn()).svg)).toHaveLength(1)
})

test('a photograph gets a shade below the words over it, in drawing and page', async () => {
  const { me, at, write, drawn, preview, picture } = await setUp('call-to-action-scene')
  swapSection(me, {
    ...at,
    panelId: 'call-to-action-scene',
    orientation: 'center',
    color: 'light',
  } as never)
  const shade = 'linear-gradient(180deg'
  expect(await preview()).not.toContain(shade)
  await write({ 'picture/main#picture': { id: picture.id, x: 50, y: 50 } })
  // The drawn picture and its gradients are gone.
  expect((await drawn()).svg).toContain('<linearGradient')
  expect(await preview()).toContain(shade)
})

test('a picture of another project is refused, and nothing is lost', async () => {
  const { write, said } = await setUp()
  const foreign = await setUp()
  const error = await write({ title: 'Us', [slot]: { id: foreign.picture.id, x: 0, y: 0 } }).then(
    () => null,
    (error: DomainError) => error,
  )
  expect([error?.code, error?.status]).toEqual(['picture-not-here', 422])
  expect(said()).toEqual({})
})

test('a deleted picture gives the drawn one back; undo says that it is gone', async () => {
  const { me, project, page, at, write, said, drawn, picture } = await setUp()
  const before = await drawn()
  await write({ title: 'Three of us', [slot]: { id: picture.id, x: 0, y: 50 } })
  expect(await deletePicture(me, { projectId: project.id, pictureId: picture.id })).toEqual({
    sections: 1,
  })
  expect(said()).toEqual({ title: 'Three of us' })
  undoChange(me, { projectId: project.id, pageId: page.id })
  expect(said()).toHaveProperty([slot])
  const { svg } = await drawn()
  expect(await photosIn(svg)).toEqual([])
  expect(svg.length).toBeCloseTo(before.svg.length, -4)
  expect(JSON.stringify(openWords(me, at).form.parts)).toContain(picture.id)
})

test('a copy of the project shows the same pictures', async () => {
  const { me, project, write, picture } = await setUp()
  await write({ [slot]: { id: picture.id, x: 0, y: 50 } })
  const copy = await duplicateProject(me, { projectId: project.id, name: 'Copy' })
  await deletePicture(me, { projectId: project.id, pictureId: picture.id })
  const site = readWebsite(copy)
  if (!site) throw new Error('No website')
  const files = new Map<string, string | Uint8Array>()
  for await (const { name, content } of websiteFiles(site, null, () => {})) files.set(name, content)
  const html = String(files.get('index.html'))
  const named = [...html.matchAll(/img\/[a-f0-9]{16}\.(?:avif|webp|jpg)/g)].map(([name]) => name)
  expect(new Set(named.map((name) => name.slice(-4))).size).toBe(3)
  for (const name of named) expect(files.has(name), name).toBe(true)
  expect(html).not.toContain('/files/')
})

test('the check before the download names pictures without a description', async () => {
  const { project, write } = await setUp()
  const silent = await makeOwnPicture(project.id, { name: 'Silent', alt: '' })
  await write({ [slot]: { id: silent.id, x: 0, y: 50 } })
  const findings = async () => {
    const site = readWebsite(project.id)
    const { pages } = site ? await checkWebsite(site) : { pages: [] }
    return pages
      .flatMap(({ sections }) => sections.flatMap(({ findings }) => findings))
      .filter(({ kind }) => kind === 'undescribed')
  }
  expect(await findings()).toEqual([{ kind: 'undescribed', words: ['Silent'], more: 0 }])
  await write({ [slot]: { id: silent.id, x: 0, y: 50, alt: 'Liv' } })
  expect(await findings()).toEqual([])
})

test('a picture that is gone is said to be, and no file is taken for a slot that is not there', async () => {
  const { project, write } = await setUp()
  const form = new FormData()
  form.set('panel', 'team-founders')
  form.set('draft', '{}')
  form.set(`word-${slot}`, 'elsewhere')
  const { read } = readWordsForm(project, form, [])
  expect(read.refused).toEqual({})
  await expect(write(read.words)).rejects.toMatchObject({ code: 'picture-not-here', status: 422 })
  const paths = picturePaths(project, form)
  expect([slot, 'nope0', 'title#picture'].map((path) => paths.has(path))).toEqual([
    true,
    false,
    false,
  ])
})

test('the form reads what was chosen, with the point of another picture and what is typed', async () => {
  const { project } = await setUp()
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    const all = { panel: 'team-founders', orientation: 'left', draft: '{}', ...fields }
    for (const [name, value] of Object.entries(all)) data.set(name, value)
    return readWordsForm(project, data, [{ id: 'p1', x: 20, y: 30 }]).read
  }
  const name = `word-${slot}`
  expect(form({ [name]: 'p1' }).words).toEqual({ [slot]: { id: 'p1', x: 20, y: 30 } })
  expect(form({ [name]: '' }).words).toEqual({})
  const draft = JSON.stringify({ [slot]: { id: 'p1', x: 20, y: 30 } })
  const typed = {
    [name]: 'p1',
    [`x-${slot}`]: '5',
    [`y-${slot}`]: '100',
    [`alt-${slot}`]: ' Liv \n Berg ',
  }
  expect(form({ ...typed, draft }).words).toEqual({
    [slot]: { id: 'p1', x: 5, y: 100, alt: 'Liv Berg' },
  })
  for (const wrong of ['101', '-1', 'left', '']) {
    const { refused, words } = form({ ...typed, draft, [`x-${slot}`]: wrong })
    expect(refused).toEqual({ [slot]: { why: 'number', least: 0, most: 100 } })
    expect(words).toEqual(JSON.parse(draft))
  }
  expect(form({ ...typed, draft, [`alt-${slot}`]: 'x'.repeat(301) }).refused).toEqual({
    [slot]: { why: 'long', most: 300 },
  })
  expect(form({ [name]: '"><script>', [`x-${slot}`]: '1', [`y-${slot}`]: '1' }).refused).toEqual({
    [slot]: { why: 'choice' },
  })
})
