import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { nowhere } from '#tests/fixtures/unpacked-website'
import { db } from '~/db/client.server'
import { pages as pagesTable, sections } from '~/db/schema'
import { claimOf, hasFields } from '~/features/exports/website/claims'
import { confirmClaims } from '~/features/exports/website/confirm-claims.server'
import { packWebsite } from '~/features/exports/website/pack-website.server'
import { startWebsite } from '~/features/exports/website/start-website.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { websiteSchema } from '~/features/exports/website/website-schema.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { saveFacts } from '~/features/projects/save-facts.server'
import { updateProjectSettings } from '~/features/projects/update-project-settings.server'
import { addSection } from '~/features/sections/add-section.server'
import { bulkChangeSections } from '~/features/sections/bulk-change-sections.server'
import { bodySections, ownSection } from '~/features/sections/find-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restorePage } from '~/features/sections/restore-page.server'
import { restoreSection } from '~/features/sections/restore-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { writeWords } from '~/features/sections/write-words.server'
import { panels } from '~/panels/library'
import type { StoryId } from '~/panels/stories/ids'
import { storyIds } from '~/panels/stories/ids'
import type { Orientation } from '~/panels/types'
import { describeWords, fieldsOf } from '~/panels/words'
import { limits } from '~/permissions/limits'
import { files } from '~/platform/files/files.server'

beforeAll(() => seedLibrary())

const variant = { orientation: 'left', color: 'light' } as const

function tidewater(...panelIds: string[]) {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id, name: 'Tidewater' })
  const home = makePage(project.id, { name: 'Home', home: true })
  for (const panelId of panelIds) makeSection(home, { panelId, ...variant })
  return { actor: actorOf(user), project, home }
}

const check = async ({ actor, project }: ReturnType<typeof tidewater>) =>
  websiteChoices(actor, project.id)

const found = async (panelId: string, orientation: Orientation = 'left') => {
  const site = tidewater()
  makeSection(site.home, { panelId, orientation, color: 'light' })
  const { pages } = await check(site)
  const findings = pages.flatMap(({ sections }) => sections.flatMap((section) => section.findings))
  return Object.fromEntries(findings.map(({ kind, words }) => [kind, words]))
}

test('words of the example are named by what they claim', async () => {
  expect(await found('header-simple')).toMatchObject({ phone: ['+45 33 55 01 80'] })
  expect(await found('header-centred-logo')).toMatchObject({
    address: ['Harbour Street 9, Aarhus'],
  })
  expect((await found('pricing-slider')).prices).toContain('$2,184')
  expect((await found('product-gallery')).reviews).toContain('4.9')
  expect((await found('team-round')).people).toContain('Dr. Eva Sander')
  expect((await found('statistics-map')).figures).toContain('38')
})

test('what a business would have to keep is a promise, in every story', () => {
  const kinds = (panelId: string, story: StoryId | null) =>
    Object.fromEntries(
      fieldsOf(describeWords(panelId, story)).map((field) => [
        field.value,
        claimOf(field, panelId),
      ]),
    )
  const told = Object.assign(
    {},
    ...panels.flatMap(({ id }) => [null, ...storyIds].map((story) => kinds(id, story))),
  )
  expect(told).toMatchObject({
    'Free returns for 60 days': 'promises',
    'Repairs for life': 'promises',
    '14 days free. No card needed.': 'promises',
    'Delivered and carried up within 9 days': 'promises',
    'Kwame answers within 4 hours.': 'promises',
    'Seconds at half the price': 'prices',
    '+18% after the summer menu': 'figures',
    'The office, five people': 'figures',
    'Imani cooks what the fish shop did not sell, on two bricks and a grate.': 'people',
  })
  for (const plain of ['Start free', 'Repairs', 'See free weeks', 'Can two people share a bill?']) {
    expect([plain, told[plain]]).toEqual([plain, undefined])
    expect(told).toHaveProperty([plain])
  }
})

test('what an orientation does not show claims nothing', async () => {
  const people = async (orientation: Orientation) =>
    (await found('product-reviews', orientation)).people?.join()
  expect(await people('left')).toContain('Mateo')
  expect(await people('center')).not.toContain('Mateo')
  expect((await found('hero-collage', 'center')).prices).toContain('$1,290')
  expect((await found('hero-collage', 'left')).prices).not.toContain('$1,290')
})

