import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { asResponse, get } from '#tests/fixtures/requests'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { loader } from '~/routes/files/file'

const ask = async (folder: string, file: string, headers: HeadersInit = {}) =>
  asResponse(await get(loader, `/files/${folder}/${file}`, { params: { folder, file }, headers }))

async function stored(content: string, ending: string) {
  const name = newFileName(ending)
  await files.put('logos', name, Buffer.from(content))
  return name
}

test('FILE-03 a logo is served for ever, with its type, a tag and nosniff', async () => {
  const name = await stored('picture', 'png')
  const answer = await ask('logos', name)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('picture')
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const tag = answer.headers.get('ETag') ?? ''
  expect((await ask('logos', name, { 'If-None-Match': tag })).status).toBe(304)
})

test('an SVG can do nothing when it is opened by itself', async () => {
  const answer = await ask('logos', await stored('<svg/>', 'svg'))
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/)
})

test('ranges: a part, the end, past the end', async () => {
  const name = await stored('0123456789', 'png')
  const part = await ask('logos', name, { Range: 'bytes=2-4' })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10')
  const end = await ask('logos', name, { Range: 'bytes=-3' })
  expect([end.status, await end.text()]).toEqual([206, '789'])
  const past = await ask('logos', name, { Range: 'bytes=10-' })
  expect([past.status, past.headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
})

test.each([
  ['logos', '../../panelry.db'],
  ['logos', '..%2f..%2fpanelry.db'],
  ['logos', '/etc/passwd'],
  ['logos', 'C:\\windows.ini'],
  ['logos', 'nothing-here.png'],
  ['logos', `${'a'.repeat(5_000)}.png`],
  ['logos', 'a\0.png'],
  ['..', 'panelry.db'],
  ['__proto__', 'a.png'],
  ['unknown', 'a.png'],
])('bad input: %s/%s is not there', async (folder, file) => {
  const params = { folder, file }
  expect(asResponse(await get(loader, '/files/x/y', { params })).status).toBe(404)
})

test('a private folder shows nothing to anybody without a rule', async () => {
  const name = newFileName('pdf')
  await files.put('attachments', name, Buffer.from('secret'))
  expect((await ask('attachments', name)).status).toBe(404)
})

test('FILE-12 a missing picture is answered with a drawn placeholder', async () => {
  const answer = await ask('logos', newFileName('png'), { 'Sec-Fetch-Dest': 'image' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await answer.text()).toContain('<svg')
})

test('a file that is not there: a page for anyone who opens it, a picture for a picture, else a sentence', async () => {
  const params = { folder: 'logos', file: 'gone.png' }
  const asked = (headers: HeadersInit) => {
    const request = new Request('http://localhost/files/logos/gone.png', { headers })
    const context = {
      address: '203.0.113.7',
      errorScreen: async (_: Request, { error }: AppLoadContext) =>
        new Response(`screen ${error?.status}`, { status: error?.status ?? 500 }),
    }
    return loader({ request, params, context } as unknown as LoaderFunctionArgs).catch(
      (thrown: unknown) => thrown,
    ) as Promise<Response>
  }
  const opened = await asked({ Accept: 'text/html', 'Sec-Fetch-Dest': 'document' })
  expect([opened.status, await opened.text()]).toEqual([404, 'screen 404'])
  const shown = await asked({ Accept: 'image/avif,*/*', 'Sec-Fetch-Dest': 'image' })
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([404, 'image/svg+xml'])
  const fetched = await asked({ Accept: '*/*', 'Sec-Fetch-Dest': 'empty' })
  expect([fetched.status, fetched.headers.get('Content-Type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ])
})
