import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Disk, makeDisk, unmount, whyNot } from './disk'

// Cuts the power under the production build while people write, and looks for what it had
// acknowledged. A control that does not sync must lose: else the test would see nothing.

const refused = whyNot()
if (refused) {
  console.log(`npm run powercut is skipped: ${refused}.`)
  process.exit(0)
}
execFileSync(process.execPath, ['scripts/setup.mjs', 'start'], { stdio: 'inherit' })

const writers = 16
const place = mkdtempSync(join(tmpdir(), 'panelry-powercut-'))
const template = join(place, 'template')
Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: template, RATE_LIMIT: 'off' })
Object.assign(process.env, { LOG_LEVEL: 'silent' })
const port = 20_000 + Math.floor(Math.random() * 20_000)
const url = `http://localhost:${port}`
process.env.APP_URL = url

type Folders = { DATA_DIR: string; DATABASE_DIR: string }

async function start(folders: Folders, program: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: program,
    env: { ...process.env, PORT: String(port), ...folders },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const ready = await fetch(`${url}/healthz`).catch(() => null)
    if (ready?.ok) return child
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

const end = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') =>
  new Promise((resume) => {
    child.once('exit', resume)
    child.kill(signal)
  })

/** The build with its syncs taken out. @throws Error where they are not found */
function withoutSync(): string {
  const copy = join(place, 'control')
  for (const name of ['server.ts', 'app', 'build', 'drizzle', 'package.json']) {
    cpSync(name, join(copy, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const program = join(copy, 'build/server/index.js')
  const text = readFileSync(program, 'utf8')
  const without = text
    .replaceAll('synchronous = FULL', 'synchronous = OFF')
    .replaceAll(/await (file|folder)\d*\.sync\(\)/g, 'await null')
  if (without === text) throw new Error(`nothing is synced by ${program}`)
  writeFileSync(program, without)
  return copy
}

await end(await start({ DATA_DIR: template, DATABASE_DIR: '' }, '.'), 'SIGTERM')
const { makeWorld, copyData } = await import('./world')
const { check } = await import('./check')
const { nothingYet, write } = await import('./writers')
const world = await makeWorld(writers)

const sum = (of: Iterable<number>) => [...of].reduce((a, b) => a + b, 0)

/** Until there is something to lose of each kind, or the machine is too slow for that. */
async function enoughWritten(told: ReturnType<typeof nothingYet>): Promise<void> {
  const count = () => [sum(told.changes.values()), sum(told.logos.values()), told.signUps.length]
  const before = count()
  const enough = [200, 10, 5]
  const latest = Date.now() + 15_000
  const short = () => count().some((n, at) => n < (before[at] ?? 0) + (enough[at] ?? 0))
  while (Date.now() < latest && short()) await new Promise((resume) => setTimeout(resume, 50))
}

type Run = { name: string; rounds: number; program: string; split?: boolean }

/** Rounds on one disk, each on what the cut before it has left. @returns how much was lost */
async function cutting({ name, rounds, program, split }: Run): Promise<number> {
  const disk: Disk = makeDisk()
  const folders = { DATA_DIR: join(disk.folder, 'data'), DATABASE_DIR: '' }
  if (split) folders.DATABASE_DIR = join(place, name)
  copyData(template, folders.DATA_DIR)
  if (split) copyData(template, folders.DATABASE_DIR)
  execFileSync('sync')
  const database = join(folders.DATABASE_DIR || folders.DATA_DIR, 'panelry.db')
  const told = nothingYet()
  let lost = 0
  for (let round = 0; round < rounds; round += 1) {
    const server = await start(folders, program)
    const writing = write(url, world, told)
    await Promise.race([writing, enoughWritten(told)])
    disk.cut()
    await end(server, 'SIGKILL')
    await writing
    unmount(disk)
    disk.mount()
    const again = await start(folders, program).catch((error: Error) => error)
    const found =
      again instanceof Error
        ? { lost: ['everything'], odd: [again.message] }
        : await check(database, folders.DATA_DIR, told)
    if (!(again instanceof Error)) await end(again, 'SIGTERM')
    console.log(
      `${name}, round ${round + 1}: acknowledged so far ${sum(told.changes.values())} changes, ${sum(told.logos.values())} logos, ${told.signUps.length} sign-ups, ${told.invites.length} invitations; lost ${found.lost.length}, odd ${found.odd.length}`,
    )
    for (const line of [...found.lost, ...found.odd].slice(0, 5)) console.log(`  ${line}`)
    lost += found.lost.length + found.odd.length
    if (again instanceof Error) break
  }
  disk.remove()
  return lost
}

const lost =
  (await cutting({ name: 'one disk', rounds: 4, program: '.' })) +
  (await cutting({ name: 'database elsewhere', rounds: 2, program: '.', split: true }))
const control = await cutting({ name: 'control without sync', rounds: 1, program: withoutSync() })
rmSync(place, { recursive: true, force: true })

if (lost > 0) console.error(`${lost} acknowledged writes were lost.`)
if (control === 0) console.error('The control lost nothing: this test sees nothing.')
process.exit(lost > 0 || control === 0 ? 1 : 0)
