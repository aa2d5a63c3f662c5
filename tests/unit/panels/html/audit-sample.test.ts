import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, startAuditBrowser } from '#tests/audit/audit'
import { pagesOf } from '#tests/audit/pages'
import { findChromium } from '../../../../scripts/chromium.mjs'

/** One of each kind of layout; `npm run audit` looks at all. */
const sample = [
  'about-timeline center',
  'hero-scene left restaurant',
  'header-mega-menu left',
  'hero-product-window left',
  'not-found-search center',
  'pricing-comparison right',
  'product-gallery left shop',
  'team-round right',
]

const all = new Map(pagesOf([]).map((page) => [page.name, page]))

function find(name: string) {
  const page = all.get(name)
  if (!page) throw new Error(`No page ${name}`)
  return page
}

const chromium = findChromium()
let browser: Browser | undefined
beforeAll(async () => {
  if (chromium) browser = await startAuditBrowser()
})
afterAll(() => browser?.close())

test.skipIf(!chromium).each(sample.map(find))(
  '$name is a page at six widths',
  async (page) => {
    expect(browser && (await audit(browser, page)).findings).toEqual([])
  },
  30_000,
)
