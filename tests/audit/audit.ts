import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'puppeteer-core'
import sharp from 'sharp'
import { startBrowser } from '#tests/fixtures/drawn-alike'
import { look, type Seen } from './look'
import { type AuditedPage, documentOf, drawingOf } from './pages'

/** Letters are as wide as the font says, as on the screens of most people and in the drawings. */
export const startAuditBrowser = () => startBrowser(['--font-render-hinting=none'])

const auditedWidths = [360, 390, 768, 1024, 1440, 1920]
const drawnWidth = 1440

/** Per cent of the pixels: above it a panel no longer looks as it is drawn. */
const mostDifference = 10

type Audit = {
  page: AuditedPage
  /** One line for each thing that is wrong. */
  findings: string[]
  /** Per cent of pixels that are not as drawn. */
  difference: number
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** A single panel is no whole page: it need not have a heading or more landmarks. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run({ runOnly: tags })
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 140)}`)
  })
  return found.map((text) => `axe: ${text}`)
}

function findingsOf(width: number, seen: Seen): string[] {
  const at = (text: string) => `${width}: ${text}`
  return [
    ...(seen.scrolls ? [at(`scrolls sideways, ${seen.scrolls} wide`)] : []),
    ...seen.overlapping.slice(0, 1).map((words) => at(`words on words, ${words}`)),
    ...seen.cut.slice(0, 1).map((words) => at(`words are cut, ${words}`)),
  ]
}

/** Half as large, so that the edges of letters count less. */
const pixelsOf = (shot: Uint8Array, height: number) =>
  sharp(shot)
    .extract({ left: 0, top: 0, width: drawnWidth, height })
    .resize(drawnWidth / 2, Math.max(1, Math.round(height / 2)))
    .removeAlpha()
    .raw()
    .toBuffer()

async function differenceOf(page: Page, audited: AuditedPage, height: number): Promise<number> {
  const printed = await page.screenshot({ fullPage: true })
  await page.setContent(`<body style="margin:0">${await drawingOf(audited)}`)
  const drawn = await page.screenshot({ fullPage: true })
  const metadata = await Promise.all([sharp(printed).metadata(), sharp(drawn).metadata()])
  const common = Math.min(height, ...metadata.map((picture) => picture.height))
  const [a, b] = await Promise.all([pixelsOf(printed, common), pixelsOf(drawn, common)])
  let off = 0
  for (let i = 0; i < a.length; i += 3) {
    const apart = (j: number) => Math.abs((a[i + j] ?? 0) - (b[i + j] ?? 0))
    if (apart(0) + apart(1) + apart(2) > 90) off += 1
  }
  return (off / (a.length / 3)) * 100
}

type AuditOptions = {
  /** Without, the page is not compared with what is drawn. */
  compare?: boolean
  /** Is given a screenshot at these widths. */
  shots?: { widths: readonly number[]; take(width: number, shot: Uint8Array): void }
}

/** What is seen when all answers are open. What a header opens lies over the page below. */
async function opened(page: Page): Promise<Seen> {
  const toggle = (isOpen: boolean) =>
    page.evaluate((isOpen) => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('section details')) {
        one.dataset.was ??= String(one.open)
        one.open = isOpen || one.dataset.was === 'true'
      }
    }, isOpen)
  await toggle(true)
  const seen = await page.evaluate(look)
  await toggle(false)
  return seen
}

/** What is seen behind each tab but the first, one after the other. */
async function behindTabs(page: Page): Promise<Seen[]> {
  const choose = (value: number) =>
    page.evaluate((value) => {
      const tabs = [...document.querySelectorAll<HTMLInputElement>(`.tab [value="${value}"]`)]
      for (const tab of tabs) tab.checked = true
      return tabs.length > 0
    }, value)
  const seen: Seen[] = []
  for (let value = 2; await choose(value); value++) seen.push(await page.evaluate(look))
  await choose(1)
  return seen
}

/** Looks at a panel as a page at each width. */
export async function audit(
  browser: Browser,
  audited: AuditedPage,
  { compare = true, shots }: AuditOptions = {},
): Promise<Audit> {
  const page = await browser.newPage()
  try {
    const findings: string[] = []
    await page.setViewport({ width: drawnWidth, height: 900 })
    await page.setContent(documentOf(audited))
    // `tsx` calls it in functions that are sent to the browser.
    await page.evaluate('globalThis.__name = (named) => named')
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await document.fonts.ready
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    let height = 0
    for (const width of auditedWidths) {
      await page.setViewport({ width, height: 900 })
      const seen = await page.evaluate(look)
      findings.push(...findingsOf(width, seen))
      findings.push(...findingsOf(width, await opened(page)).map((text) => `${text}, opened`))
      for (const tab of await behindTabs(page)) {
        findings.push(...findingsOf(width, tab).map((text) => `${text}, behind a tab`))
      }
      if (width === drawnWidth) height = seen.height
      if (width === 390 || width === drawnWidth) findings.push(...(await violations(page)))
      if (shots?.widths.includes(width)) {
        shots.take(width, await page.screenshot({ fullPage: true }))
      }
    }
    if (!compare) return { page: audited, findings, difference: 0 }
    await page.setViewport({ width: drawnWidth, height: 900 })
    const difference = await differenceOf(page, audited, height)
    if (difference > mostDifference) {
      findings.push(`${drawnWidth}: ${difference.toFixed(1)} % of the pixels are not as drawn`)
    }
    return { page: audited, findings, difference }
  } finally {
    await page.close()
  }
}
