import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/fixtures/browser-page'
import { askWhile, keepaliveFetch } from '~/components/shell/keepalive-fetch'

beforeEach(() => openPage())

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Sends something whose answer waits. @returns whether it goes on when the page is left */
function send(body: RequestInit['body']) {
  let end = (_: Response) => {}
  const server = vi.fn<typeof fetch>(() => new Promise((done) => (end = done)))
  const answer = keepaliveFetch(server, '/x', { method: 'POST', body })
  return {
    along: server.mock.calls[0]?.[1]?.keepalive === true,
    asks: asks(),
    end: () => {
      end(new Response())
      return answer
    },
  }
}

test('a small form goes on when its page is left, and nobody is asked', async () => {
  const sent = send(new URLSearchParams({ text: 'Doors' }))
  expect([sent.along, sent.asks]).toEqual([true, false])
  await sent.end()
})

test.each([
  ['more than browsers allow', () => 'x'.repeat(20_000)],
  [
    'one with files',
    () => {
      const form = new FormData()
      form.set('files', new File(['x'], 'plan.pdf'))
      return form
    },
  ],
  ['what cannot be measured', () => new ReadableStream()],
])(
  'the browser asks before the page is left because of %s, until it is carried out',
  async (_, body) => {
    const sent = send(body())
    expect([sent.along, sent.asks]).toEqual([false, true])
    await sent.end()
    expect(asks()).toBe(false)
  },
)

test('what is under way counts together, until it has arrived', async () => {
  const first = send('x'.repeat(12_000))
  const second = send('x'.repeat(12_000))
  expect([first.along, second.along]).toEqual([true, false])
  await Promise.all([first.end(), second.end()])
  const third = send('x'.repeat(12_000))
  expect(third.along).toBe(true)
  await third.end()
})

test('a file field that is empty goes along; what fails is over too', async () => {
  const form = new FormData()
  form.set('text', 'Doors')
  form.set('files', new File([], ''))
  const sent = send(form)
  expect(sent.along).toBe(true)
  await sent.end()
  await expect(askWhile(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(asks()).toBe(false)
})
