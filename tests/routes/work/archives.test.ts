import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeWorld } from '#tests/fixtures/access-world'
import { callLoader } from '#tests/fixtures/http'
import { loader } from '~/routes/requests/archive'

test('a person downloads two archives at once, and a third when one has ended or was left', async () => {
  const { request, cookies } = await makeWorld()
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
  expect(await third.response?.text()).toContain('You are downloading 2 archives already.')
  expect((await ask(cookies.employee)).status).toBe(200)
  await first.response?.body?.cancel()
  const fourth = await ask(cookies.client)
  expect(fourth.status).toBe(200)
  const bytes = (await fourth.response?.arrayBuffer()) ?? new ArrayBuffer()
  expect(Object.keys(unzipSync(new Uint8Array(bytes)))).toEqual(['brief.pdf'])
  expect((await ask(cookies.client)).status).toBe(200)
})
