/** Builds the pages, the server and the workers that draw; compresses what browsers ask for. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { buildWorkers } from './build-workers.mjs'

// Only warnings: the sizes of a thousand files hide them.
execFileSync('remix', ['vite:build', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})

await buildWorkers('build/worker')

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
