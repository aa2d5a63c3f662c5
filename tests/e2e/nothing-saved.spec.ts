import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startLitefs } from '#tests/fakes/litefs'
import { freePort } from '#tests/fixtures/free-port'
import { noBucket } from '#tests/fixtures/no-bucket'
import { startServer } from '#tests/fixtures/start-server'
import { shell } from '~/messages/shell'

test('while there is no primary it is said, and no longer', async ({ page }) => {
  const mount = join(mkdtempSync(join(tmpdir(), 'panelry-mount-')), 'litefs')
  const litefs = await startLitefs(mount)
  litefs.elect('me')
  // It has nothing that no other node has: otherwise it would end where it is not the primary any more.
  litefs.reach(0)
  const port = await freePort()
  const server = await startServer(port, 'replica', {
    DATABASE_DIR: mount,
    LITEFS_URL: litefs.url,
    NODE_PORT: String(await freePort()),
    SESSION_SECRET: 's'.repeat(40),
    VAULT_KEY: 'v'.repeat(40),
    ...noBucket,
  })
  try {
    await page.goto(`${server.url}/signup`)
    const said = page.getByText(shell.nothingSaved)
    await expect(page.getByLabel('Full name')).toBeVisible()
    await expect(said).toHaveCount(0)
    litefs.elect(null)
    await page.reload()
    await expect(said).toBeVisible()
    litefs.elect('me')
    await expect(said).toHaveCount(0)
  } finally {
    await server.stop()
    await litefs.stop()
  }
})
