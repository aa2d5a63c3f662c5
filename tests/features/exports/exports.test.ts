import { eq } from 'drizzle-orm'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { enterFile } from '#tests/fixtures/files'
import { actorOf, makeUser, reread } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { downloads, exportsTable, panels } from '~/db/schema'
import { countDownload } from '~/features/exports/count-download.server'
import { downloadChoices } from '~/features/exports/download-choices.server'
import { readExport } from '~/features/exports/read-export.server'
import { startExporting, waitForExport } from '~/features/exports/run-export.server'
import { startExport } from '~/features/exports/start-export.server'
import { sweepExportFiles, tidyExports } from '~/features/exports/tidy-exports.server'
import { claimFiles } from '~/features/files/own-files.server'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture, panelRaster } from '~/features/panels/panel-picture.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import type { Actor } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'
import { imagesOf, outlineOf } from './pdf'

let stop: () => Promise<void>
beforeAll(() => {
  seedLibrary()
  stop = startExporting()
})
afterAll(() => stop())

const variant = { orientation: 'left', color: 'light' } as const

/** A project with a global header and footer and a page with two body sections. */
function website(name = 'Start') {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id, name: 'Marlow & Pine', primaryColor: '#0e5a47' })
  const page = makePage(project.id, { name })
  const nowhere = { pageId: null, projectId: project.id, order: 'a0', ...variant }
  makeSection(page, { panelId: 'footer-newsletter', type: 'footer', ...nowhere })
  makeSection(page, { panelId: 'header-announcement', type: 'header', ...nowhere })
  const hero = makeSection(page, { panelId: 'hero-scene', ...variant })
  makeSection(page, { panelId: 'contact-map-form', ...variant })
  return { user, actor: actorOf(user), project, page, hero }
}

/** The row by which the statistics count a download. */
const counted = (id: string) => db.select().from(downloads).where(eq(downloads.id, id)).all()

async function make(actor: Actor, input: Parameters<typeof startExport>[1]) {
  const id = startExport(actor, input)
  await waitForExport(id, 15_000)
  const row = readExport(actor, input.projectId, id)
  const bytes = row.file ? await files.read('exports', row.file) : null
  if (!bytes) throw new Error(`the export is ${row.status}`)
  return { id, row, bytes }
}

describe('a page as PDF', () => {
  test('PDF-06 a section whose panel holds a header image is left out; elsewhere it is not', async () => {
    const { actor, project, page, hero } = website()
    const input = { projectId: project.id, pageId: page.id, sectionId: null }
    db.update(panels)
      .set({ headerImage: enterFile({ folder: 'blocks' }) })
      .where(eq(panels.id, 'header-announcement'))
      .run()
    try {
      const { row, bytes } = await make(actor, { ...input, kind: 'page_pdf' })
      expect(row.total).toBe(3)
      // The dialog says before how many it will be.
      const choices = { ...input, sectionId: null }
      expect(downloadChoices(actor, choices).page?.sections).toBe(3)
      const [sheet] = (await PDFDocument.load(bytes)).getPages()
      expect(sheet && imagesOf(sheet)).toHaveLength(3)
      const headerImage = enterFile({ folder: 'blocks' })
      db.update(panels).set({ headerImage }).where(eq(panels.id, 'hero-scene')).run()
      const one = await make(actor, { ...input, kind: 'section_svg', sectionId: hero.id })
      expect(one.bytes.toString()).toContain('<svg')
    } finally {
      db.update(panels).set({ headerImage: null }).run()
    }
  })

  test('PDF-01 PDF-02 PDF-03 PDF-04 header, body and footer as JPEG on a page 1440 points wide', async () => {
    const { actor, project, page } = website('Über uns')
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const { row, bytes } = await make(actor, input)
    expect(row).toMatchObject({ fileName: 'Über uns.pdf', status: 'ready', done: 4, total: 4 })
    const document = await PDFDocument.load(bytes)
    expect(document.getPageCount()).toBe(1)
    const sheet = document.getPage(0)
    expect(sheet.getSize()).toEqual({ width: 1440, height: 132 + 760 + 780 + 420 })

    const brand = findBrand(project.brandId)
    const expected: Buffer[] = []
    for (const panelId of [
      'header-announcement',
      'hero-scene',
      'contact-map-form',
      'footer-newsletter',
    ]) {
      const picture = findPicture({ panelId, ...variant })
      if (!picture || !brand) throw new Error('no picture')
      expected.push(await panelRaster(picture, brand, 'jpeg', 1440))
    }
    const images = imagesOf(sheet)
    expect(images.map((image) => image.filter)).toEqual(Array(4).fill('/DCTDecode'))
    expect(
      images.map((image) => Buffer.compare(image.bytes, expected.shift() ?? Buffer.alloc(0))),
    ).toEqual([0, 0, 0, 0])
  })

  test('PDF-01 a page without header has none; its own footer replaces the project’s', async () => {
    const { actor, project } = website()
    const page = makePage(project.id, { name: 'Plain', header: 'none', footer: 'custom' })
    makeSection(page, { panelId: 'hero-scene', ...variant })
    makeSection(page, { panelId: 'header-announcement', type: 'footer', ...variant })
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const { bytes } = await make(actor, input)
    expect((await PDFDocument.load(bytes)).getPage(0).getHeight()).toBe(760 + 132)
  })

  test('PDF-05 each PDF that is fetched raises the person’s downloads by 1, a picture does not', async () => {
    const { user, actor, project, page, hero } = website()
    const input = { projectId: project.id, pageId: page.id, sectionId: hero.id }
    const fetched = async (kind: 'page_pdf' | 'project_pdf' | 'section_png') => {
      const { row } = await make(actor, { ...input, kind })
      countDownload(actor, row, { piece: false })
      return reread(user)?.downloads
    }
    expect(await fetched('page_pdf')).toBe(1)
    expect(await fetched('project_pdf')).toBe(2)
    expect(await fetched('section_png')).toBe(2)
    expect(historyOf(project.id)).toEqual(['downloaded', 'downloaded', 'downloaded'])
  })

  test('PDF-05 a double click makes one file; another form another one', async () => {
    const { actor, project, page } = website()
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const first = startExport(actor, { ...input, idempotencyKey: sent('form-1') })
    expect(startExport(actor, { ...input, idempotencyKey: sent('form-1') })).toBe(first)
    await waitForExport(first, 15_000)
    const second = startExport(actor, { ...input, idempotencyKey: sent('form-2') })
    expect(second).not.toBe(first)
    await waitForExport(second, 15_000)
  })
})

