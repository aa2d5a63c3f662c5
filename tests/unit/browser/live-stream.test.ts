import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, setHidden, wait } from '#tests/fixtures/browser-page'
import { listen } from '~/components/shell/live-stream'
import { reloadForBuild } from '~/components/shell/reload-for-build'

vi.mock('~/components/shell/reload-for-build', () => ({ reloadForBuild: vi.fn() }))

/** A connection as the browser has it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 1
  onopen = () => {}
  onmessage = (_: { lastEventId: string }) => {}
  onerror = () => {}
  constructor(readonly url: string) {
    super()
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  say(type: string, data?: string) {
    this.dispatchEvent(new MessageEvent(type, { data }))
  }
  /** It is refused, or breaks for good. */
  fail() {
    this.close()
    this.onerror()
  }
}

let hear: ReturnType<typeof vi.fn<(event: number) => void>>
let anew: ReturnType<typeof vi.fn<() => void>>
let stop: () => void
const open = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)
const last = () => Stream.all.at(-1) as Stream

beforeEach(() => {
  vi.restoreAllMocks()
  vi.mocked(reloadForBuild).mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  openPage()
  Stream.all = []
  hear = vi.fn()
  anew = vi.fn()
  stop = listen('topic=user', () => 7, hear, anew)
})
afterEach(() => stop())

const answers = (status: number) =>
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }))

test('the page hears what came after it was read', () => {
  expect(Stream.all.map(({ url }) => url)).toEqual(['/live?topic=user&since=7'])
  last().onmessage({ lastEventId: '9' })
  expect(hear).toHaveBeenCalledWith(9)
})

test('a missed event has the page read again; another build has it loaded again, its own does not', () => {
  last().say('reset')
  expect(anew).toHaveBeenCalledTimes(1)
  last().say('build', 'b1')
  expect(reloadForBuild).not.toHaveBeenCalled()
  last().say('build', 'b2')
  expect(reloadForBuild).toHaveBeenCalledTimes(1)
})

test('a page that is hidden for long stops listening, and goes on when it is looked at', async () => {
  setHidden(true)
  await wait(4 * 60_000)
  expect(open()).toHaveLength(1)
  await wait(2 * 60_000)
  expect(open()).toEqual([])
  setHidden(false)
  expect(open()).toHaveLength(1)
  // Looked at again soon, it has never stopped.
  setHidden(true)
  setHidden(false)
  await wait(10 * 60_000)
  expect(Stream.all).toHaveLength(2)
})

test('a page that makes room for newer ones listens again when somebody comes back to it', () => {
  last().say('rest')
  expect(open()).toEqual([])
  window.dispatchEvent(new Event('focus'))
  expect(open()).toHaveLength(1)
})

test('a connection that was refused is tried again, each time later', async () => {
  answers(200)
  last().fail()
  await wait(2_000)
  expect(Stream.all).toHaveLength(2)
  last().fail()
  await wait(1_900)
  expect(Stream.all).toHaveLength(2)
  await wait(2_200)
  expect(Stream.all).toHaveLength(3)
  expect(anew).not.toHaveBeenCalled()
  // One that the browser mends itself is left to it.
  last().onerror()
  await wait(60_000)
  expect(Stream.all).toHaveLength(3)
})

test.each([403, 404])(
  'a page that may not hear it any more (%i) is read again, once',
  async (status) => {
    answers(status)
    last().fail()
    await wait(2_000)
    last().fail()
    await wait(10_000)
    expect(anew).toHaveBeenCalledTimes(1)
    expect(Stream.all.length).toBeGreaterThan(1)
  },
)

test('without a net it is tried again too', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError())
  last().fail()
  await wait(2_000)
  expect(open()).toHaveLength(1)
})

test('a page that is left is silent; one that comes back from the browser’s memory listens', () => {
  window.dispatchEvent(new Event('pagehide'))
  expect(open()).toEqual([])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(open()).toHaveLength(1)
  stop()
  expect(open()).toEqual([])
  window.dispatchEvent(new Event('focus'))
  expect(open()).toEqual([])
})
