import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

// Some load the whole product first.
vi.setConfig({ testTimeout: 90_000 })

/** What others import; all others are started by their names. */
const parts = ['at-once', 'places', 'refusal', 'shared-chunks', 'words'].map(
  (name) => `scripts/${name}.ts`,
)
const commands = globSync('scripts/*.ts').filter((file) => !parts.includes(file))

test.each(commands)('%s says in a sentence that it knows no --kep', (file) => {
  const loader = /(from |import\()'(~\/|\.[^']*(?<!\.(ts|mjs))')/.test(readFileSync(file, 'utf8'))
    ? ['--import', 'tsx']
    : []
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...loader, file, '--kep', 'x', 'y', 'z', 'more'],
    {
      env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'panelry-words-')) },
      encoding: 'utf8',
    },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(
    /^(There is no --kep: (npm run|node|tsx) |Unknown option '--kep'|Say (where to back up to|where to move the files|what to restore): npm run )/,
  )
  expect(stderr).not.toMatch(/^ +at /m)
})
