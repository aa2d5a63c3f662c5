import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The real parts, by their Go modules. LiteFS cannot be installed by its version: its module replaces others. */
const parts = {
  litefs: ['github.com/superfly/litefs', 'v0.5.14', 'cmd/litefs'],
  versitygw: ['github.com/versity/versitygw', 'v1.8.0', 'cmd/versitygw'],
  litestream: ['github.com/benbjohnson/litestream', 'v0.5.18', 'cmd/litestream'],
} as const

export type Parts = Record<keyof typeof parts, string>

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

/** Why this machine cannot play regions; null when it can. */
export function whyNot(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, for networks and mounts'
  if (!existsSync('/dev/fuse')) return 'it needs /dev/fuse'
  const programs = ['go', 'fusermount3', 'ip', 'unshare', 'nsenter', 'setpriv']
  const missing = programs.filter((name) => !works('which', name))
  if (missing.length > 0) return `it needs ${missing.join(', ')}`
  const probe = 'pnl-edge-probe'
  const isPossible = works('ip', 'netns', 'add', probe)
  spawnSync('ip', ['netns', 'del', probe])
  if (!isPossible) return 'it needs network namespaces'
  return works('unshare', '--mount', '--uts', '--pid', '--fork', 'true')
    ? null
    : 'it needs mount and process namespaces'
}

/** The real parts as programs, built once by the ordinary Go client and kept. @returns their paths */
export function buildParts(): Parts {
  const cache = process.env.EDGE_PARTS ?? resolve('node_modules/.cache/edge')
  const built = (name: string) => join(cache, 'bin', name)
  for (const [name, [module, version, command]] of Object.entries(parts)) {
    if (existsSync(built(`${name}-${version}`))) continue
    console.log(`Building ${name} ${version} (once)`)
    const place = join(cache, 'build', name)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'go.mod'), `module edge\n\ngo 1.21\n\nrequire ${module} ${version}\n`)
    const args = ['build', '-trimpath', '-ldflags', '-s -w', '-o', built(`${name}-${version}`)]
    const env = { ...process.env, GOFLAGS: '-mod=mod' }
    execFileSync('go', [...args, `${module}/${command}`], { cwd: place, env, stdio: 'inherit' })
  }
  const path = (name: keyof typeof parts) => built(`${name}-${parts[name][1]}`)
  return {
    litefs: path('litefs'),
    versitygw: path('versitygw'),
    litestream: path('litestream'),
  }
}
