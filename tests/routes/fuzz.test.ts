import { resolve } from 'node:path'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { afterAll, expect, test } from 'vitest'
import { guestWith, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'
import { findPages } from '~/features/pages/find-pages.server'
import routes from '~/routes'

const files = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...files(children)])
const milliseconds = 100
const most = 400

/** The same numbers in every run: a body that fails, fails again. */
function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (p: number) => next() < p,
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  }
}

const names =
  'name email fullName password confirmPassword currentPassword code token key redirectTo version revision role ownerId organization id p s page section panelId orientation color type scope after to place parentId position home nonNavigation header footer primaryColor secondaryColor folderId kind logo intent session slot mode a[0] user[] rows[1].email'.split(
    ' ',
  )
/** Any of these has the whole form refused, so that they are rare. */
const oddNames =
  '__proto__ constructor toString a[999] a[b][c][d] a.b.c [] a[700][700] a[0].b[0]'.split(' ')
const values = [
  '',
  ' ',
  '0',
  '-1',
  '9',
  '1e400',
  'NaN',
  '9'.repeat(40),
  'null',
  'true',
  'on',
  'up',
  'end',
  'left',
  'dark',
  '#fff',
  'red',
  'body',
  'header',
  'global',
  'custom',
  'a@example.com',
  '../../x',
  '//evil.example',
  ':::',
  '%',
  '\u0000',
  '\u202e\ud800',
  '💩'.repeat(99),
  "' or 1=1 --",
  '<script>',
  '{"$gt":""}',
  '__proto__',
  'x'.repeat(5000),
  'x'.repeat(300_000),
]
/** Half of a surrogate pair comes in no address: what is decoded there is UTF-8. */
const inAddresses = values.filter((value) => !/\p{Surrogate}/u.test(value))
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
]

for (const [index, file] of [...new Set(files(routes))].entries()) {
  const { action } = await import(/* @vite-ignore */ resolve('app', file))
  if (!action) continue

  test(`${file} answers any form without failing`, async () => {
    // With a password: without one the account could be deleted by any form.
    const owner = makeUser({ password: 'salt marsh 7' })
    const project = makeProject({ ownerId: owner.id })
    const guests = makeProject()
    const cookies = ['', 'panelry_session=x; panelry_guest=%E0%A4', await guestWith(guests.id)]
    const ids = [project.id, guests.id]
    const { pick, chance } = numbers(index + 1)
    const errors: string[] = []
    const end = performance.now() + milliseconds
    let sent = 0
    while (sent < most && (sent < 20 || performance.now() < end)) {
      sent += 1
      if (sent % 40 === 1) cookies[3] = await signIn(owner)
      const id = pick(ids)
      // An action before this one may have deleted every page.
      const page = pick(findPages(id)) ?? makePage(id)
      const section =
        sent % 10 === 1 ? makeSection({ id: page.id, projectId: id }).id : pick(inAddresses)
      const known = [...values, id, page.id, section]
      const form = new URLSearchParams()
      for (const name of names) {
        if (chance(0.4)) form.append(name, pick(known))
        if (chance(0.03)) form.append(name, pick(known))
      }
      if (chance(0.05)) form.append(pick(oddNames), pick(known))
      if (chance(0.7)) form.set('p', page.id)
      const odd = chance(0.1)
      const params = {
        id: chance(0.9) ? id : pick(inAddresses),
        page: chance(0.9) ? page.id : pick(inAddresses),
        section,
      }
      const request = new Request(`http://localhost:3000/x?direction=${pick(['redo', '%00'])}`, {
        method: 'POST',
        headers: { Cookie: pick(cookies), ...(odd && { 'Content-Type': pick(types) }) },
        body: odd ? form.toString() : chance(0.2) ? multipart(form) : form,
      })
      const context = { cspNonce: '', address: `192.0.2.${sent % 250}` }
      const failed = await failure(() => action({ request, params, context } as ActionFunctionArgs))
      if (failed) errors.push(`${failed}\n${form.toString().slice(0, 500)}`)
    }
    expect(errors.slice(0, 3)).toEqual([])
  })
}

test('no foreign key dangles afterwards', () => {
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})

afterAll(() => expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok'))

function multipart(fields: URLSearchParams): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('logo', new Blob([fields.get('name') ?? 'x'], { type: 'image/png' }), '../x.png')
  return form
}

/** What was thrown that is no answer, or an answer of 500 and above. */
async function failure(call: () => unknown): Promise<string | null> {
  let value: unknown
  try {
    value = await call()
  } catch (thrown) {
    if (!(thrown instanceof Response) && !(thrown as { init?: unknown })?.init) {
      return String((thrown as Error)?.stack ?? thrown)
    }
    value = thrown
  }
  const status =
    value instanceof Response
      ? value.status
      : ((value as { init?: ResponseInit } | null)?.init?.status ?? 200)
  return status >= 500 ? `answered ${status}` : null
}
