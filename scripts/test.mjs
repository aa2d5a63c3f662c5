/**
 * Everything that must hold before a change lands; prints one closing line with the counts. With
 * the word `quick`: without a browser, and without the tests that take long (see `vitest.config.ts`).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'panelry-reports-'))
const quick = process.argv[2] === 'quick'
const tally = join(reports, 'tally.json')
const browserReport = join(reports, 'browser.json')

const steps = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'node_modules/typescript-native/bin/tsc', []],
  ['Import boundaries', 'depcruise', ['app', 'server.ts', '--output-type', 'err']],
  [
    'Rules and routes',
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/tally-reporter.mjs'],
    { TALLY: tally, QUICK: quick ? 'yes' : '' },
  ],
]
if (!quick) {
  steps.push([
    'In the browser',
    'playwright',
    ['test', '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  ])
}

let failed = false
for (const [title, command, args, env] of steps) {
  console.log(`\n— ${title}`)
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (result.status !== 0) {
    failed = true
    console.error(`✗ ${title}`)
  }
}

/** What a report says; no report is a failure. */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: [`${file} was not written`], flaky: [] }
  }
}

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]

function countBrowser({ stats, suites }) {
  const all = suites.flatMap(specsIn)
  const named = (status) =>
    all
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: named('unexpected'),
    flaky: named('flaky'),
  }
}

const results = [read(tally, (unit) => unit)]
if (!quick) results.push(read(browserReport, countBrowser))
for (const name of results.flatMap(({ flaky }) => flaky)) console.log(`second try: ${name}`)
for (const name of results.flatMap(({ failed }) => failed)) console.log(`✗ ${name}`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
console.log(`\n${passed} passed, ${results.flatMap((result) => result.failed).length} failed`)
process.exit(failed ? 1 : 0)
