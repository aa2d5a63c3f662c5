import { parse } from 'css-tree'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import {
  documentIn,
  leadsNowhere,
  nowhere,
  pagesOf,
  takenHome,
  textOf,
  unpacked,
} from '#tests/fixtures/unpacked-website'
import { validate } from '#tests/fixtures/validate'
import { startExporting } from '~/features/exports/run-export.server'
import { startExport } from '~/features/exports/start-export.server'
import { startWebsite } from '~/features/exports/website/start-website.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { addPage } from '~/features/pages/add-page.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { saveFacts } from '~/features/projects/save-facts.server'
import { leadOfButton } from '~/panels/facts/leads'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import { loadWords } from '../../../scripts/demo/load-words'
import { makeWebsite } from '../../../scripts/demo/websites'

let stop: () => Promise<void>
beforeAll(() => {
  seedLibrary()
  stop = startExporting()
})
afterAll(() => stop())

describe.each(loadWords().websites)('the $key website of the demo', (website) => {
  test('is whole: valid pages without script whose links, pictures and style are in it', async () => {
    const actor = actorOf(makeUser({ role: 'admin' })) as Member
    const projectId = await makeWebsite(actor, website, null)
    // Nothing is left to be replaced or confirmed: whoever has seeded the demo presses the button.
    const said = { projectId, ...nowhere, confirmed: [], wasTicked: [], all: null }
    const site = await unpacked(actor, projectId, await startWebsite(actor, said))
    expect((await websiteChoices(actor, projectId)).missing).toEqual([])
    const pages = pagesOf(site)
    const led = pages.flatMap((page) =>
      [...documentIn(site, page).querySelectorAll('a[href]')].map((link) =>
        link.textContent.trim(),
      ),
    )
    expect(led).toEqual(expect.arrayContaining(Object.keys(website.links)))
    expect(pages).toContain('index.html')
    expect(pages).toContain('404.html')
    const map = leadOfButton('Get directions', website.facts)
    const elsewhere = [...Object.values(website.facts.socials ?? {}), ...Object.values(map ?? {})]
    for (const page of pages) {
      const html = textOf(site, page)
      expect([page, leadsNowhere(site, page, elsewhere)]).toEqual([page, []])
      expect(await validate(page, html)).toEqual([])
      const document = documentIn(site, page)
      expect([page, document.querySelectorAll('h1').length]).toEqual([page, 1])
      expect(document.querySelectorAll('script,[style],iframe,form[action]')).toHaveLength(0)
      // What is shown for any address that is not there needs no file of a style.
      const isLost = page === '404.html'
      expect(document.querySelectorAll('style')).toHaveLength(isLost ? 1 : 0)
      expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(isLost ? 0 : 1)
      expect(document.querySelectorAll('input:not(:disabled),button:not(:disabled)')).toHaveLength(
        0,
      )
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy()
    }
    const errors: unknown[] = []
    const style = [...site.keys()].find((name) => name.endsWith('.css')) ?? ''
    parse(textOf(site, style), { onParseError: (error) => errors.push(error.message) })
    expect(errors).toEqual([])
  }, 60_000)
})

const variant = { orientation: 'left', color: 'light' } as const

function tidewater() {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id, name: 'Tidewater' })
  const home = makePage(project.id, { name: 'Home', home: true })
  makeSection(home, { panelId: 'hero-scene', ...variant })
  return { actor: actorOf(user), project, home }
}

test('a website says what it says by itself in the language of its business', async () => {
  const { actor, project, home } = tidewater()
  for (const panelId of ['location-hours', 'testimonials-ratings'])
    makeSection(home, { panelId, ...variant })
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '17:00' }))
  saveFacts(actor, { projectId: project.id, version: 1, facts: { hours, language: 'de' } })
  const site = await takenHome(project.id)
  const page = documentIn(site, 'index.html')
  expect(page.documentElement.lang).toBe('de')
  expect(page.querySelector('.skip')?.textContent).toBe('Zum Inhalt springen')
  expect(page.body.textContent).toContain('Donnerstag')
  const lost = documentIn(site, '404.html')
  expect([lost.documentElement.lang, lost.querySelector('h1')?.textContent]).toEqual([
    'de',
    'Diese Seite gibt es nicht',
  ])
})

