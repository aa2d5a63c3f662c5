import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/fixtures/accessible'
import { settled } from '#tests/fixtures/browser'
import { signUpClient } from '#tests/fixtures/create-request-world'
import { addUnpaid, paymentJourneys } from '#tests/fixtures/payment-journeys'

paymentJourneys()

test('UI-08 an order that waits for the bank moves on before one’s eyes', async ({
  page,
  context,
}) => {
  const order = addUnpaid(await signUpClient(page))
  await page.goto(`/orders/${order}?view=payment`)
  await page.getByRole('button', { name: 'Pay now $1,250' }).click()
  await page.getByRole('button', { name: 'Pay later, by the bank' }).click()
  await expect(page.getByText('The bank is working on it')).toBeVisible()
  const waiting = await context.newPage()
  await waiting.goto(`/orders/${order}?view=2`)
  await settled(waiting)
  await expect(waiting.getByText('We are waiting for the bank').first()).toBeVisible()
  await page.getByRole('button', { name: 'Bank confirms' }).click()
  await expect(waiting.getByText('Order was placed').first()).toBeVisible()
})

for (const width of [1440, 390]) {
  test(`the test checkout and the payment are accessible and no wider than ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const order = addUnpaid(await signUpClient(page))
    const fits = async () => {
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
    await page.goto(`/orders/${order}?view=payment`)
    await fits()
    await page.getByRole('button', { name: 'Pay now $1,250' }).click()
    await expect(page).toHaveURL(/\/test-checkout\//)
    await fits()
    await page.getByRole('button', { name: 'Pay $1,250', exact: true }).click()
    await expect(page).toHaveURL(`/orders/${order}?view=2`)
    await fits()
  })
}
