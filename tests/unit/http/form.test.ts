import { expect, test } from 'vitest'
import { readForm } from '~/routes/http/form.server'

const post = (body: string | FormData, type?: string) =>
  readForm(
    new Request('http://localhost:3000/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type ?? 'application/x-www-form-urlencoded' },
    }),
  )
const multipart = (n: number, value: string) =>
  `${Array.from({ length: n }, (_, i) => `--x\r\nContent-Disposition: form-data; name="a${i}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`
const withFiles = 'multipart/form-data; boundary=x'

test('a form with thousands of fields is refused before it is read', async () => {
  const refused = { code: 'form-unreadable', status: 400 }
  await expect(post('a=1&'.repeat(2001))).rejects.toMatchObject(refused)
  await expect(post(multipart(2001, 'v'), withFiles)).rejects.toMatchObject(refused)
  expect((await post('a=1&'.repeat(2000))).getAll('a')).toHaveLength(2000)
  expect([...(await post(multipart(2000, 'v'), withFiles)).keys()]).toHaveLength(2000)
})

test('the limit of a file is not that of text', async () => {
  const refused = { code: 'form-too-large', status: 413 }
  await expect(post(multipart(2, 'v'.repeat(600_000)), withFiles)).rejects.toMatchObject(refused)
})

test('what is meant for the form library does not reach it', async () => {
  const form = await post('__intent__=x&__state__=%7B&email=a')
  expect([...form.keys()]).toEqual(['email'])
})