test('names that would harm a disk or a page stay names', async () => {
  const { project } = tidewater()
  const names = ['index', '..', 'con', 'Team', 'Team', '<script>alert(1)</script>', 'a"b\'c']
  const made = names.map((name, order) => makePage(project.id, { name, order: order + 1 }))
  for (const page of made) makeSection(page, { panelId: 'hero-scene', ...variant })
  const site = await takenHome(project.id)
  expect(pagesOf(site).sort()).toEqual(
    ['404', 'a-b-c', 'con-2', 'index', 'index-2', 'page', 'script-alert-1-script', 'team', 'team-2']
      .map((name) => `${name}.html`)
      .sort(),
  )
  for (const page of pagesOf(site)) {
    expect(await validate(page, textOf(site, page))).toEqual([])
    expect(textOf(site, page)).not.toContain('<script')
  }
})

test('pages twelve levels below each other lead to one another, and to style and pictures', async () => {
  const { actor, project, home } = tidewater()
  const around = { pageId: null, ...variant }
  makeSection(home, { panelId: 'header-simple', type: 'header', ...around })
  makeSection(home, { panelId: 'footer-deep', type: 'footer', ...around })
  let parentId: string | null = null
  for (let level = 1; level <= 12; level += 1) {
    const input = { projectId: project.id, name: `Level ${level}`, parentId }
    const { pageId } = addPage(actor, input)
    makeSection({ ...home, id: pageId }, { panelId: 'hero-scene', ...variant })
    parentId = pageId
  }
  const site = await takenHome(project.id)
  for (const page of pagesOf(site)) expect([page, leadsNowhere(site, page)]).toEqual([page, []])
  const deepest = pagesOf(site).find((page) => page.split('/').length === 12) ?? ''
  const linked = (part: string) =>
    [...documentIn(site, deepest).querySelectorAll(`${part} a`)].map((a) => a.textContent)
  // The menu has the first of them, the footer all that are below it.
  expect(linked('header .wide')).toContain('Level 1')
  expect(linked('header')).not.toContain('Level 2')
  for (let level = 1; level <= 12; level += 1) expect(linked('footer')).toContain(`Level ${level}`)
})

test('an uploaded panel is a picture with its name, written once', async () => {
  const { project, home } = tidewater()
  const panel = makePanel({ id: `uploaded-${project.id}`, name: 'Our shop', builtIn: false })
  makePanelImage(panel.id, { orientation: 'left', color: 'light' })
  for (let n = 0; n < 2; n += 1) makeSection(home, { panelId: panel.id, ...variant })
  const site = await takenHome(project.id)
  const pictures = documentIn(site, 'index.html').querySelectorAll('img[alt="Our shop"]')
  expect(pictures).toHaveLength(2)
  const [first, second] = [...pictures].map((picture) => picture.getAttribute('src'))
  expect(site.has(first ?? '')).toBe(true)
  expect(second).toBe(first)
})

