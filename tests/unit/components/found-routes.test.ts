import { expect, test } from 'vitest'
import { hasRoutes, readRoutes } from '~/components/shell/found-routes'

const id = '01a20188-3e36-7449-9d22-d4f1e4f1fc37'
const asking = (path: string) => new URL(`http://localhost/__manifest?p=${path}&version=1`)
const answer = () => Response.json({ root: {}, shortcuts: { parentId: 'root' } })
const router = [{ id: 'root', children: [{ id: 'shortcuts' }] }]

test('routes are known when the router has them, not when the server named them', async () => {
  const url = asking(`/projects/${id}/shortcuts`)
  expect(hasRoutes(url, router)).toBe(false)
  expect(await (await readRoutes(url, answer())).json()).toHaveProperty('shortcuts')
  expect(hasRoutes(url, [{ id: 'root' }])).toBe(false)
  expect(hasRoutes(url, router)).toBe(true)
  expect(hasRoutes(asking(`/projects/${id.replaceAll('1', '2')}/shortcuts`), router)).toBe(true)
})

test('routes that are not wanted any more when they have arrived are not handed on', async () => {
  const url = asking('/given-up')
  const control = new AbortController()
  const late = answer()
  const read = readRoutes(url, late, control.signal)
  control.abort(new Error('gone'))
  await expect(read).rejects.toThrow('gone')
  expect(hasRoutes(url, router)).toBe(false)
})

test('what was read is handed on before anything else can happen', async () => {
  const read = await readRoutes(asking('/quick'), answer())
  let other = false
  setImmediate(() => {
    other = true
  })
  await read.json()
  expect(other).toBe(false)
})
