import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import { type BrowserWindow, inPage, type Opening } from './browser-window'

const program = fileURLToPath(new URL('./webkit-window.py', import.meta.url))
const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** WebKitGTK through its WebDriver, on a display of its own. */
export async function openWebKit(port: number, opening: Opening): Promise<BrowserWindow> {
  const display = `:${port % 1000}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  await pause(1000)
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  await answering(`http://127.0.0.1:${port}/status`, service)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: program,
          args: [
            '--automation',
            `--script=${opening.script ? 'on' : 'off'}`,
            `--downloads=${opening.downloads}`,
          ],
        },
      }),
    )
    .build()
  await driver.manage().setTimeouts({ pageLoad: 120_000, script: 60_000 })
  const version = (await driver.getCapabilities()).get('browserVersion') ?? ''
  const ask: BrowserWindow['ask'] = (question, given) =>
    driver.executeScript(inPage(question), given) as never
  return {
    engine: `WebKitGTK ${version}`,
    script: opening.script,
    open: (address) => driver.get(address),
    ask,
    pressAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (name) =>
      driver
        .actions()
        .sendKeys(name === 'Enter' ? Key.ENTER : Key.ESCAPE)
        .perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    picture: async (file) => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
    complaints: () =>
      ask(() => (window as { complaints?: string[] }).complaints?.splice(0) ?? [], null),
    close: async () => {
      await driver.quit().catch(() => {})
      service.kill()
      screen.kill()
    },
  }
}

async function answering(address: string, service: ChildProcess) {
  while (service.exitCode === null) {
    if (await fetch(address).catch(() => null)) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver did not start')
}
