import { beforeEach, expect, test, vi } from 'vitest'
import {
  field,
  form,
  goTo,
  jane,
  openPage,
  router,
  setOnline,
  wait,
} from '#tests/fixtures/browser-page'
import { startFormRetry } from '~/components/shell/form-retry'
import { setWaitingRequest, unsavedInput, waitingRequest } from '~/components/shell/waiting-request'

/** The server, as the browser's own `fetch` reaches it. */
const server = vi.fn<typeof fetch>()
window.fetch = server
startFormRetry()

const ours = { 'X-Remix-Response': 'yes' }
const answer = (status: number, headers: Record<string, string> = {}, body = 'screen') =>
  new Response(status === 204 ? null : body, { status, headers })
const screen = () => answer(200, ours)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  vi.restoreAllMocks()
  server.mockReset()
  setWaitingRequest(null)
  openPage(
    '/projects',
    '<form method="post" action="/requests"><input name="text"><button>Send</button></form>',
  )
})

/** Asks for the data of a screen as the router does. */
const ask = (path: string, init?: RequestInit) => {
  const asked = fetch(`${path}.data`, init)
  asked.catch(() => {})
  return asked
}

/** Presses the button of the page's form; the router then sends it. */
function send(to = '/requests') {
  form().addEventListener('submit', (event) => event.preventDefault(), { once: true })
  form().requestSubmit(form().querySelector('button'))
  goTo(to, 'submitting')
  return ask(to, { method: 'POST', body: new URLSearchParams({ text: 'Dark' }) })
}

test.each([
  ['429: too many requests', answer(429), 'busy'],
  ['502 of a proxy', answer(502), 'ours'],
  ['a page of a hotel’s network', answer(200, { 'Content-Type': 'text/html' }), 'unreached'],
  ['somebody was signed out', answer(401, { ...ours, 'X-Sign-In': 'signed-out' }), 'signed-out'],
])('an answer that is no screen never takes the place of the page: %s', async (_, first, why) => {
  goTo('/requests')
  server.mockResolvedValueOnce(first).mockResolvedValueOnce(screen())
  const asked = ask('/requests')
  await wait()
  expect(waitingRequest.current()).toMatchObject({ why, what: 'link' })
  expect(server).toHaveBeenCalledTimes(1)
  waitingRequest.current()?.again()
  expect((await asked).status).toBe(200)
  expect(waitingRequest.current()).toBeNull()
})

test('a server that cannot be reached, and a browser without a net, are told apart', async () => {
  goTo('/requests')
  server.mockRejectedValue(new TypeError('failed'))
  ask('/requests')
  await wait()
  expect(waitingRequest.current()?.why).toBe('unreached')
  setOnline(false)
  waitingRequest.current()?.again()
  await wait()
  expect(waitingRequest.current()?.why).toBe('offline')
})

test('a screen that breaks off half-way has not come', async () => {
  goTo('/requests')
  const half = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) })
  server.mockResolvedValueOnce(new Response(half, { headers: ours }))
  ask('/requests')
  await wait()
  expect(waitingRequest.current()?.why).toBe('unreached')
})

test('what our own screens say of a fault reaches the router, also 404 and 500', async () => {
  goTo('/requests')
  for (const status of [404, 500]) {
    server.mockResolvedValueOnce(answer(status, ours))
    expect((await ask('/requests')).status).toBe(status)
  }
  expect(waitingRequest.current()).toBeNull()
})

test('a form that fails waits with its reason; sent again it goes as it stands by then', async () => {
  server.mockResolvedValueOnce(answer(503, { ...ours, 'X-Reason': 'The%20disk%20is%20full.' }))
  send()
  await wait()
  const held = waitingRequest.current()
  expect(held).toMatchObject({ why: 'ours', what: 'form', reason: 'The disk is full.' })
  expect(held?.form).toBe(form())
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault())
  form().addEventListener('submit', submitted)
  field('text').value = 'Dark, and more'
  held?.again()
  expect(submitted.mock.calls[0]?.[0].submitter).toBe(form().querySelector('button'))
  expect(server).toHaveBeenCalledTimes(1)
})

test('a form that has left the page is sent again as it was', async () => {
  server.mockResolvedValueOnce(answer(502)).mockResolvedValueOnce(screen())
  const sent = send()
  await wait()
  form().remove()
  waitingRequest.current()?.again()
  expect((await sent).status).toBe(200)
  expect(String(server.mock.calls[1]?.[1]?.body)).toBe('text=Dark')
})

