import { expect, type Locator, test } from '@playwright/test'
import { makeBookablePerson, signUpAsClient } from '#tests/fixtures/booking-journeys'
import { execute, newProject, settled, signUp } from '#tests/fixtures/browser'
import { become, makeRequest, somebody } from '#tests/fixtures/conversation-world'
import { addOrder } from '#tests/fixtures/order-world'

/** For a finger: at least 44 px high. */
async function expectTall(control: Locator) {
  await expect(control).toBeVisible()
  const { height = 0 } = (await control.boundingBox()) ?? {}
  expect(height, String(control)).toBeGreaterThanOrEqual(44)
}

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a control that stands alone can be pressed with a finger', async ({ page }) => {
  await page.goto('/login')
  await expectTall(page.getByRole('link', { name: 'Reset password' }))
  await signUp(page)
  await page.goto('/projects/new')
  const look = page.getByRole('link', { name: /^Preview/ }).first()
  await expectTall(look)
  await look.click()
  await expectTall(page.locator('.preview-page').first())
  const id = await newProject(page, 'Kiln')
  await page.goto(`/projects/${id}/settings`)
  await settled(page)
  const well = page.getByRole('dialog').getByLabel('Primary: pick a color')
  await expectTall(well)
  expect((await well.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test('PAGE-14 the arrows of the sitemap point where its pages stand', async ({ page }) => {
  await signUp(page)
  const id = await newProject(page, 'Kiln')
  for (const name of ['About', 'Team']) {
    await page.goto(`/projects/${id}/pages/new`)
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add page' }).click()
    await expect(page).not.toHaveURL(/new/)
  }
  await page.goto(`/projects/${id}/sitemap`)
  const later = page.getByRole('button', { name: 'Move later: About' })
  const turned = () => later.locator('.icon').evaluate((icon) => getComputedStyle(icon).rotate)
  expect(await turned()).toBe('none')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await turned()).toBe('-90deg')
  await later.click()
  await expect(page.getByText(/“About” is now page \d of \d/)).toBeAttached()
})

test('PAY-03 on a phone the button that pays is as wide as its page', async ({ page }) => {
  const { email } = await become(page, 'Nadia Hollis', "role = 'client'")
  const { path } = addOrder(email, { status: 'pending_payment' })
  await page.goto(`${path}?view=payment`)
  const pay = page.getByRole('button', { name: /^Pay now/ })
  expect((await pay.boundingBox())?.width).toBeGreaterThan(340)
})

test('the buttons of a draft of changes begin at one line', async ({ page, browser }) => {
  const client = await become(page, 'Nadia Hollis', "role = 'client'")
  const maker = await somebody(browser, true, 'Elif Varga', 'organization = 1')
  const request = makeRequest(client.id, maker.id, {
    ...{ status: 'pending_review', delivered_at: Date.now() },
  })
  await page.goto(request)
  const form = page.getByRole('form', { name: 'What should change?' })
  const field = form.getByRole('textbox')
  await page.getByRole('link', { name: 'Ask for changes' }).click()
  await field.fill('The yellow.')
  const save = form.getByRole('button', { name: 'Save draft' })
  await save.click()
  const discard = form.getByRole('button', { name: 'Discard draft' })
  await expect(discard).toBeVisible()
  /** Where the words of a button begin. */
  const begins = (button: Locator) =>
    button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return Math.round(words.getBoundingClientRect().left)
    })
  const left = Math.round((await field.boundingBox())?.x ?? 0)
  expect(await begins(save)).toBe(left)
  expect(await begins(discard)).toBe(left)
  await maker.page.context().close()
})

test('SCHED-02 on a phone a week begins with today: what is past is not listed', async ({
  page,
}) => {
  const elif = await makeBookablePerson(page)
  const email = await signUpAsClient(page)
  execute("update users set time_zone = 'UTC' where email = ?", email)
  await page.goto(`/book-schedule?with=${elif.id}&week=${new Date().toISOString().slice(0, 10)}`)
  const today = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(),
  )
  const days = page.locator('.week-day')
  const shown = await days.evaluateAll((all) =>
    all.filter((day) => day.checkVisibility()).map((day) => day.ariaLabel ?? ''),
  )
  const all = await days.evaluateAll((each) => each.map((day) => day.ariaLabel ?? ''))
  const at = all.findIndex((label) => label.startsWith(today))
  // At the end of a weekend all of the week is past.
  expect(shown).toEqual(at < 0 ? all : all.slice(at))
})
