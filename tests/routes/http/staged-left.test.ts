import { expect, test, vi } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { field, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { drafts, messages } from '~/db/schema'
import { newId } from '~/platform/ids.server'
import { action as message } from '~/routes/requests/messages'

const released = vi.hoisted(() => vi.fn())

vi.mock('~/platform/files/staged.server', async (original) => {
  const real = await original<typeof import('~/platform/files/staged.server')>()
  const clear = () => Promise.reject(new Error('disk I/O error'))
  return { ...real, stageFiles: () => ({ ...real.stageFiles(), clear }) }
})
vi.mock('~/admission/acquire-slot.server', async (original) => {
  const real = await original<typeof import('~/admission/acquire-slot.server')>()
  const acquireSlot: typeof real.acquireSlot = (...given) => {
    const slot = real.acquireSlot(...given)
    if (!slot) return null
    const release = () => {
      released()
      slot.release()
    }
    return { ...slot, release }
  }
  return { ...real, acquireSlot }
})

test('a disk that does not let go of what a form staged keeps neither its slot nor its answer', async () => {
  const client = makeUser({ role: 'client' })
  const { id } = storeRequest(makeType({}, [field({ id: 'name' })]), client.id)
  const form = new FormData()
  const values = {
    intent: 'send',
    key: newId(),
    text: 'See this',
    format: 'text',
    seen: '',
    version: '1',
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  form.append('files', new File(['a'], 'a.txt'))
  const { status } = await callAction(message, {
    url: `/requests/${id}/messages`,
    params: { request: id },
    cookie: await signIn(client),
    form,
  })
  expect(status).toBe(303)
  expect(released).toHaveBeenCalledTimes(1)
  expect(db.select().from(messages).all().length + db.select().from(drafts).all().length).toBe(1)
})
