import { expect, test } from 'vitest'
import { handleDataRequest } from '~/entry.server'

const answered = (status: number, retryAfter?: number) =>
  handleDataRequest(new Response(null, { status }), {
    request: new Request('http://localhost/'),
    params: {},
    context: { retryAfter } as never,
  }).headers.get('Retry-After')

test('someone who comes too often, or while there is no room, hears when to come again', () => {
  expect([answered(429, 900), answered(503, 5)]).toEqual(['900', '5'])
  expect([answered(429), answered(503)]).toEqual(['60', '60'])
  expect([answered(200, 5), answered(400, 5)]).toEqual([null, null])
})
