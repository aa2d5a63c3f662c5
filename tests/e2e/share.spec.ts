import { expect, test } from '@playwright/test'
import {
  framed,
  pressPlace,
  shareJourneys,
  shareWebsite,
  visit,
} from '#tests/fixtures/share-journeys'

shareJourneys()

test('a place that was pressed stays when another visitor comments, and a refusal shows it', async ({
  page,
  browser,
}) => {
  const { link } = await shareWebsite(page)
  const [visitor, other] = await Promise.all([visit(browser, link), visit(browser, link)])
  await pressPlace(visitor)
  await visitor.getByLabel('Comment', { exact: true }).fill('Make it larger.')
  const send = visitor.getByRole('button', { name: 'Send comment' })
  await send.click()
  await expect(visitor.getByText('This field is required')).toBeVisible()
  await other.goto(`${link}?side=comment`)
  await other.getByLabel('Comment', { exact: true }).fill('Make it smaller.')
  await other.getByLabel('Your name').fill('Tom')
  await other.getByRole('button', { name: 'Send comment' }).click()
  await expect(other.getByRole('status').last()).toContainText('Your comment has been sent')

  await send.click()
  await expect(visitor.getByText('Make it smaller.')).toBeVisible()
  await expect(framed(visitor).locator('.draft:visible')).toHaveCount(1)
  await expect(visitor.getByLabel('About')).toHaveValue(/./)
  await visitor.getByLabel('Your name').fill('Maya')
  await send.click()
  await expect(visitor.getByRole('status').last()).toContainText('Your comment has been sent')
  await expect(framed(visitor).getByRole('link', { name: 'Comment 2' })).toBeVisible()
  await expect(framed(visitor).locator('.draft')).toHaveCount(0)
  await expect(visitor.getByLabel('Comment', { exact: true })).toHaveCount(0)
  await Promise.all([visitor.context().close(), other.context().close()])
})

test('Escape and another choice take the place back, and what was typed stays', async ({
  page,
  browser,
}) => {
  const { link } = await shareWebsite(page)
  const visitor = await visit(browser, link)
  const draft = framed(visitor).locator('.draft')
  const comment = visitor.getByLabel('Comment', { exact: true })
  await pressPlace(visitor)
  await comment.fill('Make it larger.')
  await visitor.keyboard.press('Escape')
  await expect(draft).toHaveCount(0)
  await expect(comment).toHaveValue('Make it larger.')
  await expect(visitor.getByLabel('About')).toHaveValue('')
  await pressPlace(visitor)
  await expect(visitor.getByLabel('About')).toHaveValue(/./)
  await visitor.getByLabel('About').selectOption({ label: 'The whole page' })
  await expect(draft).toHaveCount(0)
  await expect(comment).toHaveValue('Make it larger.')
  await visitor.context().close()
})
