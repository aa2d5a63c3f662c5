import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Builds what draws, `pictures.js`, and beside it the library of panels, `panels.js`, which is loaded with
 * the first panel. Packages stay outside: the hash of `panels.js` is the library's revision.
 */
export async function buildWorkers(outdir) {
  rmSync(outdir, { recursive: true, force: true })
  await build({
    entryPoints: { panels: 'app/panels/worker.ts', pictures: 'app/platform/pictures/worker.ts' },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    packages: 'external',
    // But for their hundreds of files, which every process that draws would open when it starts.
    alias: {
      'culori/fn': fileURLToPath(import.meta.resolve('culori/fn')),
      'css-tree': fileURLToPath(import.meta.resolve('css-tree/dist/csstree.esm')),
    },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}
