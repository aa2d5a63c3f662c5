import { readFileSync } from 'node:fs'

/** What a fly.toml says, as far as it decides how a machine starts. */
export function readFlyConfig(file = 'fly.toml') {
  const text = readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, '')
  const value = (name: string) =>
    new RegExp(`^\\s*${name}\\s*=\\s*["']?([^"'\\n#]+)`, 'm').exec(text)?.[1]?.trim() ?? ''
  const [, section = ''] = /^\[env\]\n([^[]*)/m.exec(text) ?? []
  const env: Record<string, string> = {}
  for (const [, name, said] of section.matchAll(/^\s*(\w+)\s*=\s*["']([^"'\n]*)["']/gm)) {
    env[name ?? ''] = said ?? ''
  }
  const milliseconds = (name: string) => Number.parseFloat(value(name)) * 1000
  return {
    app: value('app'),
    primaryRegion: value('primary_region'),
    port: Number(value('internal_port')),
    env,
    check: {
      path: value('path'),
      every: milliseconds('interval'),
      within: milliseconds('timeout'),
    },
  }
}
