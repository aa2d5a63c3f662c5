/**
 * Everything that must hold before a change lands; prints one closing line with the counts. With
 * the word `quick`: without a browser, and without the tests that take long (see `vitest.config.ts`).
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { panelsFingerprint, panelsPassedAs, rememberPanels } from './panels-fingerprint.mjs'

const reports = mkdtempSync(join(tmpdir(), 'panelry-reports-'))
const quick = process.argv[2] === 'quick'
const tally = join(reports, 'tally.json')
const browserReport = join(reports, 'browser.json')

/** Empty in a quick run, which leaves them out in any case, and where a panel cannot be parsed. */
const panels = quick ? '' : await panelsFingerprint().catch(() => '')
const skipPanels = process.env.PANELS !== 'yes' && panels !== '' && panelsPassedAs(panels)

/** They need nothing of each other and go side by side: a build uses one core most of the time. */
const first = [
  ['Build', process.execPath, ['scripts/setup.mjs', quick ? 'check' : 'test']],
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'node_modules/typescript-native/bin/tsc', []],
  ['Import boundaries', 'depcruise', ['app', 'server.ts', '--output-type', 'err']],
]
const steps = [
  [
    'Rules and routes',
    'vitest',
    ['run', '--reporter=default', '--reporter=./scripts/tally-reporter.mjs'],
    { TALLY: tally, QUICK: quick ? 'yes' : '', PANELS: skipPanels ? 'no' : '' },
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

/** Runs a step. @returns whether it went well, and what it said unless that was shown at once */
function run([, command, args, env], stdio) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
    const said = []
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    child.on('error', (error) => done({ passed: false, said: String(error) }))
    child.on('close', (code) => done({ passed: code === 0, said: Buffer.concat(said) }))
  })
}

const failed = []
function report(title, passed) {
  if (passed) return
  failed.push(title)
  console.error(`✗ ${title}`)
}

const running = first.map((step) => run(step, ['ignore', 'pipe', 'pipe']))
for (const [n, [title]] of first.entries()) {
  console.log(`\n— ${title}`)
  const { passed, said } = await running[n]
  process.stdout.write(said)
  report(title, passed)
}
// The following steps test the build.
if (!(await running[0]).passed) process.exit(1)
if (skipPanels) console.log('\nPanels are as when their tests last passed; PANELS=yes runs them.')
for (const step of steps) {
  const [title] = step
  console.log(`\n— ${title}`)
  const { passed } = await run(step, 'inherit')
  report(title, passed)
  if (passed && panels && step === steps[0]) rememberPanels(panels)
}

/** Reads a report; no report is a failure. */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: [`${file} was not written`], flaky: [] }
  }
}

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]

/** The first words of what went wrong, in one line: what is printed above them may be cut off. */
const reasonOf = ({ tests }) => {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])
  return stripVTControlCharacters(errors[0]?.message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 400)
}

function countBrowser({ stats, suites }) {
  const all = suites.flatMap(specsIn)
  const named = (status) =>
    all
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `${spec.file} › ${spec.title}: ${reasonOf(spec)}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: named('unexpected'),
    flaky: named('flaky'),
  }
}

const results = [read(tally, (unit) => unit)]
if (!quick) results.push(read(browserReport, countBrowser))
for (const name of results.flatMap(({ failed }) => failed)) console.log(`✗ ${name}`)
const flaky = results.flatMap((result) => result.flaky)
for (const name of flaky) console.log(`needed a second try: ${name}`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const second = flaky.length > 0 ? `, ${flaky.length} needed a second try` : ''
console.log(
  `\n${passed} passed, ${results.flatMap((result) => result.failed).length} failed${second}`,
)
if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
process.exit(failed.length ? 1 : 0)
