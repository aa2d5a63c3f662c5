import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '#tests/bench/app-server'

export const demoPassword = 'northlight demo'

/** The built product on demo data, in a folder of its own. */
export async function startProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'panelry-engines-'))
  const env = {
    DATA_DIR: folder,
    NODE_ENV: 'production' as const,
    RATE_LIMIT: 'off',
    TEST_CHECKOUT: 'on',
    LOG_LEVEL: 'error',
  }
  execFileSync('npm', ['run', 'seed:demo'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const running = await launch(['server.ts'], port, env)
  return {
    url: running.url,
    downloads: folder,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