test('with its address a website says where each page is, and has a map; without one it has none', async () => {
  const { project } = tidewater()
  const page = makePage(project.id, { name: 'Über uns', order: 1 })
  makeSection(page, { panelId: 'hero-scene', ...variant })
  makePage(project.id, { name: 'Thanks', order: 2, nonNavigation: true })
  const site = await takenHome(project.id, 'https://example.com/shop/')
  const head = (name: string, selector: string, attribute: string) =>
    documentIn(site, name).querySelector(selector)?.getAttribute(attribute)
  expect(head('index.html', 'link[rel=canonical]', 'href')).toBe('https://example.com/shop/')
  const picture = head('uber-uns.html', 'meta[property="og:image"]', 'content') ?? ''
  expect(picture).toMatch(/^https:\/\/example\.com\/shop\/img\/[0-9a-f]{16}\.png$/)
  const file = site.get(picture.slice('https://example.com/shop/'.length))
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
  // It is shown at any depth, and opens from a disk.
  const lost = textOf(site, '404.html')
  expect(lost).toMatch(/src:url\("\/shop\/(inter-[^"]*)"\) format\("woff2"\),url\("\1"\)/)
  expect(lost).toMatch(/\.page-notice\{/)
  expect(lost).not.toMatch(/<img[^>]* src="(?!data:)/)
  expect(head('404.html', 'main a', 'href')).toBe('/shop/index.html')
  expect(textOf(site, 'README.txt')).toContain('opened from your disk')
  expect(textOf(site, 'sitemap.xml').match(/<loc>(.*?)<\/loc>/g)).toEqual([
    '<loc>https://example.com/shop/</loc>',
    '<loc>https://example.com/shop/uber-uns.html</loc>',
  ])
  expect(textOf(site, 'robots.txt')).toContain('Sitemap: https://example.com/shop/sitemap.xml')
  const without = await takenHome(project.id)
  // It is said at any depth there, too.
  const way = documentIn(without, '404.html').querySelector('main a')?.getAttribute('href')
  expect(way).toBe('/index.html')
  expect(textOf(without, 'README.txt')).toContain('If the website will be in a folder')
  expect(without.has('sitemap.xml')).toBe(false)
  expect(textOf(without, 'README.txt')).toContain('There is no sitemap.xml')
  expect(textOf(without, 'README.txt')).toContain('Fonts: Inter, under')
  expect(textOf(without, 'index.html')).not.toContain('canonical')
})

test('icons are in it: the logo’s, or those of a drawn sign', async () => {
  const { project } = tidewater()
  const site = await takenHome(project.id)
  for (const side of [32, 180, 512]) {
    expect(await sharp(site.get(`icon-${side}.png`)).metadata()).toMatchObject({
      ...{ format: 'png', width: side, height: side },
    })
  }
  expect(textOf(site, 'icon.svg')).toMatch(/^<svg xmlns=/)
})

test('the font has the letters that occur, also of other scripts, and no more', async () => {
  const { project } = tidewater()
  const fontsOf = (site: Map<string, Buffer>) =>
    [...site.keys()].flatMap((name) => /^inter-(.*)\.\w+\.woff2$/.exec(name)?.[1] ?? [])
  const site = await takenHome(project.id)
  expect(fontsOf(site)).toEqual(['latin'])
  const [font = Buffer.alloc(0)] = [...site].flatMap(([name, bytes]) =>
    name.endsWith('.woff2') ? bytes : [],
  )
  expect(font.subarray(0, 4).toString()).toBe('wOF2')
  expect(font.length).toBeLessThan(24_000)
  const other = makePage(project.id, { name: 'Łódź · Київ', order: 1 })
  makeSection(other, { panelId: 'hero-scene', ...variant })
  expect(fontsOf(await takenHome(project.id))).toEqual(['latin', 'latin-ext', 'cyrillic'])
})

test('a website of too many pages, or with a page of too many sections, is refused', () => {
  const { actor, project, home } = tidewater()
  const target = {
    projectId: project.id,
    kind: 'website_zip',
    pageId: null,
    sectionId: null,
  } as const
  const refused = () => catchError(() => startExport(actor, target))
  for (let n = 0; n < limits.sectionsOfWebsite; n += 1) {
    makeSection(home, { panelId: 'hero-scene', ...variant })
  }
  expect(refused()).toMatchObject({ code: 'website-long-page', status: 422 })
  for (let n = 0; n < limits.pagesOfWebsite; n += 1) makePage(project.id, { name: `${n}` })
  expect(refused()).toMatchObject({ code: 'website-many-pages', status: 422 })
})
