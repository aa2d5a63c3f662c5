import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import {
  documentIn,
  leadsNowhere,
  pagesOf,
  takenHome,
  textOf,
} from '#tests/fixtures/unpacked-website'
import { validate } from '#tests/fixtures/validate'
import { addPage } from '~/features/pages/add-page.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { writeWords } from '~/features/sections/write-words.server'
import type { OwnWords } from '~/panels/words'

beforeAll(() => seedLibrary())

const look = { orientation: 'left', color: 'light' } as const

type Told = { name: string; pages: string[]; title: string; lead: string }

async function websiteOf({ name, pages, title, lead }: Told) {
  const user = makeUser()
  const actor = actorOf(user)
  const project = makeProject({ ownerId: user.id, name })
  const home = makePage(project.id, { name: pages[0] ?? '', home: true })
  makeSection(home, { panelId: 'header-simple', type: 'header', pageId: null, ...look })
  makeSection(home, { panelId: 'footer-deep', type: 'footer', pageId: null, ...look })
  const others = pages.slice(1).map((name) => addPage(actor, { projectId: project.id, name }))
  const ids = [home.id, ...others.map(({ pageId }) => pageId)]
  for (const pageId of ids) {
    const section = makeSection({ ...home, id: pageId }, { panelId: 'hero-scene', ...look })
    const at = { projectId: project.id, pageId, sectionId: section.id }
    const words: OwnWords = { title, lead, button: title, secondButton: lead }
    await writeWords(actor, { ...at, base: null, words })
  }
  return { actor, project }
}

const websites: Record<string, Told & { lang: string; dir: string | null; names: string[] }> = {
  Hebrew: {
    ...{ lang: 'he', dir: 'rtl', name: 'מאפיית הגל', title: 'לחם טרי, כל בוקר!' },
    lead: 'אנחנו אופים מאז 1987 ב-3 סניפים (גם בחיפה).',
    pages: ['בית', 'המאפייה שלנו', 'מחירים'],
    names: ['index', 'המאפייה-שלנו', 'מחירים'],
  },
  Arabic: {
    ...{ lang: 'ar', dir: 'rtl', name: 'مخبز الموج', title: 'خبز طازج كل صباح!' },
    lead: 'نخبز منذ عام 1987 في 3 فروع (بيروت وصيدا).',
    pages: ['الرئيسية', 'الأسعار', 'اتصل بنا', 'اتصل بنا'],
    names: ['index', 'الأسعار', 'اتصل-بنا', 'اتصل-بنا-2'],
  },
  Chinese: {
    ...{ lang: 'zh', dir: null, name: '浪花麵包店', title: '每天早上新鮮出爐' },
    lead: '自1987年以來，我們在三家分店烘焙。',
    pages: ['首頁', '價格表', '聯絡我們'],
    names: ['index', '價格表', '聯絡我們'],
  },
}

describe.each(Object.entries(websites))('a website in %s', (_, told) => {
  test('says its language and direction, and its pages are found by their names', async () => {
    const { project } = await websiteOf(told)
    const site = await takenHome(project.id)
    expect(pagesOf(site).sort()).toEqual([...told.names, '404'].map((one) => `${one}.html`).sort())
    for (const page of pagesOf(site)) {
      expect([page, leadsNowhere(site, page)]).toEqual([page, []])
      expect(await validate(page, textOf(site, page))).toEqual([])
    }
    for (const name of told.names) {
      const document = documentIn(site, `${name}.html`)
      const { documentElement } = document
      expect(documentElement.getAttribute('lang')).toBe(told.lang)
      expect(documentElement.getAttribute('dir')).toBe(told.dir)
      const titles = [...document.querySelectorAll('h1')]
      expect(titles.map((title) => [title.textContent, title.getAttribute('dir')])).toEqual([
        [told.title, told.dir],
      ])
      const menu = [...document.querySelectorAll('header .phone nav a')]
      expect(menu.map(({ textContent }) => textContent)).toEqual(told.pages.slice(1))
      expect(menu.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual(
        told.names.slice(1).map((one) => `${one}.html`),
      )
      expect(menu.every((link) => link.getAttribute('dir') === told.dir)).toBe(true)
    }
  }, 60_000)
})
