import puppeteer, { type Page } from 'puppeteer-core'
import { type BrowserWindow, inPage, type Opening } from './browser-window'

export const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Firefox over WebDriver BiDi. */
export async function openFirefox(program: string, opening: Opening): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'javascript.enabled': opening.script,
      'browser.download.dir': opening.downloads,
      'browser.download.folderList': 2,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
      'pdfjs.disabled': true,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const heard = listen(page)
  return {
    engine: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    script: opening.script,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' })
    },
    // As text: the page's own policy forbids it to make functions.
    ask: (question, given) =>
      page.evaluate(`(function () { ${inPage(question)} })(${JSON.stringify(given)})`) as never,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (file) => {
      await page.screenshot({ path: file as `${string}.png` })
    },
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  }
}

function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    const complaint = ['error', 'warn'].includes(message.type())
    if (complaint) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  return heard
}
