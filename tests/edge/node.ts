import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { makePlug, mountVolume, type Plug, unmountVolume } from './network'

const execute = promisify(execFile)
export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

type Info = { isPrimary: boolean; primary?: { hostname: string } }

type NodeOptions = {
  /** The machine's id, which is its host name. */
  id: string
  n: number
  region: string
  /** Where its volume and its image are. */
  place: string
  litefs: string
  litefsYml: string
  env: Record<string, string>
  hosts: [string, string][]
  /** What it runs in place of LiteFS. */
  command?: string[]
  /** What its image has beside LiteFS: files by their places, in `bin` or `etc`. */
  files?: Record<string, string>
}

/** Prints what the database answers to a sentence with its values. */
const question = `
const folder = process.env.DATABASE_DIR || process.env.DATA_DIR
const db = require('better-sqlite3')(folder + '/panelry.db', { timeout: 5000 })
// The application decides when the WAL goes into the database.
db.pragma('wal_autocheckpoint = 0')
const asked = db.prepare(process.argv[1])
const given = JSON.parse(process.argv[2])
console.log(JSON.stringify(asked.reader ? asked.all(...given) : asked.run(...given)))`

/** A machine with LiteFS and the application. It is started again when its main process ends. */
export class Node {
  readonly id: string
  readonly region: string
  readonly plug: Plug
  /** The checkout that it runs. */
  program = resolve('.')
  /** How often it ended by itself. */
  restarts = 0
  #child: ChildProcess | undefined
  #wanted = false

  constructor(readonly options: NodeOptions) {
    this.id = options.id
    this.region = options.region
    this.plug = makePlug(options.id, options.n)
    this.newVolume()
  }

  get volume() {
    return join(this.options.place, 'data')
  }

  get log() {
    return join(this.options.place, 'log')
  }

  /** @param megabytes how large it is; as large as the disk, unless it is said */
  newVolume(megabytes?: number) {
    unmountVolume(this.volume)
    rmSync(this.volume, { recursive: true, force: true })
    mkdirSync(this.volume, { recursive: true })
    if (megabytes !== undefined) mountVolume(this.volume, megabytes)
  }

