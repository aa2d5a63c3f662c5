import { afterEach, expect, test, vi } from 'vitest'
import { answerHeaders } from '~/components/ui/upload-fetch'
import { beginUpload, shares, uploadList } from '~/components/ui/uploads'

afterEach(() => {
  vi.useRealTimers()
  for (const { id } of uploadList.current()) uploadList.dismiss(id)
})

test('files travel one after the other', () => {
  expect(shares([100, 300], 50)).toEqual([0.5, 0])
  expect(shares([100, 300], 250)).toEqual([1, 0.5])
  expect(shares([100, 0, 300], 900)).toEqual([1, 1, 1])
})

test('FILE-10 a stored file leaves the panel after three seconds', () => {
  vi.useFakeTimers()
  const upload = beginUpload([{ name: 'a.png', size: 10 }])
  upload.sent(5)
  expect(uploadList.current()).toMatchObject([{ name: 'a.png', done: 0.5, state: 'sending' }])
  upload.stored()
  vi.advanceTimersByTime(2999)
  expect(uploadList.current()).toMatchObject([{ done: 1, state: 'stored' }])
  vi.advanceTimersByTime(1)
  expect(uploadList.current()).toEqual([])
})

test('FILE-11 a failed file stays, with its error, until it is dismissed', () => {
  vi.useFakeTimers()
  beginUpload([{ name: 'b.png', size: 10 }]).failed('lost')
  vi.advanceTimersByTime(60_000)
  const [entry] = uploadList.current()
  expect(entry).toMatchObject({ name: 'b.png', state: 'failed', failure: 'lost' })
  uploadList.dismiss(entry?.id ?? 0)
  expect(uploadList.current()).toEqual([])
})

test('FILE-11 a file that is sent again takes the place of its failed entry', () => {
  vi.useFakeTimers()
  const send = () => beginUpload([{ name: 'b.png', size: 10 }])
  beginUpload([{ name: 'b.png', size: 11 }]).failed('refused')
  send().failed('lost')
  send().failed('lost')
  expect(uploadList.current()).toMatchObject([{ size: 11 }, { size: 10, state: 'failed' }])
  send().stored()
  vi.advanceTimersByTime(3000)
  expect(uploadList.current()).toMatchObject([{ size: 11 }])
  uploadList.dismiss(uploadList.current()[0]?.id ?? 0)
})

test('FILE-11 a file that the form left out stays with its error beside those that are stored', () => {
  vi.useFakeTimers()
  beginUpload(['a.svg', 'b.svg'].map((name) => ({ name, size: 10 }))).stored([1])
  expect(uploadList.current()).toMatchObject([
    { state: 'stored' },
    { name: 'b.svg', state: 'failed', failure: 'left-out' },
  ])
  vi.advanceTimersByTime(3000)
  expect(uploadList.current().map(({ name }) => name)).toEqual(['b.svg'])
})

test('FILE-11 each of several refused files has its own part of the reason', () => {
  const upload = beginUpload(
    ['a.svg', 'b.svg', 'c.svg'].map((name) => ({ name, size: 10 })),
    '/x',
  )
  upload.failed('refused', 'a.svg: no variant.\nb.svg: too large.')
  expect(uploadList.current().map(({ reason }) => reason)).toEqual([
    'no variant.',
    'too large.',
    undefined,
  ])
  // A reason that names none of them is all theirs.
  upload.failed('refused', 'Please choose a file.')
  expect(uploadList.current()[2]?.reason).toBe('Please choose a file.')
  // What a form refused is over once it has taken others; another form's is not.
  beginUpload([{ name: 'd.svg', size: 10 }], '/y').failed('refused')
  beginUpload([{ name: 'left-dark.svg', size: 10 }], '/x').stored()
  expect(uploadList.current().map(({ name }) => name)).toEqual(['d.svg', 'left-dark.svg'])
})

test('the headers of an answer are read line by line', () => {
  const headers = answerHeaders('content-type: text/x-script\r\nX-Remix-Response: yes\r\n\r\n')
  expect(headers.get('Content-Type')).toBe('text/x-script')
  expect(headers.get('x-remix-response')).toBe('yes')
})
