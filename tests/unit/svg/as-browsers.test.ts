import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  differenceOf,
  drawAsProduct,
  drawInBrowser,
  startBrowser,
} from '#tests/fixtures/drawn-alike'
import { featureNames, randomDrawing } from '#tests/fixtures/random-drawings'
import { cleanSvg } from '~/platform/svg/clean-svg'
import { decodeXml } from '~/platform/svg/decode-xml'
import { shownOf, type Taken } from '~/platform/svg/taken'

// The same drawing three times: the file in a browser, the cleaned file in a browser, and the cleaned
// file as the product draws it. They may differ only where the list says that something was taken out.
// `npm run drawings` draws more of them, beginning with another number.

const howMany = Number(process.env.DRAWINGS ?? 16)
const first = Number(process.env.DRAWINGS_FROM ?? 1)

/** Shares of a picture that may differ: cleaning changes no pixel, renderers draw letters in their own way. */
const limits = { cleaned: 0.002, drawn: 0.012 }
/** Pixels of the longer side. */
const side = 320

/** Whether the list says that something was taken out that was drawn. */
const isSaid = (taken: Taken) =>
  shownOf(taken).some(({ kind }) => !['script', 'handler', 'link'].includes(kind))

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

type Named = { name: string; text: string }

/** The names of those that are drawn otherwise, with how. */
async function drawnOtherwise(drawings: readonly Named[]): Promise<string[]> {
  const cleaned = drawings.map(({ name, text }) => {
    const clean = cleanSvg(text)
    const scale = side / Math.max(clean.width, clean.height)
    const size = {
      width: Math.round(clean.width * scale),
      height: Math.round(clean.height * scale),
    }
    return { name, text, size, ...clean }
  })
  const originals = await drawInBrowser(
    browser,
    cleaned.map(({ text, size }) => ({ svg: text.replace(/ encoding="[^"]*"/, ''), ...size })),
  )
  const again = await drawInBrowser(
    browser,
    cleaned.map(({ svg, size }) => ({ svg, ...size })),
  )
  const found: string[] = []
  for (const [at, { name, svg, width, size, taken }] of cleaned.entries()) {
    const [original, clean] = [originals[at], again[at]]
    if (!original || !clean) {
      found.push(`${name}: the browser cannot read the ${original ? 'cleaned' : 'original'} file`)
      continue
    }
    const byCleaning = differenceOf(original, clean)
    if (byCleaning > limits.cleaned && !isSaid(taken)) {
      found.push(`${name}: ${(byCleaning * 100).toFixed(2)} % changed by cleaning, without a word`)
    }
    const byDrawing = differenceOf(clean, await drawAsProduct(svg, width, size))
    if (byDrawing > limits.drawn) {
      found.push(`${name}: ${(byDrawing * 100).toFixed(2)} % drawn otherwise by the product`)
    }
  }
  return found
}

describe('what is drawn is what a browser draws, or the list says what was taken out', () => {
  const folder = 'tests/fixtures/drawings'

  test('of files that programs write', async () => {
    const files = readdirSync(folder).map((name) => ({
      name,
      text: decodeXml(readFileSync(join(folder, name))) ?? '',
    }))
    expect(await drawnOtherwise(files)).toEqual([])
  })

  test('of each feature by itself', async () => {
    const drawings = featureNames.map((name, n) => ({
      name: `${name}, ${first + n}`,
      text: randomDrawing(first + n, [name, name, name, name]),
    }))
    expect(await drawnOtherwise(drawings)).toEqual([])
  }, 60_000)

  test('of drawings made at random', async () => {
    const drawings = Array.from({ length: howMany }, (_, n) => ({
      name: String(first + n),
      text: randomDrawing(first + n),
    }))
    expect(await drawnOtherwise(drawings)).toEqual([])
    // Most of them are held to it.
    const said = drawings.filter(({ text }) => isSaid(cleanSvg(text).taken))
    expect(said.length).toBeLessThan(drawings.length / 2)
  }, 3_600_000)
})