  #prepare() {
    const { place, litefs, litefsYml, hosts } = this.options
    for (const folder of ['bin', 'etc']) {
      rmSync(join(place, folder), { recursive: true, force: true })
      mkdirSync(join(place, folder), { recursive: true })
    }
    cpSync(litefs, join(place, 'bin/litefs'))
    symlinkSync('/app/node_modules/node/bin/node', join(place, 'bin/node'))
    const lines = {
      passwd: [
        'root:x:0:0:root:/root:/bin/sh',
        'panelry:x:901:901::/home/panelry:/usr/sbin/nologin',
      ],
      group: ['root:x:0:', 'panelry:x:901:'],
      hosts: [
        '127.0.0.1 localhost',
        ...[this.id, 'fly-local-6pn'].map((name) => `${this.plug.address} ${name}`),
        ...hosts.map(([name, address]) => `${address} ${name}`),
      ],
      'resolv.conf': [],
    }
    for (const [name, text] of Object.entries(lines)) {
      writeFileSync(join(place, 'etc', name), `${text.join('\n')}\n`)
    }
    cpSync(litefsYml, join(place, 'etc/litefs.yml'))
    for (const [to, from] of Object.entries(this.options.files ?? {})) cpSync(from, join(place, to))
  }

  /** Runs a command in a fresh machine with this volume. */
  #spawn(command: string[]): ChildProcess {
    this.#prepare()
    const log = openSync(this.log, 'a')
    const { place, env } = this.options
    const own = ['unshare', '--mount', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc']
    const child = spawn(
      'setpriv',
      [
        ...['--pdeathsig', 'KILL', 'ip', 'netns', 'exec', this.plug.namespace, ...own],
        ...['sh', resolve('tests/edge/machine.sh'), ...command],
      ],
      {
        stdio: ['ignore', log, log],
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          NODE_ENV: 'production',
          ...env,
          PLACE: place,
          PROGRAM: this.program,
          MODULES: resolve('node_modules'),
          NAME: this.id,
        },
      },
    )
    closeSync(log)
    return child
  }

  start() {
    if (this.isRunning) return
    this.#wanted = true
    const child = this.#spawn(this.options.command ?? ['/app/deploy/regions.sh'])
    this.#child = child
    child.once('exit', () => {
      if (!this.#wanted || this.#child !== child) return
      this.restarts += 1
      // As Fly's restart policy does.
      setTimeout(() => this.#wanted && this.start(), 1000)
    })
  }

  get isRunning() {
    return (
      this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
    )
  }

  /** The first process in the machine, as seen from here. */
  get #first(): number | null {
    try {
      const pid = this.#child?.pid
      return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || null
    } catch {
      return null
    }
  }

  #ended(ms: number): Promise<boolean> {
    const child = this.#child
    if (!child || !this.isRunning) return Promise.resolve(true)
    return new Promise((done) => {
      const timer = setTimeout(() => done(false), ms)
      child.once('exit', () => {
        clearTimeout(timer)
        done(true)
      })
    })
  }

  /** Asks it to end, as a deploy does. @returns how long it took, null where it had to be killed */
  async stop(within = 30_000): Promise<number | null> {
    this.#wanted = false
    const started = Date.now()
    const first = this.#first
    if (first && this.isRunning) process.kill(first, 'SIGTERM')
    if (await this.#ended(within)) return Date.now() - started
    await this.kill()
    return null
  }

  async restart() {
    await this.stop()
    this.start()
  }

  /** The machine's power is gone; with `again` Fly starts it anew by itself. */
  async kill({ again = false } = {}) {
    this.#wanted = again
    const ended = this.#ended(10_000)
    const first = this.#first
    this.#child?.kill('SIGKILL')
    // One that has become another user is not told that its parent is gone.
    if (first) process.kill(first, 'SIGKILL')
    await ended
  }

  /** Runs a command in the running machine, as root. @throws when it fails */
  async exec(command: string[], within = 60_000): Promise<string> {
    const first = this.#first
    if (!first) throw new Error(`${this.id} does not run`)
    const inside = ['-t', String(first), '-m', '-n', '-u', '-p', '-r', '-w']
    const path = '/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin'
    const env = { NODE_ENV: 'production' as const, PATH: path, ...this.options.env }
    const { stdout } = await execute('nsenter', [...inside, ...command], {
      timeout: within,
      env,
      maxBuffer: 1e8,
    })
    return stdout
  }

  /** The same as the application's user, in the application's folder. */
  execAsUser(command: string[], within?: number): Promise<string> {
    const user = ['setpriv', '--reuid=901', '--regid=901', '--clear-groups']
    return this.exec([...user, 'sh', '-c', 'cd /app && exec "$@"', 'sh', ...command], within)
  }

  /** Rows of its database as they are on this node. */
  async rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> {
    return JSON.parse(await this.#ask(sql, values))
  }

  /** Writes past the application, on the primary. */
  async write(sql: string, ...values: unknown[]) {
    await this.#ask(sql, values)
  }

  #ask(sql: string, values: unknown[]): Promise<string> {
    return this.execAsUser(['node', '-e', question, sql, JSON.stringify(values)])
  }

  /** What LiteFS says of itself; null when it says nothing. */
  async info(): Promise<Info | null> {
    try {
      const signal = AbortSignal.timeout(1500)
      const answer = await fetch(`http://${this.plug.address}:20202/info`, { signal })
      return (await answer.json()) as Info
    } catch {
      return null
    }
  }

  /** Its position in the replication; empty before there is one. */
  async position(): Promise<string> {
    const file = `/proc/${this.#first}/root/litefs/panelry.db-pos`
    const read = readFile(file, 'utf8').catch(() => '')
    // A mount whose LiteFS does not answer holds who reads from it.
    return (await Promise.race([read, sleep(1500).then(() => '')])).trim()
  }

  async health(): Promise<number> {
    const signal = AbortSignal.timeout(1500)
    const answer = await fetch(`http://${this.plug.address}:8080/healthz`, { signal }).catch(
      () => null,
    )
    await answer?.body?.cancel()
    return answer?.status ?? 0
  }
}
