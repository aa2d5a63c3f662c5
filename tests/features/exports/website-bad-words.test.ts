import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeOwnPicture } from '#tests/fixtures/own-pictures'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import {
  documentIn,
  leadsNowhere,
  pagesOf,
  takenHome,
  textOf,
  type Unpacked,
} from '#tests/fixtures/unpacked-website'
import { validate } from '#tests/fixtures/validate'
import { db } from '~/db/client.server'
import { brands, projects } from '~/db/schema'
import { addPage } from '~/features/pages/add-page.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { deletePicture } from '~/features/project-pictures/delete-picture.server'
import { writeWords } from '~/features/sections/write-words.server'
import type { OwnWords } from '~/panels/words'
import { limits } from '~/permissions/limits'

beforeAll(() => seedLibrary())

const look = { orientation: 'left', color: 'light' } as const

function tidewater() {
  const user = makeUser()
  const actor = actorOf(user)
  const project = makeProject({ ownerId: user.id, name: 'Tidewater' })
  const home = makePage(project.id, { name: 'Home', home: true })
  const say = async (panelId: string, words: OwnWords, base: string | null = null) => {
    const section = makeSection(home, { panelId, ...look })
    const at = { projectId: project.id, pageId: home.id, sectionId: section.id }
    await writeWords(actor, { ...at, base, words })
    return at
  }
  return { actor, project, home, say, taken: () => takenHome(project.id) }
}

async function expectWhole(site: Unpacked) {
  for (const page of pagesOf(site)) {
    const html = textOf(site, page)
    expect([page, leadsNowhere(site, page)]).toEqual([page, []])
    expect(await validate(page, html)).toEqual([])
    expect(html).not.toMatch(/<script|javascript:|NaN|undefined|\[object|[\ue000-\uf8ff]/)
    const document = documentIn(site, page)
    expect([page, document.querySelectorAll('h1').length]).toEqual([page, 1])
    const meta = document.querySelector('meta[name=description]')
    expect((meta?.getAttribute('content') ?? '').length).toBeLessThanOrEqual(161)
  }
}

const hero = (word: string): OwnWords => ({ title: word, lead: word, button: word })

describe.each<[string, string, string]>([
  ['none', '', ''],
  ['blanks alone', ' \u00a0\n\t ', ''],
  ['private-use letters', '\ue000\uf8ff', ''],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈🎉', '👩‍👩‍👧‍👦🏳️‍🌈🎉'],
  [
    'five thousand letters',
    'W'.repeat(limits.lettersOfOwnWord),
    'W'.repeat(limits.lettersOfOwnWord),
  ],
])('a page whose words are %s', (_, word, said) => {
  test('is taken home whole, with a title', async () => {
    const { say, taken } = tidewater()
    await say('hero-scene', hero(word))
    await say('pricing-three-plans', { title: word, 'plans/d1/name': word })
    const site = await taken()
    await expectWhole(site)
    const document = documentIn(site, 'index.html')
    if (said) expect(document.querySelector('h1')?.textContent).toBe(said)
    expect(document.title).toMatch(/^Tidewater/)
    expect(document.querySelector('h1')?.textContent?.trim()).toBeTruthy()
  }, 60_000)
})

test('sixty rows, none, a face that does not exist and words of rows that are gone leave a page whole', async () => {
  const { say, taken } = tidewater()
  const many = Array.from({ length: limits.addedRowsOfList }, (_, i) => [
    [`sections/k${i}#row`, { at: 9 + i, like: 'd0' }],
    [`sections/k${i}/title`, `Clause ${i}`],
  ])
  await say('about-legal-text', Object.fromEntries(many.flat()))
  await say('team-round', {
    'people/d0/person': 'nobody',
    'people/d1/person': 'hugo',
    'people/d2/person': 'hugo',
    'people/d3#row': { gone: true },
    'people/d3/name': 'Gone',
    'no/such/word': 'Lost with its panel',
  })
  const none = Array.from({ length: 9 }, (_, i) => [`questions/d${i}#row`, { gone: true }] as const)
  await say('faq-plain', Object.fromEntries(none))
  const site = await taken()
  await expectWhole(site)
  const words = documentIn(site, 'index.html').body.textContent ?? ''
  expect(words).toContain('Clause 59')
  expect(words).not.toMatch(/Gone|Lost with its panel/)
}, 60_000)

test('words lead to their own page, and nowhere once the page is deleted', async () => {
  const { actor, project, home, say, taken } = tidewater()
  const { pageId } = addPage(actor, { projectId: project.id, name: 'Prices' })
  await say('hero-scene', {
    ...{ button: 'Come in', 'button#link': { page: home.id } },
    ...{ secondButton: 'See prices', 'secondButton#link': { page: pageId } },
  })
  const hrefs = async () => {
    const site = await taken()
    await expectWhole(site)
    const document = documentIn(site, 'index.html')
    return ['Come in', 'See prices'].map(
      (words) =>
        [...document.querySelectorAll('main a')]
          .find(({ textContent }) => textContent === words)
          ?.getAttribute('href') ?? null,
    )
  }
  expect(await hrefs()).toEqual(['index.html', 'prices.html'])
  await deletePage(actor, { projectId: project.id, pageId })
  expect(await hrefs()).toEqual(['index.html', null])
}, 60_000)

test('words stay when the story changes, and a deleted picture gives its place to the drawn one', async () => {
  const { actor, project, say, taken } = tidewater()
  const picture = await makeOwnPicture(project.id)
  await say('team-founders', {
    ...{ title: 'Two of us' },
    'founders/d0/person#picture': { id: picture.id, x: 50, y: 50 },
  })
  const jpegs = (site: Unpacked) => [...site.keys()].filter((name) => name.endsWith('.jpg'))
  const before = await taken()
  await expectWhole(before)
  expect(jpegs(before)).toHaveLength(1)
  await deletePicture(actor, { projectId: project.id, pictureId: picture.id })
  const { brandId } = db.select().from(projects).where(eq(projects.id, project.id)).get() ?? {}
  db.update(brands)
    .set({ story: 'clinic' })
    .where(eq(brands.id, brandId ?? ''))
    .run()
  const after = await taken()
  await expectWhole(after)
  expect(jpegs(after)).toEqual([])
  expect(documentIn(after, 'index.html').querySelector('h1')?.textContent).toBe('Two of us')
}, 60_000)
