import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuditBrowser } from '#tests/audit/audit'
import { printPage } from '~/panels/html'
import { findChromium } from '../../../../scripts/chromium.mjs'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }

const chromium = findChromium()
let browser: Browser | undefined
beforeAll(async () => {
  if (chromium) browser = await startAuditBrowser()
})
afterAll(() => browser?.close())

async function opened(panel: string) {
  const page = await browser?.newPage()
  if (!page) throw new Error('no browser')
  const sections = [{ panel, orientation: 'left', color: 'light' }] as const
  const { html, css } = printPage({ sections, brand, title: 'Page' })
  await page.setJavaScriptEnabled(false)
  await page.setViewport({ width: 1440, height: 900 })
  await page.setContent(`<!doctype html><style>${css}</style>${html}`)
  return page
}

test.skipIf(!chromium)(
  'a key or a press chooses a tab: its page is seen, and it looks chosen',
  async () => {
    const page = await opened('features-tabs')
    const seen = () =>
      page.$$eval('.tab', (tabs) =>
        tabs.map((tab, at) => {
          const isSeen = (one: Element | null | undefined) =>
            Boolean(one && one.getClientRects().length > 0)
          const [chosen, other] = [tab.children[1], tab.children[2]].map(isSeen)
          return [isSeen(document.querySelector(`.tab-${at + 1}`)), chosen, other]
        }),
      )
    const [on, off] = [
      [true, true, false],
      [false, false, true],
    ]
    expect(await seen()).toEqual([on, off, off, off])
    await (await page.$$('.tab'))[2]?.click()
    expect(await seen()).toEqual([off, off, on, off])
    await page.keyboard.press('ArrowUp')
    expect(await seen()).toEqual([off, on, off, off])
    await page.close()
  },
)

test.skipIf(!chromium)(
  'what closes its panel shows that it has the focus, and closes it by a key',
  async () => {
    const page = await opened('call-to-action-consent')
    const outline = () =>
      page.$eval('label.button', (label) => getComputedStyle(label).outlineStyle)
    expect(await outline()).toBe('none')
    await page.focus('label.button input')
    expect(await outline()).toBe('solid')
    await page.keyboard.press('Space')
    expect(await page.$eval('.panel', (panel) => panel.getClientRects().length)).toBe(0)
    await page.close()
  },
)