test('a year, a room and a button are no addresses; readers, discounts and what reviews say are claims', async () => {
  for (const panelId of ['about-story', 'hero-video', 'newsletter-cover', 'portfolio-offset']) {
    expect([panelId, (await found(panelId)).address]).toEqual([panelId, undefined])
  }
  const reviews = await found('product-reviews')
  expect(reviews.address).toBeUndefined()
  expect(reviews.reviews?.every((word) => word.length > 15)).toBe(true)
  expect((await found('newsletter-card')).figures?.join()).toMatch(/Join [\d,]+ readers/)
  expect((await found('newsletter-inline')).figures?.join()).toContain('read it.')
  const sale = await found('shop-sale-banner')
  expect(sale.prices?.join()).toContain('30% less')
  expect(sale.figures).toContain('02')
  expect((await found('team-founders')).figures).toContain('140')
})

test('a section leads to its first word that has to be replaced; a fact and long words are said well', async () => {
  const world = tidewater('hero-words', 'footer-large-logo')
  saveFacts(world.actor, {
    projectId: world.project.id,
    version: 1,
    facts: { phone: '+32 9 224 61 80', street: 'Oude Houtlei 12', city: '9000 Gent' },
  })
  const [page] = (await check(world)).pages
  const footer = page?.sections.find(({ name }) => name === 'Large logo')
  const said = footer?.findings.flatMap(({ words }) => words).join()
  expect(said).not.toContain('Oude Houtlei')
  expect(footer?.field).toBe('link')
  const shortened = page?.sections.flatMap(({ findings }) => findings.flatMap(({ words }) => words))
  expect(shortened?.every((word) => word.length <= 61)).toBe(true)
})

test('answers to questions, and invented people within sentences, are claims too', async () => {
  const faq = await found('faq-side-title')
  expect(faq.answers?.[0]).toMatch(/^Most teams are /)
  expect(faq.promises).toEqual(['Samuel answers within the hour.'])
  expect((await found('call-to-action-slim-bar')).people).toEqual([
    'Ines, Mateo and Freya pick up until 6 PM.',
  ])
  expect((await found('about-founder-letter')).people).toEqual(['Orla Finch'])
  expect(await found('login-with-benefits')).not.toHaveProperty('answers')
})

test('a whole legal text is one, and a number of guests is no address', async () => {
  expect((await found('about-legal-text')).legal).not.toHaveLength(0)
  expect(await found('faq-plain')).not.toHaveProperty('address')
  // Buildings are called like people.
  expect(await found('portfolio-offset')).not.toHaveProperty('people')
})

test('words that are no page’s name lead nowhere, and fields send nothing', async () => {
  expect((await found('hero-scene')).nowhere).not.toHaveLength(0)
  expect((await found('contact-split')).fields).toEqual([])
})

test('a panel that has fields on a page is known to have them', async () => {
  const known = panels.filter(({ id }) =>
    hasFields(fieldsOf(describeWords(id, null)).map((f) => f.path)),
  )
  expect(known.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...[
        'contact-map-form',
        'contact-split',
        'footer-newsletter',
        'header-shop-search',
        'hero-form',
      ],
      ...[
        'login-split',
        'login-over-scene',
        'login-with-benefits',
        'newsletter-inline',
        'team-list',
      ],
      ...['location-branches', 'not-found-search', 'blog-cards'],
    ]),
  )
})

test('a header of all pages is named once, an empty page and missing legal pages are said', async () => {
  const world = tidewater('hero-scene')
  const thanks = makePage(world.project.id, { name: 'Thanks', order: 1 })
  const nowhere = { pageId: null, projectId: world.project.id, order: 'a0', ...variant }
  makeSection(thanks, { panelId: 'header-simple', type: 'header', ...nowhere })
  const { pages, missing } = await check(world)
  const named = pages.flatMap(({ sections }) => sections.map(({ id }) => id))
  expect(new Set(named).size).toBe(named.length)
  expect(pages.find(({ name }) => name === 'Thanks')).toMatchObject({ isEmpty: true, sections: [] })
  expect(missing).toEqual(['imprint', 'privacy'])
  db.update(pagesTable).set({ name: 'Legal' }).where(eq(pagesTable.home, true)).run()
  expect((await check(world)).missing).toEqual(['imprint', 'privacy'])
  makePage(world.project.id, { name: 'Imprint & privacy', order: 2 })
  expect((await check(world)).missing).toEqual([])
})

test('others are answered between two sections that are looked over', async () => {
  const panelIds = ['hero-scene', 'team-round', 'pricing-slider', 'contact-split', 'statistics-map']
  const tide = tidewater(...panelIds)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await check(tide)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(panelIds.length)
})

