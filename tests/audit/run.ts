/**
 * Panels as pages in Chromium at six widths: `npm run audit`, or those whose id begins so:
 * `npm run audit -- hero pricing-slider`. `--examples` leaves the stories out, `--shots FOLDER` keeps
 * pictures at 390, 768 and 1440.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit, startAuditBrowser } from './audit'
import { pagesOf } from './pages'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'boolean' }, shots: { type: 'string' } },
})
const pages = pagesOf(positionals).filter(({ story }) => !values.examples || !story)
if (values.shots) mkdirSync(values.shots, { recursive: true })
const browser = await startAuditBrowser()
const differences: number[] = []
let wrong = 0
try {
  for (const page of pages) {
    const { findings, difference } = await audit(browser, page, { shots: shotsOf(page.name) })
    differences.push(difference)
    if (findings.length > 0) wrong += 1
    for (const finding of findings) console.log(`✗ ${page.name} ${finding}`)
  }
} finally {
  await browser.close()
}
differences.sort((a, b) => a - b)
const share = (part: number) =>
  (
    differences[Math.min(differences.length - 1, Math.floor(differences.length * part))] ?? 0
  ).toFixed(2)
console.log(`${pages.length} pages, ${wrong} with findings`)
console.log(`Pixels not as drawn: median ${share(0.5)} %, p90 ${share(0.9)} %, most ${share(1)} %`)
process.exit(wrong > 0 ? 1 : 0)

function shotsOf(name: string) {
  const folder = values.shots
  if (!folder) return undefined
  const take = (width: number, shot: Uint8Array) =>
    writeFileSync(join(folder, `${name.replaceAll(' ', '_')}-${width}.png`), shot)
  return { widths: [390, 768, 1440], take }
}
