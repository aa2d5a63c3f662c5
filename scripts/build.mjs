/** Builds the pages, the server and the workers that draw. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

execFileSync('remix', ['vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})

// Packages stay outside: the bundle of the panels holds the library itself, and its hash is the
// library's revision.
await build({
  entryPoints: { panels: 'app/panels/worker.ts', pictures: 'app/platform/pictures/worker.ts' },
  outdir: 'build/worker',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  packages: 'external',
  // But for its hundreds of files, which every process that draws would open when it starts.
  alias: { 'culori/fn': fileURLToPath(import.meta.resolve('culori/fn')) },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})