test('an uploaded panel says by which words its picture is described', async () => {
  const panel = makePanel({ name: 'Our shop', builtIn: false })
  expect(await found(panel.id)).toEqual({ uploaded: ['Our shop'] })
})

const keysOf = async (world: ReturnType<typeof tidewater>) => {
  const { pages } = await check(world)
  const toConfirm = pages.flatMap(({ sections }) => sections.flatMap((one) => one.toConfirm ?? []))
  return {
    keys: toConfirm.map(({ key }) => key),
    confirmed: toConfirm.flatMap(({ key, isConfirmed }) => (isConfirmed ? key : [])),
  }
}

const starting =
  ({ actor, project: { id: projectId } }: ReturnType<typeof tidewater>) =>
  (confirmed: string[], wasTicked = confirmed, all: string | null = null) =>
    startWebsite(actor, { projectId, ...nowhere, confirmed, wasTicked, all }).catch(
      ({ code, details }) => [code, details.field ?? details.values],
    )

test('a website is made when each section’s claims are confirmed, and what reaches somebody else was replaced', async () => {
  const world = tidewater('header-simple', 'pricing-slider', 'team-round')
  const { actor, project } = world
  const { id: projectId, version } = project
  const start = starting(world)
  const { keys } = await keysOf(world)
  // A phone number cannot be confirmed.
  expect(keys).toHaveLength(2)
  expect(await start(keys)).toEqual(['website-must-replace', undefined])
  expect(historyOf(projectId)).toEqual(['claims confirmed'])
  saveFacts(actor, { projectId, facts: { phone: '+47 22 90 11 40' }, version })
  // A box that is not ticked says no, whatever was said before.
  expect(await start([], keys)).toEqual(['website-unconfirmed', 'confirmed'])
  expect(await start(keys.slice(0, 1))).toEqual(['website-unconfirmed', 'confirmed'])
  expect((await keysOf(world)).confirmed).toEqual(keys.slice(0, 1))
  // An older form had no box for what somebody else has confirmed since.
  expect(await start([])).toEqual(['website-unconfirmed', 'confirmed'])
  expect((await keysOf(world)).confirmed).toEqual(keys.slice(0, 1))
  expect(await start(keys)).toEqual(expect.any(String))
  expect(await keysOf(world)).toEqual({ keys, confirmed: keys })
})

test('what was confirmed is asked again once the section claims something else, or in a copy', async () => {
  const world = tidewater('pricing-slider')
  const { actor, project, home } = world
  const start = starting(world)
  const before = await keysOf(world)
  expect(await start(before.keys)).toEqual(expect.any(String))
  const [section] = bodySections(home.id, 1)
  const at = { projectId: project.id, pageId: home.id, sectionId: section?.id ?? '' }
  await writeWords(actor, { ...at, base: null, words: { title: 'Pay by the loaf' } })
  const after = await keysOf(world)
  expect(after.confirmed).toEqual(after.keys)
  updateProjectSettings(actor, {
    ...{ projectId: project.id, name: 'Tidewater', version: project.version },
    ...{ primaryColor: '#112233', secondaryColor: '#445566', story: 'saas' },
  })
  const told = await keysOf(world)
  expect(told.keys).not.toEqual(before.keys)
  expect(told.confirmed).toEqual([])
  expect(await start(before.keys)).toEqual(['website-unconfirmed', 'confirmed'])
  expect(await start(told.keys)).toEqual(expect.any(String))
  const copy = await duplicateProject(actor, { projectId: project.id, name: 'Copy' })
  const { claims } = await websiteChoices(actor, copy)
  expect(claims.map(({ isConfirmed }) => isConfirmed)).toEqual([false])
})

test('what was confirmed is back with a section whose removal is undone', async () => {
  const world = tidewater('pricing-slider', 'team-round')
  const { actor, project, home } = world
  const { keys } = await keysOf(world)
  expect(await starting(world)(keys)).toEqual(expect.any(String))
  const [first, second] = bodySections(home.id).map(({ id }) => id)
  const at = { projectId: project.id, pageId: home.id }
  removeSection(actor, { ...at, sectionId: first ?? '' })
  undoChange(actor, at)
  expect(await keysOf(world)).toEqual({ keys, confirmed: keys })
  const both = { ...at, sectionIds: [first ?? '', second ?? ''], action: { do: 'delete' } } as const
  bulkChangeSections(actor, both)
  expect((await keysOf(world)).keys).toEqual([])
  undoChange(actor, at)
  expect(await keysOf(world)).toEqual({ keys, confirmed: keys })
})

