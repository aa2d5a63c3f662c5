import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// A whole tree is checked, as a person would check it.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 })

let tree: string

/** As outside of a test. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_DIR|NODE_ENV)/.test(name)),
) as NodeJS.ProcessEnv

/** Runs a program in the copy. @returns what it said, where it failed */
function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: tree, env, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

const tool = (name: string) => resolve('node_modules/.bin', name)
const make = (...words: string[]) => run(process.execPath, 'scripts/new.ts', ...words)
const changes = () =>
  execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: tree, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'panelry-new-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed
    .split('\n')
    .filter((each) => statSync(each, { throwIfNoEntry: false })?.isFile())) {
    cpSync(file, join(tree, file))
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  const commit = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '-qm',
    'all',
  ]
  for (const words of [['init', '-q'], ['add', '-A'], commit])
    execFileSync('git', words, { cwd: tree })
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test('a skeleton that cannot be made says why, and writes nothing', () => {
  expect(make('form', '/requests/paper-lanterns/new')).toContain('A form is made over a list')
  expect(make('command', 'paper-lanterns/confirm-paper-lantern')).toContain(
    'There is no table paper_lanterns',
  )
  expect(make('list', '/requests/packages')).toContain('There is already an address')
  expect(make('screen', '/requests/paper-lantern')).toContain('paper-lantern is no plural')
  expect(make('page', '/requests/paper-lanterns')).toContain('Say what to make')
  expect(make('list', '/requests/paper-lanterns', '--who=signed-in')).toContain('not for signed-in')
  expect(changes()).toEqual([])
})

test('the skeletons are formatted, have the right types and pass the tests of the tables they are in', () => {
  expect(make('list', '/requests/paper-lanterns', '--who=manageRequests', '--menu')).toBe('')
  expect(make('form', '/requests/paper-lanterns/new')).toBe('')
  expect(make('event', 'paper-lanterns.confirmed')).toBe('')
  expect(make('command', 'paper-lanterns/confirm-paper-lantern')).toBe('')
  const command = 'app/features/paper-lanterns/confirm-paper-lantern.server.ts'
  expect(readFileSync(join(tree, command), 'utf8')).toContain('canManageRequests(actor)')
  expect(make('screen', '/admin/office-hours', '--menu')).toBe('')
  const files = changes().filter((file) => !file.startsWith('docs/'))
  expect(files.length).toBeGreaterThan(13)
  expect(run(tool('biome'), 'check', '--error-on-warnings', ...files)).toBe('')
  expect(run('npm', 'run', '--silent', 'migration:init')).toBe('')
  expect(readFileSync(join(tree, 'drizzle/0000_init.sql'), 'utf8')).toContain('`paper_lanterns`')
  expect(run(resolve('node_modules/typescript-native/bin/tsc'))).toBe('')
  expect(run(tool('depcruise'), 'app', 'server.ts', '--output-type', 'err')).toBe('')
  const neighbors = ['house-map', 'map.test', 'areas', 'unused', 'access.test', 'every-change']
  const tests = [
    ...neighbors,
    'event-types',
    'lost-rows/keep',
    'permissions/menu',
    'features/paper-lanterns',
  ]
  expect(run(tool('vitest'), 'run', '--retry=0', ...tests)).toBe('')
})
