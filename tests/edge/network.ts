import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everything this makes on the machine is called so, and is found again by it. */
const prefix = 'pnl-edge'
const bridge = prefix

/** 10.213.1: nodes, 2 and 3: links, 4: services, 5: people, 6: Fly's proxies. */
export const address = (group: number, n: number) => `10.213.${group}.${n}`
export const gateway = address(1, 1)
const groupsHere = [2, 3, 4, 5, 6]

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString()
const attempt = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout?.toString() ?? ''

const namespaces = () =>
  attempt('ip', 'netns', 'list')
    .split('\n')
    .flatMap((line) => line.split(' ')[0] || [])
    .filter((name) => name.startsWith(`${prefix}-`))

/** Ends and removes whatever a run has made, this one or one that crashed. */
export function tidy(): void {
  for (const name of namespaces()) {
    for (const pid of attempt('ip', 'netns', 'pids', name).split('\n')) {
      if (!pid) continue
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    attempt('ip', 'netns', 'del', name)
  }
  // One whose other end was in a namespace stays for a moment after it.
  for (const [, name] of attempt('ip', '-o', 'link').matchAll(/ (pe-\w+)@/g)) {
    attempt('ip', 'link', 'del', name ?? '')
  }
  for (const group of groupsHere) {
    attempt('ip', 'route', 'del', 'local', `${address(group, 0)}/24`, 'dev', 'lo')
  }
  attempt('ip', 'link', 'del', bridge)
  // Volumes of a size.
  for (const [, at] of readFileSync('/proc/mounts', 'utf8').matchAll(
    / (\S+\/panelry-edge-\S+) /g,
  )) {
    unmountVolume(at ?? '')
  }
}

/** A volume of so many megabytes, in a file beside it. */
export function mountVolume(at: string, megabytes: number) {
  const image = `${at}.img`
  run('truncate', '--size', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', '-F', '-m', '0', image)
  run('mount', '-o', 'loop', image, at)
}
export const unmountVolume = (at: string) => void attempt('umount', '--lazy', at)

const owner = join(tmpdir(), `${prefix}.pid`)

/** Takes the machine for this run. @returns the process that has it already */
export function takeMachine(): number | null {
  const other = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
  const command = `/proc/${other}/cmdline`
  if (existsSync(command) && readFileSync(command, 'utf8').includes('tests/edge/run')) return other
  writeFileSync(owner, String(process.pid))
  return null
}

/** The bridge that all machines hang on, and the addresses of all that runs outside of them. */
export function makeBridge(): void {
  tidy()
  run('ip', 'link', 'add', bridge, 'type', 'bridge')
  run('ip', 'addr', 'add', `${gateway}/24`, 'dev', bridge)
  run('ip', 'link', 'set', bridge, 'up')
  for (const group of groupsHere) {
    run('ip', 'route', 'add', 'local', `${address(group, 0)}/24`, 'dev', 'lo')
  }
}

export type Plug = { namespace: string; address: string; setUp: (isUp: boolean) => void }

/** A network of its own for a machine. */
export function makePlug(name: string, n: number): Plug {
  const namespace = `${prefix}-${name}`
  const here = `pe-${name}`
  const at = address(1, n)
  const inside = (...args: string[]) => run('ip', '-n', namespace, ...args)
  run('ip', 'netns', 'add', namespace)
  run('ip', 'link', 'add', here, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  run('ip', 'link', 'set', here, 'master', bridge, 'up')
  inside('link', 'set', 'lo', 'up')
  inside('addr', 'add', `${at}/24`, 'dev', 'eth0')
  inside('link', 'set', 'eth0', 'up')
  inside('route', 'add', 'default', 'via', gateway)
  return {
    namespace,
    address: at,
    setUp: (isUp) => void run('ip', 'link', 'set', here, isUp ? 'up' : 'down'),
  }
}