describe('other downloads', () => {
  test('the whole project: pages in tree order, with nested bookmarks', async () => {
    const { actor, project, page } = website('Start')
    const about = makePage(project.id, { name: 'About', order: 1 })
    const contact = makePage(project.id, { name: 'Contact', order: 2 })
    const team = makePage(project.id, { name: 'Team', order: 3, parentId: about.id })
    for (const each of [about, contact, team])
      makeSection(each, { panelId: 'hero-scene', ...variant })
    const input = {
      projectId: project.id,
      kind: 'project_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const { row, bytes } = await make(actor, input)
    expect(row.fileName).toBe('Marlow & Pine.pdf')
    expect(outlineOf(await PDFDocument.load(bytes))).toEqual([
      { title: 'Start', page: 0, children: [] },
      { title: 'About', page: 1, children: [{ title: 'Team', page: 2, children: [] }] },
      { title: 'Contact', page: 3, children: [] },
    ])
  })

  test('a section as PNG and as SVG, in the project’s colors', async () => {
    const { actor, project, page, hero } = website('Start')
    const input = { projectId: project.id, pageId: page.id, sectionId: hero.id }
    const png = await make(actor, { ...input, kind: 'section_png' })
    expect(await sharp(png.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1440,
      height: 760,
    })
    expect(png.row.fileName).toMatch(/^Start – .+\.png$/)
    const double = await make(actor, { ...input, kind: 'section_png_double' })
    expect(await sharp(double.bytes).metadata()).toMatchObject({ width: 2880, height: 1520 })
    expect(double.row.fileName).toBe(png.row.fileName.replace('.png', '@2x.png'))
    const svg = await make(actor, { ...input, kind: 'section_svg' })
    expect(svg.bytes.toString()).toMatch(/^<svg width="1440" height="760"/)
    expect(svg.bytes.toString().toLowerCase()).toContain('#0e5a47')
  })
})

test('a photograph is not offered larger than it is', () => {
  const { actor, project, page, hero } = website()
  const panel = makePanel({ builtIn: false, name: 'Our shop' })
  const section = makeSection(page, { panelId: panel.id, ...variant })
  makePanelImage(panel.id, { ...variant, form: 'jpeg' })
  const input = { projectId: project.id, pageId: page.id }
  expect(downloadChoices(actor, { ...input, sectionId: section.id }).section?.isPhoto).toBe(true)
  expect(downloadChoices(actor, { ...input, sectionId: hero.id }).section?.isPhoto).toBe(false)
})

describe('who and what is refused', () => {
  test('PDF-07 a guest gets no download, also of their own project', () => {
    const project = makeProject()
    const page = makePage(project.id)
    makeSection(page, { panelId: 'hero-scene' })
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    expect(catchError(() => startExport(guest(project.id), input))).toMatchObject({ status: 403 })
  })

  test('somebody else’s project, an unknown page and a section of another page are not there', () => {
    const { actor, project, page } = website()
    const other = website()
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const refused = (who: Actor, change: object) =>
      catchError(() => startExport(who, { ...input, ...change })).status
    expect(refused(other.actor, {})).toBe(404)
    expect(refused(actor, { pageId: other.page.id })).toBe(404)
    expect(refused(actor, { pageId: null })).toBe(404)
    expect(refused(actor, { kind: 'section_png', sectionId: other.hero.id })).toBe(404)
    expect(reread(other.user)?.downloads).toBe(0)
  })

  test('an empty page says so', () => {
    const user = makeUser()
    const project = makeProject({ ownerId: user.id })
    const page = makePage(project.id)
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    expect(catchError(() => startExport(actorOf(user), input))).toMatchObject({
      code: 'export-empty',
      status: 422,
    })
  })
})

describe('when it goes wrong', () => {
  test('PDF-05 a download that could not be made is marked and does not count', async () => {
    const user = makeUser()
    const project = makeProject({ ownerId: user.id })
    const page = makePage(project.id)
    makeSection(page, { panelId: makePanel().id })
    const input = {
      projectId: project.id,
      kind: 'page_pdf',
      pageId: page.id,
      sectionId: null,
    } as const
    const id = startExport(actorOf(user), input)
    expect(counted(id)).toHaveLength(1)
    await waitForExport(id, 15_000)
    expect(readExport(actorOf(user), project.id, id).status).toBe('failed')
    expect(reread(user)?.downloads).toBe(0)
    expect(counted(id)).toEqual([])
  })

  const leftBehind = (attempts: number) => {
    const { user, actor, project, page } = website()
    const id = newId()
    const now = Date.now()
    const target = { projectId: project.id, pageId: page.id, kind: 'page_pdf' } as const
    const lease = { lease: 'gone', attempts, firstAttemptAt: now, nextAttemptAt: now - 1 }
    const facts = { fileName: 'x.pdf', total: 4, done: 1, actor: user.id }
    db.insert(exportsTable)
      .values({
        id,
        ...target,
        ...facts,
        ...lease,
        status: 'running',
        createdAt: now,
        updatedAt: now,
      })
      .run()
    wake('exports')
    return { user, actor, project, id }
  }

  test('what a process had in hand when it ended is made by the next one', async () => {
    const { actor, project, id } = leftBehind(1)
    await waitForExport(id, 15_000)
    expect(readExport(actor, project.id, id)).toMatchObject({
      status: 'ready',
      done: 4,
      attempts: 2,
    })
  })

  test('what two processes ended over has failed and does not count', async () => {
    const { user, actor, project, id } = leftBehind(2)
    await waitForExport(id, 15_000)
    expect(readExport(actor, project.id, id)).toMatchObject({ status: 'failed', file: null })
    expect(reread(user)?.downloads).toBe(0)
    expect(historyOf(project.id)).toEqual(['download failed'])
  })

  test('what another process has in hand is left alone', async () => {
    const { actor, project, id } = leftBehind(1)
    db.update(exportsTable)
      .set({ nextAttemptAt: Date.now() + 60_000 })
      .where(eq(exportsTable.id, id))
      .run()
    await waitForExport(id, 100)
    expect(readExport(actor, project.id, id)).toMatchObject({ status: 'running', lease: 'gone' })
  })

  test('files are removed after an hour, together with their rows', async () => {
    const { actor, project, page, hero } = website()
    const input = {
      projectId: project.id,
      pageId: page.id,
      sectionId: hero.id,
      kind: 'section_svg',
    } as const
    const { id, row } = await make(actor, input)
    await claimFiles(Date.now())
    tidyExports()
    await sweepExportFiles()
    expect(await files.stat('exports', row.file ?? '')).not.toBeNull()
    const later = Date.now() + 61 * 60_000
    tidyExports(later)
    await sweepExportFiles(later)
    expect(db.select().from(exportsTable).where(eq(exportsTable.id, id)).get()).toBeUndefined()
    expect(counted(id)).toMatchObject([
      { kind: 'picture', fileName: row.fileName, userId: actor.id },
    ])
    expect(await files.stat('exports', row.file ?? '')).toBeNull()
  })
})

test('a fourth download has to wait until one of three is ready; other people do not', () => {
  const { actor, user, project, page } = website()
  const running = { projectId: project.id, kind: 'project_pdf', status: 'running' } as const
  const facts = { fileName: 'x.pdf', total: 1, createdAt: Date.now(), updatedAt: Date.now() }
  for (const id of ['one', 'two', 'three']) {
    db.insert(exportsTable)
      .values({ id, ...running, ...facts, actor: user.id })
      .run()
  }
  const target = {
    projectId: project.id,
    pageId: page.id,
    sectionId: null,
    kind: 'page_pdf',
  } as const
  expect(catchError(() => startExport(actor, target))).toMatchObject({
    code: 'export-busy',
    status: 429,
  })
  expect(startExport(actorOf(makeUser({ role: 'admin' })), target)).toBeTruthy()
})
