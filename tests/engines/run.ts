/**
 * The product in Firefox and WebKit, with and without script: `npm run engines`, or one of them:
 * `npm run engines -- webkit on`.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, Opening } from './browser-window'
import { openFirefox } from './firefox'
import { walkAsGuest } from './guest-walk'
import { type Hand, handOn } from './hand'
import { installEngines } from './install'
import { startProduct } from './product'
import { logIn, walkAsAdmin } from './studio-walk'
import { findScreens, sweep } from './sweep'
import { openWebKit } from './webkit'

const wanted = process.argv.slice(2)
const chosen = (word: string, all: string[]) =>
  wanted.includes(word) || !wanted.some((it) => all.includes(it))

const firefox = installEngines()
let port = 30_000 + Math.floor(Math.random() * 10_000)
const engines = {
  firefox: (opening: Opening) => openFirefox(firefox, opening),
  webkit: (opening: Opening) => openWebKit(port++, opening),
}
const product = await startProduct()
const screens = await findScreens(product.url)
const lines: string[] = []
let failed = 0

for (const [name, open] of Object.entries(engines)) {
  if (!chosen(name, Object.keys(engines))) continue
  for (const script of ['on', 'off']) {
    if (chosen(script, ['on', 'off'])) lines.push(await tryOut(open, script === 'on'))
  }
}
await product.stop()
console.log(`\n${lines.join('\n')}`)
process.exit(failed > 0 ? 1 : 0)

/** Walks, then asks every screen. @returns the line of the summary */
async function tryOut(open: (opening: Opening) => Promise<BrowserWindow>, script: boolean) {
  const downloads = mkdtempSync(join(tmpdir(), 'panelry-downloads-'))
  const within = async (work: (window: BrowserWindow, hand: Hand) => Promise<unknown>) => {
    const window = await open({ script, downloads })
    try {
      await work(window, handOn(window, product.url))
      return window.engine
    } finally {
      await window.close()
    }
  }
  let problems = 0
  const complain = (problem: string) => {
    problems += 1
    console.log(`✗ ${problem}`)
  }
  const walk = async (
    title: string,
    work: (window: BrowserWindow, hand: Hand) => Promise<unknown>,
  ) => {
    try {
      return await within(work)
    } catch (error) {
      complain(`${title}: ${error}`)
      return ''
    }
  }
  await walk('guest', walkAsGuest)
  await walk('admin', async (window, hand) => {
    await logIn(hand)
    await walkAsAdmin(window, hand, downloads)
  })
  let figures = ''
  const engine = await walk('screens', async (window, hand) => {
    await logIn(hand)
    const swept = await sweep(window, product.url, screens, complain)
    figures = `${swept.screens} screens, ${swept.asked} controls asked`
  })
  failed += problems
  return `${engine}, script ${script ? 'on' : 'off'}: ${figures}, ${problems} faults`
}
