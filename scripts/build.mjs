/** Builds the pages, the server and the worker that draws panels. */
import { execFileSync } from 'node:child_process'
import { build } from 'esbuild'

execFileSync('remix', ['vite:build'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})

// Packages stay outside: the bundle holds the library itself, and its hash is the library's revision.
await build({
  entryPoints: ['app/panels/worker.ts'],
  outfile: 'build/worker/panels.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  packages: 'external',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})
