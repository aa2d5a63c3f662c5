import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { usedFiles } from '#tests/fixtures/files'
import { callLoader } from '#tests/fixtures/http'
import { files } from '~/platform/files/files.server'
import { loader } from '~/routes/work-items/archive'

const { request, cookies } = await makeWorld()

test('a person downloads two archives at once, and a third when one has ended or was left', async () => {
  const ask = (cookie: string) =>
    callLoader(loader, {
      ...{
        url: `/requests/${request.id}/attachments.zip`,
        params: { request: request.id },
        cookie,
      },
    })
  const [first, second] = [await ask(cookies.client), await ask(cookies.client)]
  expect([first.status, second.status]).toEqual([200, 200])
  const third = await ask(cookies.client)
  expect(third.status).toBe(429)
  // As words: no screen is drawn around a file, and the framework would say *Unexpected Server Error*.
  expect(third.headers.get('Content-Type')).toContain('text/plain')
  expect(await third.response?.text()).toContain('You are already downloading 2 archives.')
  expect((await ask(cookies.employee)).status).toBe(200)
  await first.response?.body?.cancel()
  const fourth = await ask(cookies.client)
  expect(fourth.status).toBe(200)
  const bytes = (await fourth.response?.arrayBuffer()) ?? new ArrayBuffer()
  expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toEqual(['brief.pdf'])
  expect((await ask(cookies.client)).status).toBe(200)
})

test('FILE-09 an archive that lacks a file says so', async () => {
  for (const { folder, file } of usedFiles()) await files.remove(folder, file)
  const answer = await callLoader(loader, {
    url: `/requests/${request.id}/attachments.zip`,
    params: { request: request.id },
    cookie: cookies.admin,
  })
  const found = unzipSync(new Uint8Array((await answer.response?.arrayBuffer()) ?? []))
  expect(Object.keys(found)).toEqual(['! Missing files.txt'])
  expect(Buffer.from(found['! Missing files.txt'] ?? []).toString()).toContain('- brief.pdf')
})
