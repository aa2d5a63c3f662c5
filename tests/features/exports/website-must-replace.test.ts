import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { nowhere } from '#tests/fixtures/unpacked-website'
import { startWebsite } from '~/features/exports/website/start-website.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { writeWords } from '~/features/sections/write-words.server'
import { limits } from '~/permissions/limits'

beforeAll(() => seedLibrary())

const variant = { orientation: 'left', color: 'light' } as const

function websiteOf(...panelIds: string[]) {
  const me = actorOf(makeUser())
  const project = makeProject({ ownerId: me.id, name: 'Tidewater' })
  const page = makePage(project.id, { name: 'Home', home: true })
  const placed = panelIds.map((panelId) => makeSection(page, { panelId, ...variant }))
  return { me, project, page, placed, check: () => websiteChoices(me, project.id) }
}

/** What has to be replaced in a panel, by what it claims. */
async function mustReplaceIn(panelId: string) {
  const { pages } = await websiteOf(panelId).check()
  const findings = pages.flatMap(({ sections }) => sections.flatMap(({ findings }) => findings))
  return Object.fromEntries(
    findings.flatMap(({ kind, words, mustReplace }) => (mustReplace ? [[kind, words]] : [])),
  )
}

test('phones, mails, addresses of all kinds and legal texts of an example have to be replaced', async () => {
  expect(await mustReplaceIn('contact-split')).toEqual({
    phone: ['+45 70 12 40 18'],
    mail: ['hello@fieldandfern.dk'],
    address: ['Refshalevej 163, Copenhagen'],
  })
  expect((await mustReplaceIn('contact-offices')).address).toContain('Keizersgracht 212, 1016 DX')
  // Of a place, what reaches it: its number is no address, and who works there reaches nobody.
  const offices = await mustReplaceIn('contact-offices')
  expect(offices.phone).toContain('+31 20 555 0144')
  expect(JSON.stringify(offices)).not.toMatch(/people/)
  expect((await mustReplaceIn('footer-deep')).legal).toEqual(['Legal', 'Privacy', 'Cookies'])
  // Also who wrote a legal text, and since when it is said to hold.
  expect((await mustReplaceIn('about-legal-text')).legal).toEqual(
    expect.arrayContaining([
      'In force since May 4, 2026',
      'Two pages in plain words, written by the secretary and read …',
    ]),
  )
})

test('what people wrote themselves is theirs', async () => {
  const { me, project, page, placed, check } = websiteOf('header-simple')
  const at = { projectId: project.id, pageId: page.id, sectionId: placed[0]?.id ?? '' }
  expect(await check()).toMatchObject({ mustReplace: true })
  await writeWords(me, { ...at, base: null, words: { phone: '+47 22 90 11 40' } })
  const { pages, mustReplace } = await check()
  expect(mustReplace).toBe(false)
  expect(JSON.stringify(pages)).not.toContain('"phone"')
})

test('it has to be replaced too where the list is too long to name it', async () => {
  const many = Array.from({ length: limits.findingsShown }, () => 'hero-scene')
  const { me, project, check } = websiteOf(...many, 'contact-split')
  expect(await check()).toMatchObject({ mustReplace: true, more: 1 })
  const start = startWebsite(me, {
    projectId: project.id,
    ...nowhere,
    confirmed: [],
    wasTicked: [],
    all: null,
  })
  await expect(start).rejects.toMatchObject({ code: 'website-must-replace' })
})
