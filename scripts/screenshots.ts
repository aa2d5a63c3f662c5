/** Makes the pictures of the README from a running build on demo data: `npm run build && tsx scripts/screenshots.ts`. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumSwitches, findChromium } from './chromium.mjs'
import { words } from './demo/load-words'
import { wordsGiven } from './words'

wordsGiven('tsx scripts/screenshots.ts')
const { people, studio: demo } = words

const port = '4399'
const base = `http://localhost:${port}`
const folder = 'docs/screenshots'
mkdirSync(folder, { recursive: true })

const env = {
  ...process.env,
  NODE_ENV: 'production' as const,
  PORT: port,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'panelry-screenshots-')),
  LOG_LEVEL: 'error',
  TEST_CHECKOUT: 'on',
}
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed-demo.ts'], { env })
const server = spawn(process.execPath, ['server.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
await new Promise<void>((ready) => {
  server.stdout.on('data', (text) => String(text).includes('is ready') && ready())
})

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })

await page.goto(base)
await shot(page, 'home-1440')
await signIn(page, people.odile.email)
await page.goto(`${base}/projects`)
await page.click('a:has-text("Northgood")')
await page.waitForURL(/projects\/[\da-f-]{36}/)
const editor = page.url()
await shot(page, 'editor-1440')
await page.goto(`${editor}/panels?for=body`)
await page.waitForSelector('.panel-card-picture img')
await shot(page, 'select-a-panel-1440')
await page.goto(editor)
await page.setViewportSize({ width: 390, height: 844 })
await shot(page, 'editor-390')

const staff = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const studio = await staff.newPage()
await signIn(studio, people.amara.email)
await studio.goto(`${base}/requests`)
await shot(studio, 'requests-1440')
await studio.getByRole('link', { name: 'Landing page for the winter sale' }).first().click()
await studio.getByRole('link', { name: 'Messages' }).click()
await shot(studio, 'request-1440')

await browser.close()
server.kill('SIGTERM')

/** Waits until every picture in view has arrived, then saves the view as WebP. */
async function shot(page: Page, name: string) {
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(1000)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
}

async function signIn(page: Page, email: string) {
  await page.goto(`${base}/login`)
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', demo.password)
  await page.press('[name=password]', 'Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}
