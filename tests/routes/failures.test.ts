import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { drawn } from '#tests/fixtures/draw'
import { refreshQuietly } from '~/components/ui/quiet-refresh'
import { errorText } from '~/messages/errors'
import { Fault } from '~/platform/faults'
import routes from '~/routes'
import { faultAnswer } from '~/routes/http/fault-answer'
import FaultScreen from '~/routes/http/fault-screen'

const filesOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)])

/** The text of a route file and of what it draws: the screens beside it, however deep. */
function textOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const parts = [...text.matchAll(/from '(\.{1,2}\/[^']+|~\/routes\/[^']+)'/g)]
  const paths = parts.flatMap(([, from = '']) => {
    const path = from.startsWith('~') ? from.replace('~', 'app') : join(dirname(file), from)
    return [`${path}.tsx`, `${path}.ts`].filter((name) => existsSync(name))
  })
  return [text, ...paths.map((path) => textOf(path, seen))].join('\n')
}

/**
 * What takes a post; a path that is no route answers every one with page-not-found, and what script
 * alone posts (presence) answers nothing.
 */
const posted = [...new Set(filesOf(routes))].filter((file) => {
  const text = readFileSync(file, 'utf8')
  return /export const action = act\((?!'\*')/.test(text) && !text.includes('status: 204')
})

test.each(posted)('UI-11 %s shows why its post was refused', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/export (\{ (\w+ as )?)?default/)
  expect(text).toMatch(/useFormAnswer\(|useActionData/)
  expect(text).toMatch(/<FormError|<Alert|RefusedScreen|<ConfirmDialog[\s\S]*(error|Error)=\{/)
})

test('UI-11 a refused post of a whole page is said, with the way back', async () => {
  const answer = { ...faultAnswer(new Fault('last-admin', 409)), back: '/admin/users' }
  const html = await drawn(createElement(FaultScreen), { answer })
  expect(html).toContain(errorText({ code: 'last-admin', details: {} }))
  expect(html).toContain('role="alert"')
  expect(html).toContain('href="/admin/users"')
})

test('UI-11 a background fetch that fails is logged and leaves the screen alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refresh = vi.fn()
  await refreshQuietly(() => Promise.reject(new TypeError('Failed to fetch')), refresh)
  await refreshQuietly(async () => ({ ok: false, status: 503 }), refresh)
  expect(refresh).not.toHaveBeenCalled()
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'background refresh failed',
    'background refresh failed',
  ])
  await refreshQuietly(async () => ({ ok: true, status: 200 }), refresh)
  expect(refresh).toHaveBeenCalledOnce()
  log.mockRestore()
})
