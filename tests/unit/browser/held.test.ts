import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, setOnline, wait } from '#tests/fixtures/browser-page'
import {
  answered,
  backOnline,
  type Held,
  heldForm,
  hold,
  notCome,
  reached,
  reasonIn,
  release,
} from '~/components/shell/held'

beforeEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  openPage('/', '<form></form>')
  answered()
  hold(null)
})

const waiting = (more: Partial<Held> = {}): Held => ({
  ...{ why: 'ours', what: 'form', form: document.forms[0], again: vi.fn() },
  ...more,
})
const link = (): Held => ({ why: 'unreached', what: 'link', again: vi.fn() })

test('a link that leads nowhere does not take the place of a form that waits', () => {
  const [one, other] = [waiting(), link()]
  hold(one)
  hold(other)
  expect(heldForm.current()).toMatchObject({ what: 'form', why: 'unreached', again: one.again })
  expect(heldForm.current()?.link).toBe(other.again)
  // Once the form was carried out, or another screen came, a link waits alone.
  answered(one.form)
  hold(other)
  expect(heldForm.current()).toEqual(other)
  hold(one)
  document.body.innerHTML = ''
  hold(other)
  expect(heldForm.current()).toEqual(other)
})

test('what is sent or given up is released by itself alone', () => {
  const [one, other] = [waiting(), link()]
  hold(one)
  release(other.again)
  expect(heldForm.current()).toEqual(one)
  release(one.again)
  expect(heldForm.current()).toBeNull()
})

test('the answer to one form leaves another one waiting', () => {
  const one = waiting()
  hold(one)
  answered(document.createElement('form'))
  const other = link()
  hold(other)
  expect(heldForm.current()?.link).toBe(other.again)
})

test('with the net what waited for it may be sent, and all who watch hear of it', () => {
  const watcher = vi.fn()
  const stop = heldForm.subscribe(watcher)
  hold(waiting({ why: 'offline' }))
  backOnline()
  expect(heldForm.current()?.why).toBe('online')
  expect(watcher).toHaveBeenCalledTimes(2)
  stop()
  hold(waiting())
  reached()
  expect(heldForm.current()?.why).toBe('ours')
  expect(watcher).toHaveBeenCalledTimes(2)
})

test('the notice says when a server that did not answer answers again, and nothing is sent by itself', async () => {
  vi.useFakeTimers()
  const health = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError())
  const one = waiting({ why: 'unreached' })
  hold(one)
  await wait(5000)
  expect(heldForm.current()?.why).toBe('unreached')
  health.mockResolvedValue(new Response(null, { status: 200 }))
  await wait(10_000)
  expect(heldForm.current()).toEqual({ ...one, why: 'back' })
  expect(one.again).not.toHaveBeenCalled()
  // Also when anything else was answered.
  hold(one)
  reached()
  expect(heldForm.current()?.why).toBe('back')
  // What is sent or given up is not asked about.
  hold(one)
  release(one.again)
  health.mockClear()
  await wait(60_000)
  expect(health).not.toHaveBeenCalled()
})

test('a part of the screen that does not come says why, and its notice can be put away', async () => {
  const health = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 200 }))
  const again = vi.fn()
  await notCome(again)
  expect(heldForm.current()?.why).toBe('ours')
  health.mockRejectedValue(new TypeError())
  await notCome(again)
  expect(heldForm.current()?.why).toBe('unreached')
  setOnline(false)
  await notCome(again)
  expect(heldForm.current()?.why).toBe('offline')
  heldForm.current()?.leave?.()
  expect([heldForm.current(), again.mock.calls.length]).toEqual([null, 0])
  await notCome(again)
  heldForm.current()?.again()
  expect([heldForm.current(), again.mock.calls.length]).toEqual([null, 1])
})

test('a reason is read as it was written', () => {
  expect(reasonIn(new Headers({ 'X-Reason': 'In%20a%20file%E2%80%99s%20name' }))).toBe(
    'In a file’s name',
  )
  expect(reasonIn(new Headers())).toBeUndefined()
})
