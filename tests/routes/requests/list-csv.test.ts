import { expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { requestErrors } from '~/messages/requests'
import { loader as screen } from '~/routes/requests/list'
import { loader as file } from '~/routes/requests/list-csv'

test('REQ-34 the file of a list as it was refuses a moment as the list does: no rows of today', async () => {
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  for (const [at, why] of [
    ['gestern', requestErrors['no-moment']],
    [tomorrow, requestErrors['moment-ahead']],
  ] as const) {
    const list = await callLoader(screen, { url: `/requests?at=${at}`, cookie })
    expect(list.status).toBe(400)
    expect(await list.response?.json()).toMatchObject({ time: { error: why } })
    const { response } = await callLoader(file, { url: `/requests/list.csv?at=${at}`, cookie })
    expect([response?.status, await response?.text()]).toEqual([400, why])
  }
  const { response } = await callLoader(file, {
    url: '/requests/list.csv?at=2020-01-01T00:00',
    cookie,
  })
  expect([response?.status, response?.headers.get('Content-Type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ])
})
