/** Makes the pictures of the README from a running build: `npm run build && tsx scripts/screenshots.ts`. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumSwitches, findChromium } from './chromium.mjs'

const port = '4399'
const base = `http://localhost:${port}`
const folder = 'docs/screenshots'
mkdirSync(folder, { recursive: true })

const server = spawn(process.execPath, ['server.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'panelry-screenshots-')),
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise<void>((ready) => {
  server.stdout.on('data', (text) => String(text).includes('is ready') && ready())
})

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage()

await page.goto(base)
await shot(page, 'home-1440')
const editor = await makeProject(context, page)
await page.goto(`${editor}&s=`)
await shot(page, 'editor-1440')
await page.goto(editor.replace('?', '/panels?for=body&'))
await shot(page, 'select-a-panel-1440')
await page.setViewportSize({ width: 390, height: 844 })
await page.goto(editor)
await shot(page, 'editor-390')

await browser.close()
server.kill('SIGTERM')

/** Waits until every picture in view has arrived, then saves the view as WebP. */
async function shot(page: Page, name: string) {
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  await page.waitForTimeout(500)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
}

/** Signs somebody up and builds a page. @returns the address of the editor, ending in `?p=…` */
async function makeProject(context: BrowserContext, page: Page): Promise<string> {
  await page.goto(`${base}/signup`)
  await page.fill('[name=fullName]', 'Marta Kovel')
  await page.fill('[name=email]', 'marta@tidewater.example')
  await page.fill('[name=password]', 'correct horse')
  await page.fill('[name=confirmPassword]', 'correct horse')
  await page.click('button:has-text("Sign up")')
  await page.waitForURL('**/projects')
  await page.goto(`${base}/projects/new`)
  await page.fill('[name=name]', 'Tidewater')
  await page.click('button:has-text("Create project")')
  await page.waitForURL(/pages\/new/)
  await page.fill('[name=name]', 'Home')
  await page.click('button:has-text("Add page")')
  await page.waitForURL(/p=/)
  const address = new URL(page.url())
  const project = address.pathname
  const home = address.searchParams.get('p') ?? ''
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(base + project + path, { form, headers: { Origin: base } })

  await post('/settings', {
    name: 'Tidewater',
    primaryColor: '#1d6662',
    secondaryColor: '#c4623a',
  })
  const place = (type: string, panelId: string, orientation: string, color: string) =>
    post(`/pages/${home}/sections`, { type, panelId, orientation, color })
  await place('header', 'header-simple', 'left', 'light')
  await place('body', 'hero-collage', 'left', 'grey')
  await place('body', 'shop-row', 'left', 'light')
  await place('body', 'testimonials-portrait', 'left', 'dark')
  await place('footer', 'footer-deep', 'left', 'dark')
  for (const name of ['Shop', 'Classes', 'Our story']) {
    await post('/pages/new', { name, header: 'global', footer: 'global' })
  }
  return `${base}${project}?p=${home}`
}
