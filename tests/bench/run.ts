import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumSwitches, findChromium } from '../../scripts/chromium.mjs'
import { launch } from './app-server'
import type { Measure } from './bench'
import { type Row, table, told } from './report'

// Measures the production build and prints what it reaches. The figures are told, not tested: they
// depend on the machine, so most of them are ratios of two measurements of the same run.

execFileSync(process.execPath, ['scripts/setup.mjs', 'start'], { stdio: 'inherit' })
const dataDir = mkdtempSync(join(tmpdir(), 'panelry-bench-'))
const port = 20_000 + Math.floor(Math.random() * 20_000)
// Before the fixtures are loaded: they read where the database is.
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  APP_URL: `http://localhost:${port}`,
})

const wanted = process.argv.slice(2)
const rows: Row[] = []

async function run(name: string, measure: () => Promise<Row[]>) {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const start = Date.now()
  try {
    rows.push(...(await measure()))
  } catch (error) {
    rows.push({ ...told(name, String(error).split('\n')[0] ?? ''), ok: false })
  }
  console.error(`${name}: ${Math.round((Date.now() - start) / 1000)} s`)
}

// The first start creates the data folder.
const first = await launch(['server.ts'], port)
await first.stop()
await run('start', async () => (await import('./start')).start(port))

const server = await launch(['server.ts'], port)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
try {
  const bench = { url: server.url, pid: server.pid, browser }
  const { measures } = await import('./measures')
  for (const [name, measure] of Object.entries<Measure>(measures)) {
    await run(name, () => measure(bench))
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

console.log(`\n${table(rows)}`)
writeFileSync('build/bench.json', JSON.stringify(rows, null, 2))
const failed = rows.filter((row) => row.ok === false)
console.log(`\n${rows.length} figures, ${failed.length} outside their limit; see build/bench.json`)
process.exit(failed.length > 0 ? 1 : 0)
