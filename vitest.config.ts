import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { writeToMemory } from './scripts/memory-folder.mjs'

writeToMemory()

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  resolve: { alias: { '~': path('./app'), '#tests': path('./tests') } },
  test: {
    include: ['tests/{unit,features,routes,edge}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/fixtures/template-database.ts'],
    setupFiles: ['tests/fixtures/worker.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    // Named at the end of the run, as in the browser.
    retry: 1,
  },
})
