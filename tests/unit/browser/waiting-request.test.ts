import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, setOnline, wait } from '#tests/fixtures/browser-page'
import {
  answered,
  backOnline,
  reached,
  refusalReason,
  release,
  reportMissingPart,
  setWaitingRequest,
  type WaitingRequest,
  waitingRequest,
} from '~/components/shell/waiting-request'

beforeEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  openPage('/', '<form></form>')
  answered()
  setWaitingRequest(null)
})

const waiting = (more: Partial<WaitingRequest> = {}): WaitingRequest => ({
  ...{ why: 'ours', what: 'form', form: document.forms[0], again: vi.fn() },
  ...more,
})
const link = (): WaitingRequest => ({ why: 'unreached', what: 'link', again: vi.fn() })

test('a link that leads nowhere does not take the place of a form that waits', () => {
  const [one, other] = [waiting(), link()]
  setWaitingRequest(one)
  setWaitingRequest(other)
  expect(waitingRequest.current()).toMatchObject({
    what: 'form',
    why: 'unreached',
    again: one.again,
  })
  expect(waitingRequest.current()?.link).toBe(other.again)
  // Once the form was carried out, or another screen came, a link waits alone.
  answered(one.form)
  setWaitingRequest(other)
  expect(waitingRequest.current()).toEqual(other)
  setWaitingRequest(one)
  document.body.innerHTML = ''
  setWaitingRequest(other)
  expect(waitingRequest.current()).toEqual(other)
})

test('what is sent or given up is released by itself alone', () => {
  const [one, other] = [waiting(), link()]
  setWaitingRequest(one)
  release(other.again)
  expect(waitingRequest.current()).toEqual(one)
  release(one.again)
  expect(waitingRequest.current()).toBeNull()
})

test('the answer to one form leaves another one waiting', () => {
  const one = waiting()
  setWaitingRequest(one)
  answered(document.createElement('form'))
  const other = link()
  setWaitingRequest(other)
  expect(waitingRequest.current()?.link).toBe(other.again)
})

test('with the net what waited for it may be sent, and all who watch hear of it', () => {
  const watcher = vi.fn()
  const stop = waitingRequest.subscribe(watcher)
  setWaitingRequest(waiting({ why: 'offline' }))
  backOnline()
  expect(waitingRequest.current()?.why).toBe('online')
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  setWaitingRequest(waiting())
  reached()
  expect(waitingRequest.current()?.why).toBe('ours')
  expect(watcher).toHaveBeenCalledTimes(2)
})

test('the notice says when a server that did not answer answers again, and nothing is sent by itself', async () => {
  vi.useFakeTimers()
  const health = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError())
  const one = waiting({ why: 'unreached' })
  setWaitingRequest(one)
  await wait(5000)
  expect(waitingRequest.current()?.why).toBe('unreached')
  health.mockResolvedValue(new Response(null, { status: 200 }))
  await wait(10_000)
  expect(waitingRequest.current()).toEqual({ ...one, why: 'back' })
  expect(one.again).not.toHaveBeenCalled()
  // Also when anything else was answered.
  setWaitingRequest(one)
  reached()
  expect(waitingRequest.current()?.why).toBe('back')
  // What is sent or given up is not asked about.
  setWaitingRequest(one)
  release(one.again)
  health.mockClear()
  await wait(60_000)
  expect(health).not.toHaveBeenCalled()
})

test('a part of the screen that does not come says why, and its notice can be put away', async () => {
  const health = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 200 }))
  const again = vi.fn()
  await reportMissingPart(again)
  expect(waitingRequest.current()?.why).toBe('ours')
  health.mockRejectedValue(new TypeError())
  await reportMissingPart(again)
  expect(waitingRequest.current()?.why).toBe('unreached')
  setOnline(false)
  await reportMissingPart(again)
  expect(waitingRequest.current()?.why).toBe('offline')
  waitingRequest.current()?.leave?.()
  expect([waitingRequest.current(), again.mock.calls.length]).toEqual([null, 0])
  await reportMissingPart(again)
  waitingRequest.current()?.again()
  expect([waitingRequest.current(), again.mock.calls.length]).toEqual([null, 1])
})

test('a reason is read as it was written', () => {
  expect(refusalReason(new Headers({ 'X-Reason': 'In%20a%20file%E2%80%99s%20name' }))).toBe(
    'In a file’s name',
  )
  expect(refusalReason(new Headers())).toBeUndefined()
})