test('what was confirmed of a replaced header, or of what an earlier version took the place of, is back with an undo', () => {
  const { actor, project, home } = tidewater()
  const at = { projectId: project.id, pageId: home.id }
  const own = { panelId: 'header-simple', ...variant, type: 'header', scope: 'page' } as const
  addSection(actor, { ...at, ...own })
  const first = ownSection(home.id, 'header')?.id ?? ''
  addSection(actor, { ...at, ...own, panelId: 'header-centred-logo' })
  addSection(actor, { ...at, ...own, panelId: 'pricing-slider', type: 'body' })
  db.update(sections).set({ confirmedClaims: 'all' }).where(eq(sections.pageId, home.id)).run()
  const confirmed = () =>
    [ownSection(home.id, 'header'), ...bodySections(home.id)].map((one) => one?.confirmedClaims)
  const undone = () => {
    undoChange(actor, at)
    return confirmed()
  }
  addSection(actor, { ...at, ...own })
  expect(confirmed()).toEqual([null, 'all'])
  expect(undone()).toEqual(['all', 'all'])
  restoreSection(actor, { ...at, sectionId: first, at: 1 })
  expect(confirmed()).toEqual([null, 'all'])
  expect(undone()).toEqual(['all', 'all'])
  restorePage(actor, { ...at, at: 1 })
  expect(confirmed()).toEqual([null])
  expect(undone()).toEqual(['all', 'all'])
})

test('all of a list are confirmed at once, unless it is another list by now', async () => {
  const world = tidewater('pricing-slider', 'team-round')
  const { claimsKey } = await check(world)
  makeSection(world.home, { panelId: 'statistics-map', ...variant })
  const start = starting(world)
  expect(await start([], [], claimsKey)).toEqual(['website-changed', undefined])
  expect((await keysOf(world)).confirmed).toEqual([])
  expect(await start([], [], (await check(world)).claimsKey)).toEqual(expect.any(String))
  expect((await keysOf(world)).confirmed).toHaveLength(3)
})

test('what is confirmed by many at once is told once', async () => {
  const world = tidewater('header-simple', 'pricing-slider', 'team-round')
  const start = starting(world)
  const { keys } = await keysOf(world)
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(keys)))
  expect(new Set(answers.flat())).toEqual(new Set(['website-must-replace', undefined]))
  expect(historyOf(world.project.id)).toEqual(['claims confirmed'])
  await start(keys)
  expect(historyOf(world.project.id)).toEqual(['claims confirmed'])
})

test('what changes between the check and the packing is not packed', async () => {
  const world = tidewater('pricing-slider')
  const row = { projectId: world.project.id, address: null }
  const pack = () => packWebsite(row, () => {}).catch(({ code }) => code)
  const start = starting(world)
  expect(await start((await keysOf(world)).keys)).toEqual(expect.any(String))
  expect(await pack()).toMatch(/\.zip$/)
  makeSection(world.home, { panelId: 'team-round', ...variant })
  expect(await pack()).toBe('website-changed')
  await start((await keysOf(world)).keys)
  const zip = await files.read('exports', await pack())
  expect(Object.keys(unzipSync(zip ?? new Uint8Array()))).toContain('index.html')
  // What has to be replaced is no claim.
  makeSection(world.home, { panelId: 'contact-split', ...variant })
  expect(await pack()).toBe('website-changed')
}, 120_000)

test('a website that has grown too large since the check is not packed', async () => {
  const world = tidewater('pricing-slider')
  const pack = () =>
    packWebsite({ projectId: world.project.id, address: null }, () => {}).catch(({ code }) => code)
  await starting(world)((await keysOf(world)).keys)
  expect(await pack()).toMatch(/\.zip$/)
  for (let n = 0; n < limits.pagesOfWebsite; n += 1) makePage(world.project.id, { name: `${n}` })
  expect(await pack()).toBe('website-changed')
})

test('nobody but those who may edit a project says what is true of it', async () => {
  const world = tidewater('pricing-slider')
  const { claims } = await check(world)
  for (const actor of [actorOf(makeUser()), guest(world.project.id)]) {
    const confirm = () => confirmClaims(actor, world.project.id, { claims, said: () => true })
    await expect(confirm()).rejects.toMatchObject({ code: 'not-found' })
  }
  expect((await keysOf(world)).confirmed).toEqual([])
})

test('two slashes in the address of a website lead to no other host', () => {
  const { address } = websiteSchema.parse({ address: 'https://tide.example//other.example//' })
  expect(address.base).toBe('https://tide.example/other.example/')
})
