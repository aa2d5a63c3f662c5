/** Builds the pages, the server and the workers that draw; compresses what browsers ask for. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
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

// Once, as small as it gets: nobody waits for it then (`app/routes/http/static-files.ts`).
await Promise.all(
  readdirSync('build/client', { recursive: true })
    .filter((name) => /\.(js|css|svg)$/.test(name))
    .map(async (name) => {
      const file = join('build/client', name)
      const whole = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(whole))
      await writeFile(`${file}.gz`, await promisify(gzip)(whole, { level: 9 }))
    }),
)
