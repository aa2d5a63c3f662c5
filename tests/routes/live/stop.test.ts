import { expect, test } from 'vitest'
import { listenTo, serveLive } from '#tests/fixtures/live'
import { makeUser, signIn } from '#tests/fixtures/people'
import { endStreams } from '~/features/live/hub.server'

// @alone: a process that has ended its streams takes no new ones.
test('a stop ends the streams and says when to come back', async () => {
  const server = await serveLive()
  const cookie = await signIn(makeUser())
  const at = `${server.url}/live?topic=user`
  const stream = await listenTo(at, { cookie })
  await stream.opened()
  endStreams()
  await stream.ends()
  expect(Number(stream.frames.at(-1)?.retry)).toBeGreaterThanOrEqual(1000)
  expect((await listenTo(at, { cookie })).status).toBe(503)
  await server.stop()
})
