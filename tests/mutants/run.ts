/**
 * Plants errors, one at a time, and looks whether a test sees them: `npm run mutants -- permissions`,
 * several areas, a path (`npm run mutants -- app/db/transaction.server.ts`), or everything in
 * `areas.ts`. `--some 20` plants in 20 places of each area, the same ones every time. Fails when
 * fewer than nine in ten are seen.
 */
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { areaOf, areas } from './areas'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { some: { type: 'string' }, concurrency: { type: 'string', default: '1' } },
})

/** A number that looks drawn by lot, but is the same in every run. */
const lot = (text: string) =>
  [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16777619) >>> 0, 2166136261)

/** How many lines a place of a sample has. */
const lines = 16

/** The files of an area, or some places in them. */
function places(files: string[]): string[] {
  if (!values.some) return files
  const all = files.flatMap((file) => {
    const { length } = readFileSync(file, 'utf8').split('\n')
    const starts = Array.from({ length: Math.ceil(length / lines) }, (_, at) => at * lines + 1)
    return starts.map((start) => `${file}:${start}-${Math.min(start + lines - 1, length)}`)
  })
  return all.sort((a, b) => lot(a) - lot(b)).slice(0, Number(values.some))
}

const words = positionals.length > 0 ? positionals : Object.keys(areas)
const wanted = words.map((word) => {
  const { mutate, tests } = areaOf(word)
  return { word, files: globSync(mutate), tests }
})
process.env.MUTANTS_TESTS = JSON.stringify([...new Set(wanted.flatMap(({ tests }) => tests))])

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: wanted.flatMap(({ files }) => places(files)),
  ignorePatterns: ['build', 'docs', 'data', 'test-results'],
  coverageAnalysis: 'perTest',
  // What is made once as a file is read would run every test anew.
  ignoreStatic: true,
  concurrency: Number(values.concurrency),
  // A busy machine is no fault.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  tempDirName: join(tmpdir(), 'panelry-mutants'),
  allowConsoleColors: false,
}).runMutationTest()

for (const { word, files } of wanted) {
  const own = results.filter(({ fileName }) => files.some((file) => fileName.endsWith(file)))
  const seen = own.filter(({ status }) => /Killed|Timeout/.test(status)).length
  const all = own.filter(({ status }) => /Killed|Timeout|Survived|NoCoverage/.test(status)).length
  console.log(`${word}: ${seen} of ${all} faults seen`)
  if (seen < 0.9 * all) process.exitCode = 1
}
