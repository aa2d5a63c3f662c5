/**
 * Makes a machine ready for `npm start` and `npm test`, doing only what is missing. Runs on any
 * Node >= 20 and needs no package: it is what installs them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** With `without-build` the caller builds: `scripts/test.mjs` does more at the same time. */
const [purpose, extent] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed to start npm; this is ${process.version}.`)
  process.exit(1)
}

const run = (command, args, options) =>
  execFileSync(command, args, { stdio: 'inherit', ...options })
/** Leaves out the progress reports of a command. */
const onlyErrors = ['inherit', 'ignore', 'inherit']
const stampOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.filter(existsSync).flatMap(filesBelow))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function once(stamp, inputs, work) {
  const now = fingerprint(inputs)
  if (stampOf(stamp) === now) return
  work()
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, now)
}

once('node_modules/.panelry-install', ['package.json', 'package-lock.json', '.npmrc'], () => {
  console.log('Installing packages: about a minute the first time.')
  // `npm ci` refuses a lock file that lacks other systems' optional binaries.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', '--no-save', '--include=dev', ...quiet], { stdio: onlyErrors })
})

const sources = [
  'app',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/shared-chunks.ts',
]
if (extent !== 'without-build') {
  once('build/.panelry-build', sources, () => {
    console.log('Building: about half a minute.')
    run('npm', ['run', '--silent', 'build'])
  })
}

if (purpose === 'test') {
  const { findChromium } = await import('./chromium.mjs')
  if (!findChromium()) installChromium()
}

/** On Debian, as root, the system's own package; elsewhere the person is told what to do. */
function installChromium() {
  try {
    run('apt-get', ['update', '-q'])
    // Older systems have it only with its window.
    const [shell, whole] = ['chromium-headless-shell', 'chromium']
    const known = spawnSync('apt-cache', ['show', shell], { stdio: 'ignore' }).status === 0
    run('apt-get', ['install', '-y', '-q', known ? shell : whole])
  } catch {
    console.error(
      'The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.',
    )
    process.exit(1)
  }
}
