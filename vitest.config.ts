import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { writeToMemory } from './scripts/memory-folder.mjs'

writeToMemory()

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const all = globSync('tests/{unit,features,routes,edge}/**/*.test.{ts,tsx}')
/** They draw the whole panel library, walk every address or start processes: not in `npm run check`. */
const walks =
  /unit\/(panels\/|svg\/as-browsers|platform\/(pool|disk-cache))|routes\/(matrix|fuzz)|edge\/|any-order/
const startsProcesses = (file: string) =>
  /\b(fork|spawn|execFile)(Sync)?\(|runScript\(|program\(|sendAtOnce\(|startNode\(/.test(
    readFileSync(file, 'utf8'),
  )
const skipped = (file: string) =>
  (process.env.QUICK && (walks.test(file) || startsProcesses(file))) ||
  (process.env.PANELS === 'no' && file.startsWith('tests/unit/panels/'))
const wanted = all.filter((file) => !skipped(file))

/** Whether a test file replaces modules, sets what the first module reads, or says why it is alone. */
export const altersProcess = (file: string) =>
  /vi\.(mock|hoisted|stubEnv)\(|assign\(process\.env|process\.env\.\w+ = |@alone/.test(
    readFileSync(file, 'utf8'),
  )

/** Tests of what runs in browsers alone: they have a DOM, and each file a page of its own. */
const inBrowsers = (file: string) => file.startsWith('tests/unit/browser/')

/** Binds the loader and the action of each route file to its route, as the server does with those of its build. */
const bindRoutes: Plugin = {
  name: 'bind-routes',
  enforce: 'pre',
  transform(code, id) {
    const screen = /\/app\/routes\/(.+\.tsx?)$/.exec(id)?.[1]
    if (!screen) return
    const found = [...code.matchAll(/^export const (loader|action)\b/gm)].map(([, name]) => name)
    if (found.length === 0) return
    const bound = found.map(
      (name) => `const ${name}Bound = bindRoute('${screen}', ${name})
export { ${name}Bound as ${name} }`,
    )
    return {
      code: `${code.replace(/^export (?=const (loader|action)\b)/gm, '')}
import { bindRoute } from '#tests/fixtures/bind-route'
${bound.join('\n')}`,
      map: null,
    }
  },
}

export default defineConfig({
  plugins: [bindRoutes],
  resolve: { alias: { '~': path('./app'), '#tests': path('./tests') } },
  test: {
    globalSetup: ['tests/fixtures/template-database.ts'],
    setupFiles: ['tests/fixtures/worker.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    // Named at the end of the run, as in the browser.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: wanted.filter((file) => altersProcess(file) && !inBrowsers(file)),
        },
      },
      {
        extends: true,
        test: { name: 'browser', environment: 'happy-dom', include: wanted.filter(inBrowsers) },
      },
      {
        extends: true,
        // The product is loaded once for all of them: loading it took a third of the time.
        test: {
          name: 'together',
          isolate: false,
          include: wanted.filter((file) => !altersProcess(file) && !inBrowsers(file)),
        },
      },
    ],
  },
})
