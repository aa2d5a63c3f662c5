import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** Files that every test file needs, and the versions of renderer, fonts and Node. */
const always = [
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'tests/fixtures/{worker,template-database}.ts',
]

/**
 * A hash of the panels, their tests, and every file that these import. The migrations are not part
 * of it: panels know no database.
 */
export async function panelsFingerprint(root = process.cwd()) {
  const own = globSync('{app/panels,tests/unit/panels}/**/*.{ts,tsx,json}', { cwd: root })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: own.filter((file) => !file.endsWith('.json')),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const files = new Set([
    ...own,
    ...Object.keys(metafile.inputs),
    ...globSync(always, { cwd: root }),
  ])
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Written after a run of every test; deleting the folder makes types and panels be looked at again. */
const passed = 'node_modules/.cache/panelry/panels-passed'

export const panelsPassedAs = (fingerprint) =>
  existsSync(passed) && readFileSync(passed, 'utf8') === fingerprint

export function rememberPanels(fingerprint) {
  mkdirSync(dirname(passed), { recursive: true })
  writeFileSync(passed, fingerprint)
}
