import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { field, form, openPage, setOnline, type } from '#tests/fixtures/browser-page'
import { clear, draw } from '#tests/fixtures/browser-screen'
import { setWaitingRequest } from '~/components/shell/waiting-request'
import { draftAnswer, type Saved } from '~/routes/http/draft-answer'
import { useQuietSave } from '~/routes/http/use-quiet-save'

const server = vi.fn<typeof fetch>()
let saved: Saved

function Draft() {
  const ref = useRef<HTMLFormElement>(null)
  saved = useQuietSave(ref, '/draft', null)
  return (
    <form ref={ref}>
      <textarea name="text" />
      <button type="submit">Send</button>
    </form>
  )
}

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.useFakeTimers()
  openPage()
  setWaitingRequest(null)
  server.mockReset().mockImplementation(async () => draftAnswer({ savedAt: 42, elsewhere: false }))
  window.fetch = server
  await draw(<Draft />, { viewer: { id: 'u1', hears: true } })
})
afterEach(clear)

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const write = (text: string) => act(async () => type('text', text))
const bodies = () => server.mock.calls.map(([, init]) => String(init?.body))

test('words are saved when typing rests, for whom the page is, and the form says when', async () => {
  await write('Doors')
  await wait(1_900)
  expect(server).not.toHaveBeenCalled()
  await wait(200)
  expect(bodies()).toEqual(['text=Doors'])
  expect(server.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'X-Typed-By': 'u1' },
  })
  expect(saved).toMatchObject({ savedAt: 42, elsewhere: false, refused: false })
})

test('someone who does not rest is saved all the same', async () => {
  for (let n = 1; n <= 7; n += 1) {
    await write('x'.repeat(n))
    await wait(1_000)
  }
  expect(bodies()).toEqual(['text=xxxxxx'])
})

test('what the form is left with is saved at once, what it is sent with is not', async () => {
  await write('Doors')
  await act(
    async () => void field('text').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
  expect(bodies()).toEqual(['text=Doors'])
  await write('Doors and more')
  form().addEventListener('submit', (event) => event.preventDefault())
  await act(async () => form().requestSubmit())
  await wait(5_000)
  expect(server).toHaveBeenCalledTimes(1)
})

test('what did not arrive is saved with the net, or when the screen is left', async () => {
  server.mockRejectedValueOnce(new TypeError())
  await write('Doors')
  await wait(2_100)
  expect(saved.savedAt).toBeNull()
  setOnline(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(bodies()).toEqual(['text=Doors', 'text=Doors'])
  await write('Doors!')
  await clear()
  expect(bodies().at(-1)).toBe('text=Doors%21')
})

test('the form says what another tab keeps, and that nothing is kept any more', async () => {
  server.mockResolvedValueOnce(draftAnswer({ savedAt: null, elsewhere: true }))
  await write('Doors')
  await wait(2_100)
  expect(saved).toMatchObject({ savedAt: null, elsewhere: true })
  server.mockResolvedValueOnce(new Response(null, { status: 403 }))
  await write('Doors!')
  await wait(2_100)
  expect(saved.refused).toBe(true)
})

test('what was sent in vain is saved too', async () => {
  await write('Doors')
  form().addEventListener('submit', (event) => event.preventDefault())
  await act(async () => form().requestSubmit())
  await act(async () =>
    setWaitingRequest({ why: 'ours', what: 'form', form: form(), again: () => {} }),
  )
  await wait(2_100)
  expect(bodies()).toEqual(['text=Doors'])
})
