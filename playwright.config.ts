import { randomBytes } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { chromiumSwitches, findChromium } from './scripts/chromium.mjs'
import { writeToMemory } from './scripts/memory-folder.mjs'

writeToMemory()

// The server and the tests sign alike: a test reads a captcha as a person would.
process.env.SESSION_SECRET ??= randomBytes(32).toString('hex')
process.env.TEST_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))

const executablePath = findChromium()
const withoutScript = {
  javaScriptEnabled: false,
  // Pictures cost most of the time and are looked at with script on.
  launchOptions: {
    executablePath,
    args: [...chromiumSwitches, '--blink-settings=imagesEnabled=false'],
  },
}
// No page lives long enough to be worth optimising its script: a tenth of the time.
const withScript = {
  executablePath,
  args: [...chromiumSwitches, '--js-flags=--no-opt --no-maglev'],
}
/** They walk every screen, for minutes: they begin first, so that nobody waits for them at the end. */
const longest = '**/reach*.spec.ts'

/** The production build in the system's Chromium: once with script, once without. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/fixtures/server.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 1,
  use: {
    baseURL: `http://localhost:${process.env.TEST_PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: withScript,
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'reach', testDir: 'tests/no-script', testMatch: longest, use: withoutScript },
    { name: 'e2e', testDir: 'tests/e2e' },
    {
      name: 'no-script',
      testDir: 'tests/no-script',
      testIgnore: longest,
      use: withoutScript,
    },
  ],
})
