import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A file without its comments. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, '')
const fly = read('fly.toml')
const litefs = read('litefs.yml')
const docker = read('Dockerfile')
const ours = JSON.parse(readFileSync('package.json', 'utf8'))

const setting = (name: string) => new RegExp(`^\\s*${name} = "?([^"\\n]*)"?$`, 'm').exec(fly)?.[1]

test('the server listens itself where Fly sends requests, and starts without a primary', () => {
  expect(setting('internal_port')).toBe(setting('PORT'))
  expect(litefs).not.toMatch(/^proxy:/m)
  expect(litefs).toMatch(/^skip-sync: true$/m)
  expect(litefs).toMatch(/^ {2}- cmd: "setpriv --reuid=panelry .* node scripts\/watchdog\.ts"$/m)
})

test('LiteFS and nodes listen in the private network alone, and no service names their ports', () => {
  const [, host, port] = /^ {2}addr: "\[([\w-]+)\]:(\d+)"$/m.exec(litefs) ?? []
  expect(host).toBe('fly-local-6pn')
  expect(setting('LITEFS_URL')).toBe(`http://${host}:${port}`)
  expect(setting('NODE_HOST')).toBe(host)
  expect(litefs).toMatch(`.internal:${port}"`)
  expect(fly.match(/^\s*internal_port = .*$/gm)).toEqual(['  internal_port = 8080'])
  expect(fly).not.toMatch(/\[\[services/)
})

test('the primary fails over in its region, and two products at one Consul stay apart', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: LiteFS puts the values in.
  expect(litefs).toMatch('candidate: ${FLY_REGION == PRIMARY_REGION}')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: LiteFS puts the values in.
  expect(litefs).toMatch('key: "${FLY_APP_NAME}/primary')
  // A machine that ends is started again, however often.
  expect(fly).toMatch(/^\[\[restart\]\]\n\s*policy = "always"$/m)
  expect(setting('auto_stop_machines')).toBe('off')
})

test('the image has one Node, the version of the package, and what its commands need', () => {
  expect(/^FROM node:([\d.]+)-/m.exec(docker)?.[1]).toBe(ours.dependencies.node)
  expect(docker).toMatch('rm -r node_modules/node node_modules/.bin/node')
  expect(docker).not.toMatch(/npm install|:latest/)
  const commands = Object.entries<string>(ours.scripts).filter(([name]) =>
    /^(seed:demo|import.*|backup.*|restore|files:.*|vault:rotate)$/.test(name),
  )
  for (const [name, command] of commands) {
    const loader = /--import (\S+)/.exec(command)?.[1]
    if (loader) expect(Object.keys(ours.dependencies), name).toContain(loader)
  }
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const left of ['tests', 'docs', '.env', '.git']) expect(ignored).toContain(left)
  // Some words of the demo are Markdown.
  expect(ignored).not.toContain('**/*.md')
})

test('nothing compacts the database: on a LiteFS mount that ruins it', () => {
  const sources = globSync(['app/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'drizzle/*.sql'])
  expect(sources.length).toBeGreaterThan(1000)
  const compacting = [...sources, 'server.ts'].filter((file) =>
    /vacuum/i.test(readFileSync(file, 'utf8')),
  )
  expect(compacting).toEqual([])
})
