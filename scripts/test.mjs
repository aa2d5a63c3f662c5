/**
 * Everything that must hold before a change lands; prints one closing line with the counts. With
 * the word `quick`: without a browser, and without the tests that draw the whole panel library or
 * walk every address.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'panelry-reports-'))
const quick = process.argv[2] === 'quick'
const long = [
  'unit/panels/**',
  'unit/platform/{pool,disk-cache}*',
  'routes/matrix*',
  'routes/fuzz*',
  'edge/**',
]
const without = quick ? long.flatMap((files) => ['--exclude', `tests/${files}`]) : []
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const steps = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'node_modules/typescript-native/bin/tsc', []],
  ['Import boundaries', 'depcruise', ['app', 'server.ts', '--output-type', 'err']],
  [
    'Rules and routes',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...without],
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

const read = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
const unit = read(unitReport, (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }))
const browser = quick
  ? { passed: 0, failed: 0 }
  : read(browserReport, (r) => ({
      passed: r.stats.expected + r.stats.flaky,
      failed: r.stats.unexpected,
    }))
console.log(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
process.exit(failed ? 1 : 0)