test('a form without an answer for a minute may be sent again', async () => {
  server.mockReturnValue(new Promise(() => {}))
  send()
  await wait(59_000)
  expect(waitingRequest.current()).toBeNull()
  await wait(2_000)
  expect(waitingRequest.current()).toMatchObject({ why: 'unreached', what: 'form' })
})

test('how a form was answered is told to what keeps its words, of a failure nothing', async () => {
  const told = vi.spyOn(unsavedInput, 'answered')
  server.mockResolvedValueOnce(answer(502))
  send()
  await wait()
  expect(told).not.toHaveBeenCalled()
  server.mockResolvedValueOnce(answer(400, ours))
  await send()
  expect(told).toHaveBeenCalledWith(form(), 400)
})

test('a form says whose page it is from; a link does so once something was typed', async () => {
  const whose = () => new Headers(server.mock.lastCall?.[1]?.headers).get('X-Typed-By')
  server.mockImplementation(async () => screen())
  await send()
  expect(whose()).toBe(jane.id)
  goTo('/requests')
  await ask('/requests')
  expect(whose()).toBeNull()
  form().dataset.filled = ''
  await ask('/requests')
  expect(whose()).toBe(jane.id)
})

test('a press beside a navigation that fails says so to its part of the screen, and nothing waits', async () => {
  server.mockResolvedValueOnce(answer(502))
  await expect(ask('/bell', { method: 'POST', body: 'x=1' })).rejects.toThrow('ours')
  expect(waitingRequest.current()).toBeNull()
})

test('what nobody waits for is asked for again without a word, after a while or with the net', async () => {
  server.mockResolvedValueOnce(answer(502)).mockResolvedValueOnce(answer(502))
  server.mockResolvedValueOnce(screen())
  const asked = ask('/projects')
  await wait(3_000)
  expect([server.mock.calls.length, waitingRequest.current()]).toEqual([1, null])
  await wait(1_500)
  expect(server).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  expect((await asked).status).toBe(200)
})

test('what the router gives up does not wait', async () => {
  goTo('/requests')
  const going = new AbortController()
  server.mockResolvedValueOnce(answer(502))
  const asked = ask('/requests', { signal: going.signal })
  await wait()
  expect(waitingRequest.current()).not.toBeNull()
  going.abort(new Error('another link'))
  await expect(asked).rejects.toThrow('another link')
  expect(waitingRequest.current()).toBeNull()
})

test('everything that waits for a sign-in goes on with it', async () => {
  const out = () => answer(401, { ...ours, 'X-Sign-In': 'signed-out' })
  server.mockResolvedValueOnce(out()).mockResolvedValueOnce(out())
  server.mockImplementation(async () => screen())
  const beside = ask('/bell', { method: 'POST', body: 'x=1' })
  await wait()
  goTo('/requests')
  const link = ask('/requests')
  await wait()
  expect(waitingRequest.current()).toMatchObject({
    why: 'signed-out',
    email: jane.email,
    other: false,
  })
  waitingRequest.current()?.again()
  await wait()
  expect([(await beside).status, (await link).status]).toEqual([200, 200])
})

test('somebody else who has signed in is told from nobody', async () => {
  server.mockResolvedValueOnce(answer(403, { ...ours, 'X-Sign-In': 'typed-by-other' }))
  send()
  await wait()
  expect(waitingRequest.current()).toMatchObject({ why: 'signed-out', other: true, typed: 'sent' })
})

test('after a deploy a link opens the new page whole; a form keeps its answer', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  server.mockImplementation(async () => answer(200, { ...ours, 'X-Build': 'b2' }))
  await send()
  expect(assign).not.toHaveBeenCalled()
  goTo('/requests')
  const reached = vi.fn()
  ask('/requests').then(reached)
  await wait()
  expect(assign).toHaveBeenCalledWith('/requests')
  expect(reached).not.toHaveBeenCalled()
})

test('other requests pass as they are', async () => {
  server.mockImplementation(async () => answer(429))
  goTo('/requests')
  expect((await fetch('/healthz')).status).toBe(429)
  expect((await fetch('https://elsewhere.example/x.data')).status).toBe(429)
  expect([waitingRequest.current(), router.navigate.mock.calls.length]).toEqual([null, 0])
})
