import { beforeEach, expect, test, vi } from 'vitest'
import { form, goTo, openPage, router, setOnline } from '#tests/fixtures/browser-page'
import { setWaitingRequest, waitingRequest } from '~/components/shell/waiting-request'

/** The Navigation API, as far as leaving a page asks it. */
const navigation = new EventTarget()
Object.assign(window, { navigation })
const server = vi.fn<typeof fetch>()
window.fetch = server
await import('~/components/shell/guard-leaving')

beforeEach(() => {
  vi.restoreAllMocks()
  setWaitingRequest(null)
  server.mockReset()
  openPage('/projects', '<form method="post"><input name="text"></form>')
})

type Leave = { navigationType?: string; downloadRequest?: string; formData?: FormData; to?: string }

/** The page is about to be left. @returns whether it was held back */
function leave({ to = '/help', ...more }: Leave = {}): boolean {
  const event = new Event('navigate', { cancelable: true })
  const { href } = new URL(to, location.href)
  const destination = { sameDocument: false, url: href }
  const rest = { navigationType: 'push', downloadRequest: null, formData: null, ...more }
  navigation.dispatchEvent(Object.assign(event, { destination, ...rest }))
  return event.defaultPrevented
}

const healthy = () => server.mockResolvedValue(new Response(null, { status: 200 }))

test('with a net a link leaves as ever; without one the page stays and says so', async () => {
  expect(leave()).toBe(false)
  setOnline(false)
  server.mockRejectedValue(new TypeError())
  expect(leave()).toBe(true)
  await vi.waitFor(() =>
    expect(waitingRequest.current()).toMatchObject({ why: 'offline', what: 'link' }),
  )
  // To another site, within this page, or for a file that is saved: no words are lost by it.
  expect(leave({ to: 'https://elsewhere.example/' })).toBe(false)
  expect(leave({ downloadRequest: 'plan.pdf' })).toBe(false)
})

test('the link is followed once our server answers, and that is not held back again', async () => {
  const assign = vi
    .spyOn(location, 'assign')
    .mockImplementation((to) => void leave({ to: `${to}` }))
  setOnline(false)
  server.mockRejectedValueOnce(new TypeError())
  leave()
  await vi.waitFor(() => expect(waitingRequest.current()).not.toBeNull())
  healthy()
  waitingRequest.current()?.again()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(new URL('/help', location.href).href))
  expect(waitingRequest.current()).toBeNull()
})

test('a form that the browser itself sends waits for our server, and goes out as it stands by then', async () => {
  server.mockRejectedValue(new TypeError())
  const sends = vi.fn((event: Event) => {
    event.preventDefault()
    return leave({ formData: new FormData() })
  })
  window.addEventListener('submit', sends)
  form().requestSubmit()
  expect(sends.mock.results[0]?.value, 'held back').toBe(true)
  await vi.waitFor(() =>
    expect(waitingRequest.current()).toMatchObject({ why: 'unreached', what: 'form' }),
  )
  healthy()
  waitingRequest.current()?.again()
  await vi.waitFor(() => expect(sends.mock.results[1]?.value, 'held back').toBe(false))
  window.removeEventListener('submit', sends)
})

test('a reload for a script that did not come says nothing of its own: the screen that waits does', async () => {
  server.mockRejectedValue(new TypeError())
  goTo('/requests')
  expect(leave({ navigationType: 'reload' })).toBe(true)
  const { lost } = await import('~/components/shell/form-retry')
  expect(lost.script).toBe(true)
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  expect(waitingRequest.current()).toBeNull()
})

test('a screen whose script was lost is opened again when it is asked for again', async () => {
  const { lost } = await import('~/components/shell/form-retry')
  goTo('/requests')
  server.mockRejectedValueOnce(new TypeError())
  fetch('/requests.data').catch(() => {})
  await vi.waitFor(() => expect(waitingRequest.current()).not.toBeNull())
  lost.script = true
  waitingRequest.current()?.again()
  expect(router.navigate).toHaveBeenCalledWith(router.state.navigation.location)
  expect(lost.script).toBe(false)
})

test('without a net the browser asks before a page with words is left, with one it does not', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  window.dispatchEvent(new Event('offline'))
  expect(asks()).toBe(false)
  form().dataset.filled = ''
  expect(asks()).toBe(true)
  healthy()
  setWaitingRequest({ why: 'offline', what: 'link', again: () => {} })
  window.dispatchEvent(new Event('online'))
  expect(asks()).toBe(false)
  expect(waitingRequest.current()?.why).toBe('online')
})
