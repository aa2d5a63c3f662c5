import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/fixtures/browser-page'
import { clear, draw } from '#tests/fixtures/browser-screen'
import { RetryNotice } from '~/components/shell/retry-notice'
import type { WaitingRequest } from '~/components/shell/waiting-request'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'

beforeEach(() => openPage())
afterEach(clear)

const again = vi.fn()
const show = (more: Partial<WaitingRequest>) =>
  draw(<RetryNotice held={{ why: 'ours', what: 'form', again, ...more } as WaitingRequest} />)
const text = () => document.querySelector('[role="alert"]')?.textContent ?? ''
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === label || one.getAttribute('aria-label') === label,
  )

test('a form that waits says why, in the server’s words where it gave some, and is sent again', async () => {
  await show({ reason: 'The disk is full.' })
  expect(text()).toContain('The disk is full.')
  expect(text()).toContain(shell.kept.form)
  await act(async () => button(shell.sendAgain)?.click())
  expect(again).toHaveBeenCalledTimes(1)
  await clear()
  await show({ why: 'busy', what: 'link' })
  expect(text()).toContain(shell.held.busy)
  expect(button(shell.tryAgain)).toBeDefined()
})

test('what waits stays to be read of when its notice is folded', async () => {
  await show({})
  await act(async () => button(controlWords.hide)?.click())
  expect(text()).toBe('')
  await act(async () => button(shell.unfold(shell.heldShort.ours))?.click())
  expect(text()).toContain(shell.held.ours)
})

test('when nothing waits the notice goes away', async () => {
  const leave = vi.fn()
  await show({ what: 'link', leave })
  await act(async () => button(controlWords.dismiss)?.click())
  expect(leave).toHaveBeenCalledTimes(1)
})
