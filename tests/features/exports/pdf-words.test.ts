import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { readPdf } from '#tests/fixtures/read-pdf'
import { db } from '~/db/client.server'
import { panelLayers } from '~/db/schema'
import { exportDocument } from '~/features/exports/export-document.server'
import { makeFile } from '~/features/exports/make-file.server'
import { sectionReadings } from '~/features/exports/section-readings.server'
import { findPicture } from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { writeWords } from '~/features/sections/write-words.server'

beforeAll(seedLibrary)

const variant = { orientation: 'left', color: 'light' } as const

/** A website of two pages with a header whose menu has the name of one of them. */
async function world() {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id, name: 'Marlow & Pine' })
  const home = makePage(project.id, { name: 'Home', home: true })
  const projects = makePage(project.id, { name: 'Projects', order: 1 })
  makeSection(home, {
    panelId: 'header-simple',
    type: 'header',
    pageId: null,
    projectId: project.id,
    ...variant,
  })
  const section = makeSection(home, { panelId: 'pricing-three-plans', ...variant })
  makeSection(projects, { panelId: 'hero-scene', ...variant })
  const words = {
    title: 'Pay by the loaf',
    'plans/d0/button#link': { page: projects.id },
    'plans/d1/button#link': { to: 'https://example.com/buy' },
    'plans/d2/button#link': { page: 'gone' },
  }
  await writeWords(actorOf(owner), {
    projectId: project.id,
    pageId: home.id,
    sectionId: section.id,
    base: null,
    words,
  })
  return { project, home, projects }
}

async function pdfOf(target: Parameters<typeof exportDocument>[0]) {
  const document = exportDocument(target)
  if (!document) throw new Error('there is no such document')
  const file = await makeFile(target.kind, document, () => {})
  return readPdf(new Uint8Array(await file.arrayBuffer()))
}

test('a project as PDF says its words, leads where its words lead, and is tagged', async () => {
  const { project } = await world()
  const { words, links, tags } = await pdfOf({
    projectId: project.id,
    kind: 'project_pdf',
    pageId: null,
    sectionId: null,
  })
  expect(words[0]).toContain('Pay by the loaf')
  expect(words[0]?.indexOf('Projects')).toBeLessThan(words[0]?.indexOf('Pay by the loaf') ?? 0)
  const found = links[0]?.map((link) => [link.words, link.to]) ?? []
  expect(found).toContainEqual(['Marlow & Pine', 'page 0'])
  expect(found).toContainEqual(['Projects', 'page 1'])
  const ofPlans = found
    .map(([, to]) => to)
    .slice(-2)
    .sort()
  expect(ofPlans).toEqual(['https://example.com/buy', 'page 1'])
  expect(tags?.kids.map(({ tag, title }) => [tag, title])).toEqual([
    ['Sect', 'Home'],
    ['Sect', 'Projects'],
  ])
  const titles = tags?.kids.map(({ kids }) =>
    kids.filter(({ tag }) => tag === 'H1').map((each) => each.words),
  )
  expect(titles?.[0]).toEqual(['Pay by the loaf'])
  expect(titles?.[1]).toHaveLength(1)
})

test('a page alone leads to no page that is not in the file', async () => {
  const { project, home } = await world()
  const { links, words } = await pdfOf({
    projectId: project.id,
    kind: 'page_pdf',
    pageId: home.id,
    sectionId: null,
  })
  expect(links[0]?.map(({ to }) => to)).toEqual(['page 0', 'https://example.com/buy'])
  expect(words[0]).toContain('Projects')
})

test('an uploaded panel says the words over its pictures as they are now', async () => {
  const { project, projects } = await world()
  const panel = makePanel({ builtIn: false, name: 'Our shop' })
  makePanelImage(panel.id, { ...variant, width: 1000, height: 500 })
  const document = exportDocument({
    projectId: project.id,
    kind: 'project_pdf',
    pageId: null,
    sectionId: null,
  })
  const source = findPicture({ panelId: panel.id, ...variant })
  if (!document || !source) throw new Error('there is nothing to read')
  const read = async () => JSON.parse(readFileSync(await sectionReadings(document)(source), 'utf8'))
  expect(await read()).toMatchObject([{ as: 'picture', alt: 'Our shop' }])
  const row = {
    role: 'button',
    words: 'See them',
    to: 'Projects',
    x: 10,
    y: 10,
    width: 20,
    height: 10,
  } as const
  db.insert(panelLayers)
    .values({
      panelId: panel.id,
      orientation: 'left',
      layer: { rows: [row], focus: null },
      version: 1,
      updatedAt: 0,
    })
    .run()
  expect(await read()).toMatchObject([
    { as: 'text', href: `#${projects.id}`, box: { left: 100, top: 50, right: 300, bottom: 100 } },
  ])
})
