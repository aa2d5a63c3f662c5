import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { field, openPage, setHidden, setOnline, type } from '#tests/fixtures/browser-page'
import { clear, draw } from '#tests/fixtures/browser-screen'
import { heardEvent, Live } from '~/components/shell/live'
import { listen } from '~/components/shell/live-stream'
import { saveUnsavedInput } from '~/components/shell/unsaved-input'

vi.mock('~/components/shell/unsaved-input', () => ({ saveUnsavedInput: vi.fn() }))
vi.mock('~/components/shell/live-stream', () => ({ listen: vi.fn(() => stopped) }))
const stopped = vi.fn()

const me = { id: 'u1', hears: true }
const reads = vi.fn(() => ({ count: reads.mock.calls.length }))

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useFakeTimers()
  sessionStorage.clear()
  openPage()
  for (const mock of [reads, stopped, vi.mocked(listen), vi.mocked(saveUnsavedInput)])
    mock.mockClear()
})
afterEach(clear)

const Screen = () => (
  <>
    <Live />
    <form method="post">
      <input type="hidden" name="version" value="3" />
      <input name="name" />
    </form>
  </>
)

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = async (handle: unknown = { live: 'requests' }, viewer: typeof me | null = me) => {
  const router = await draw(<Screen />, { loader: reads, handle, viewer, since: () => 5 })
  Object.assign(window, { __remixRouter: router })
  await act(() => vi.dynamicImportSettled())
  return router
}
/** An event comes: somebody has changed something. */
const hear = (event: number) => act(async () => vi.mocked(listen).mock.lastCall?.[2](event))

test('a page listens to what its screen and its reader want to hear of', async () => {
  await show()
  const [query, since] = vi.mocked(listen).mock.lastCall ?? []
  expect([query, since?.()]).toEqual(['topic=user&topic=requests', 5])
  await clear()
  expect(stopped).toHaveBeenCalled()
})

test('a screen says itself how much of its topics it reflects; a guest’s without any hears nothing', async () => {
  const live = () => ({ topic: ['project:1', 'page:2'], since: 3 })
  await show({ live }, null)
  const [query, since] = vi.mocked(listen).mock.lastCall ?? []
  expect([query, since?.()]).toEqual(['topic=project:1&topic=page:2', 3])
  await clear()
  vi.mocked(listen).mockClear()
  await show({}, null)
  expect(listen).not.toHaveBeenCalled()
})

test('what others change is read together, after a moment; what the page has read is not', async () => {
  await show()
  const heard = vi.fn()
  window.addEventListener(heardEvent, heard)
  await hear(5)
  await wait(1_000)
  expect(reads).toHaveBeenCalledTimes(1)
  await hear(6)
  await hear(7)
  expect(heard).toHaveBeenCalledTimes(3)
  await wait(400)
  expect(reads).toHaveBeenCalledTimes(2)
  await wait(2_000)
  expect(reads).toHaveBeenCalledTimes(2)
  window.removeEventListener(heardEvent, heard)
})

test('a missed event has it read again without a number', async () => {
  await show()
  await act(async () => vi.mocked(listen).mock.lastCall?.[3]())
  await wait(400)
  expect(reads).toHaveBeenCalledTimes(2)
})

let drawn: Awaited<ReturnType<typeof show>> | undefined

test.each<[string, () => void, () => void]>([
  ['nobody looks at it', () => setHidden(true), () => setHidden(false)],
  ['there is no net', () => setOnline(false), () => setOnline(true)],
  [
    'a form is filled in',
    () => type('name', 'A'),
    () => document.querySelector('form')?.removeAttribute('data-filled'),
  ],
  [
    'it says something once',
    () => document.body.setAttribute('data-once', ''),
    () => document.body.removeAttribute('data-once'),
  ],
  [
    'a screen is on its way that it does not show yet',
    () => {
      const navigation = { state: 'loading' }
      Object.assign(window, { __remixRouter: { state: { ...drawn?.state, navigation } } })
    },
    () => Object.assign(window, { __remixRouter: drawn }),
  ],
  [
    'more was read than it shows',
    () => Object.assign(window, { __remixRouter: { state: { ...drawn?.state, loaderData: {} } } }),
    () => Object.assign(window, { __remixRouter: drawn }),
  ],
])('the page waits while %s', async (_, begin, end) => {
  drawn = await show()
  begin()
  await hear(6)
  await wait(3_000)
  expect(reads).toHaveBeenCalledTimes(1)
  end()
  await wait(400)
  expect(reads).toHaveBeenCalledTimes(2)
})

test('words of something new are not left for a screen that is theirs no more', async () => {
  const asked = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
  await show()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-filled=""><input type="hidden" name="key" value="k"></form>',
  )
  await hear(6)
  await wait(400)
  expect([asked.mock.calls.length, reads.mock.calls.length]).toEqual([1, 1])
})

test('what is typed before the script has come that keeps it is handed on, but not what was sent', async () => {
  await show()
  type('name', 'A')
  const other = document.createElement('form')
  other.innerHTML = '<input name="sent">'
  document.body.append(other)
  type('sent', 'B')
  other.dispatchEvent(new Event('submit', { bubbles: true }))
  await act(() => vi.dynamicImportSettled())
  const [early] = vi.mocked(saveUnsavedInput).mock.lastCall ?? []
  expect([...(early ?? [])]).toEqual([[field('name'), '/projects']])
  // It hears of the next letters itself.
  type('name', 'AB')
  expect(saveUnsavedInput).toHaveBeenCalledTimes(1)
})

test('words that were left before are looked for at once', async () => {
  await show()
  expect(saveUnsavedInput).not.toHaveBeenCalled()
  await clear()
  sessionStorage.setItem('panelry-unsaved-input', '[]')
  await show()
  expect(saveUnsavedInput).toHaveBeenCalledTimes(1)
})
