import { expect, test } from '@playwright/test'
import { settled } from '#tests/fixtures/browser'
import { createOrderJourneys } from '#tests/fixtures/create-order-journeys'
import { addOffer } from '#tests/fixtures/create-order-world'
import { question } from '#tests/fixtures/create-request-world'
import { hold } from '#tests/fixtures/hold'

createOrderJourneys()

test('the fields of an order sleep until they are touched, and wake with what was typed', async ({
  page,
}) => {
  const offer = addOffer([question('text', 'Name'), question('color', 'Color')])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofFields = () => fetched.filter((url) => url.includes('/order-fields-'))
  await page.goto(offer.path, { waitUntil: 'networkidle' })
  expect(ofFields()).toEqual([])
  const show = page.getByRole('button', { name: 'Show password' })
  await expect(show).toBeHidden()
  await page.getByLabel('Name', { exact: true }).pressSequentially('Saltmarsh')
  await show.waitFor()
  expect(ofFields()).not.toEqual([])
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Saltmarsh')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Color: pick a color').fill('#1d6662')
  await expect(page.getByLabel('Color', { exact: true })).toHaveValue('#1D6662')
  // Drawn anew after a refusal they are awake at once.
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('alert')).toContainText('Full name: This field is required')
  await show.waitFor()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Saltmarsh')
  await expect(page.getByLabel('Color', { exact: true })).toHaveValue('#1D6662')
})

test('a form that is reached by a link has its fields', async ({ page }) => {
  const offer = addOffer([question('text', 'Name')])
  await page.goto('/order')
  await page.getByRole('link', { name: offer.name }).click()
  await page.getByLabel('Name', { exact: true }).fill('Saltmarsh')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
})

test('what is typed while the script of the fields is on its way stays where it is', async ({
  page,
}) => {
  const offer = addOffer([question('text', 'Name')], { terms: '1. What you get. The work.' })
  await page.route(/\/order-fields-/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_000))
    await route.continue()
  })
  await page.goto(offer.path)
  await page.getByLabel('Full name').fill('Ines Marlow')
  await page.getByLabel('Email').fill('ines@example.com')
  await page.getByRole('checkbox', { name: /^I accept/ }).check()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Marlow')
  await expect(page.getByLabel('Email')).toHaveValue('ines@example.com')
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('short')
})

test('what is wrong is beside its field before the page is read; what is corrected then stays', async ({
  page,
}) => {
  const offer = addOffer([question('text', 'Name')])
  await page.goto(offer.path)
  await settled(page)
  const name = page.getByLabel('Name', { exact: true })
  await page.getByLabel('Full name').fill('Ines Marlow')
  const letGo = await hold(page, '**/create-order.data*')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(name).toHaveAccessibleDescription('This field is required')
  await name.fill('Saltmarsh')
  const read = page.waitForResponse(/create-order\.data/)
  letGo()
  await read
  // Nothing is to be seen of the page that has been read.
  await page.waitForTimeout(300)
  await expect(name).toHaveValue('Saltmarsh')
  await expect(page.getByLabel('Full name')).toHaveValue('Ines Marlow')
})

for (const touched of [false, true]) {
  test(`on a phone the first wrong field has the focus and is on the screen, ${touched ? 'also once' : 'before'} a field was touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const long = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => question('textarea', name))
    const offer = addOffer(long, { amount: 125_000, terms: '1. What you get. The work.' })
    await page.goto(offer.path)
    await settled(page)
    const first = page.getByLabel('A', { exact: true })
    if (touched) {
      await first.focus()
      await page.getByRole('button', { name: 'Show password' }).waitFor()
    }
    await page.getByRole('button', { name: 'Pay $1,250', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('A: This field is required')
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#field-answer-A-error')).toBeInViewport({ ratio: 1 })
  })
}
