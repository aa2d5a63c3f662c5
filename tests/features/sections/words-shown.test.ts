import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { sections } from '~/db/schema'
import { unpack } from '~/editor/pack'
import { exportDocument } from '~/features/exports/export-document.server'
import { makeFile } from '~/features/exports/make-file.server'
import { readPageStart } from '~/features/lists/page-start'
import { pageTops } from '~/features/pages/page-tops.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { crowdedWords } from '~/features/sections/crowded-words.server'
import { listVersions } from '~/features/sections/list-versions.server'
import { writeWords } from '~/features/sections/write-words.server'
import { findShareLink } from '~/features/share/find-share.server'
import { switchShare } from '~/features/share/switch-share.server'
import { wholeThumbnail } from '~/features/templates/thumbnails.server'
import type { OwnWords } from '~/panels/words'
import { loader } from '~/routes/share/website'

beforeAll(seedLibrary)

const panelId = 'pricing-three-plans'

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

async function world(words: OwnWords) {
  const owner = makeUser()
  const actor = actorOf(owner)
  const project = makeProject({ ownerId: owner.id })
  const page = makePage(project.id, { name: 'Home' })
  const section = makeSection(page, { panelId, orientation: 'left', color: 'light' })
  const at = { projectId: project.id, pageId: page.id, sectionId: section.id }
  await writeWords(actor, { ...at, base: null, words })
  const id = db.select().from(sections).where(eq(sections.id, section.id)).get()?.words ?? ''
  switchShare(actor, { projectId: project.id, step: 'on', comments: false })
  const token = findShareLink(actor, project.id).token ?? ''
  return { actor, project, page, at, id, token }
}

test('own words are in the pictures of covers, cards, the sitemap and versions', async () => {
  const { actor, project, page, id } = await world({ title: 'Pay by the loaf' })
  const start = readPageStart(new URLSearchParams())
  expect(listOwnProjects(actor).projects[0]?.cover?.words).toBe(id)
  expect(wholeThumbnail(project.id)[0]?.words).toBe(id)
  expect(pageTops(project.id).get(page.id)?.[0]?.words).toBe(id)
  const versions = listVersions(actor, project.id, page.id, null, start)
  expect(unpack(versions.sections)[0]).toMatchObject({ words: id, state: 'here' })
  const first = listVersions(actor, project.id, page.id, 0, start)
  expect(unpack(first.sections)[0]).toMatchObject({ words: null, state: 'differs' })
})

test('own words are in the downloads, as high as they are drawn', async () => {
  const rows = {
    'plans/d0/items/k1#row': { like: 'd0', at: 9 },
    'plans/d0/items/k2#row': { at: 10 },
  }
  const { at } = await world({ title: 'Pay by the loaf, '.repeat(12).trim(), ...rows })
  const make = async (kind: 'section_svg' | 'page_pdf') => {
    const document = exportDocument({ ...at, kind })
    return document ? bytesOf(await makeFile(kind, document, () => {})) : null
  }
  const svg = (await make('section_svg'))?.toString('utf8') ?? ''
  const plain = await world({})
  const example = exportDocument({ ...plain.at, kind: 'section_svg' })
  expect(example && (await (await makeFile('section_svg', example, () => {})).text())).not.toBe(svg)
  expect((await make('page_pdf'))?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('hostile words are plain text on the printed page, and lead nowhere but where they may', async () => {
  const hostile = { 'plans/d0/button#link': { to: 'javascript:alert(3)' } }
  await expect(world(hostile)).rejects.toMatchObject({ status: 422 })
  const { page, token } = await world({
    title: '<script>alert(1)</script>"><img src=x onerror=alert(2)>',
    'plans/d1/button#link': { page: 'not-a-page' },
  })
  const answer = await callLoader(loader, {
    url: `/share/${token}/${page.id}/website`,
    params: { token, page: page.id },
  })
  const html = (await answer.response?.text()) ?? ''
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<img src=x|not-a-page/i)
})

test('a button leads to the page of the project or the address that was chosen for it', async () => {
  const { actor, project, page, at, token, id } = await world({ title: 'Links' })
  const prices = makePage(project.id, { name: 'Prices' })
  const words = {
    title: 'Links',
    'plans/d0/button#link': { page: prices.id },
    'plans/d1/button#link': { to: 'mailto:hello@example.com' },
  }
  await writeWords(actor, { ...at, base: id, words })
  const answer = await callLoader(loader, {
    url: `/share/${token}/${page.id}/website`,
    params: { token, page: page.id },
  })
  const html = (await answer.response?.text()) ?? ''
  expect(html).toContain(`/share/${token}/${prices.id}/website"`)
  expect(html).toContain('href="mailto:hello@example.com"')
})

test('words that the panel has no room for are told', async () => {
  const { actor, at, id } = await world({ title: 'Short' })
  expect(await crowdedWords(actor, at)).toEqual({})
  const words = { 'plans/d1/price': '$1,000,000,000,000,000,000,000 a year and a day' }
  await writeWords(actor, { ...at, base: id, words })
  expect(Object.keys(await crowdedWords(actor, at))).toContain('plans/d1/price')
})
