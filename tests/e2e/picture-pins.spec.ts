import { expect, test } from '@playwright/test'
import { says } from '#tests/fixtures/browser'
import { become, makeRequest, write } from '#tests/fixtures/conversation-world'
import { picturePinsJourneys } from '#tests/fixtures/picture-pins-journeys'
import { makePicture } from '#tests/fixtures/pictures'

picturePinsJourneys()

test('text typed at once after a press stays, with its own place', async ({ page }) => {
  const me = await become(page, 'Nadia Hollis', "role = 'admin'")
  await page.goto(`${makeRequest(me.id, me.id)}?v=2`)
  await write(page, 'Message', 'The first draft')
  const picture = await makePicture('png', 1000, 500)
  await page.locator('input[type="file"][name="files"]').setInputFiles({
    ...{ name: 'hero.png', mimeType: 'image/png', buffer: picture },
  })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await says(page, 'Message sent')
  await page.getByRole('link', { name: 'Comment on hero.png' }).click()
  const shown = page.getByRole('button', { name: /^hero\.png\. Click/ })
  const words = page.getByLabel('What is it about?')
  await expect(words).toBeVisible()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await page.waitForTimeout(1500)
    await route.continue()
  })
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
  for (const [nth, part] of [0.25, 0.75].entries()) {
    const said = `${nth + 1}: sixty letters that are typed while an answer is on its way`
    await shown.click({ position: { x: width * part, y: height / 2 } })
    await page.keyboard.type(said)
    await expect(words).toHaveValue(said)
    await expect(page.getByRole('img', { name: 'Your pin' })).toBeVisible()
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(
      page.getByRole('link', { name: `Pin ${nth + 1} on hero.png` }).first(),
    ).toBeVisible()
    await expect(words).toHaveValue('')
    await expect(page.getByLabel('From the left')).toHaveValue('')
    const entry = page.getByRole('listitem').filter({ hasText: said })
    await expect(entry.getByRole('link', { name: `Pin ${nth + 1} on hero.png` })).toBeVisible()
  }
  await words.fill('Sent')
  await shown.click({ position: { x: width / 2, y: height / 4 } })
  await page.getByRole('button', { name: 'Send comment' }).click()
  await words.press('End')
  await words.pressSequentially(' and the next one')
  await expect(page.getByRole('link', { name: 'Pin 3 on hero.png' }).first()).toBeVisible()
  await expect(words).toHaveValue('and the next one')
  await expect(page.getByLabel('From the left')).toHaveValue('')
})
