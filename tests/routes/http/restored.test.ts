import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { places } from '#tests/fixtures/access-walk'
import { bindRoute } from '#tests/fixtures/bind-route'
import { callAction } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { boxField, requiredText, versionField } from '~/features/form-input/fields.server'
import { type Forms, fieldsOf, restoreOf, restores } from '~/features/form-input/restored'
import routes from '~/routes'
import { act } from '~/routes/http/screen-and-act.server'

type Module = { action?: { forms: Forms } }

/** The fields of all forms that actions take, each with the address and its name. */
async function fieldsOfAll() {
  const found: { address: string; name: string; field: z.ZodType }[] = []
  for (const { pattern, file } of places(routes)) {
    const { action }: Module = await import(/* @vite-ignore */ resolve('app', file))
    for (const form of action?.forms ?? []) {
      for (const [name, field] of fieldsOf(form)) found.push({ address: pattern, name, field })
    }
  }
  return found
}

/** What people write: a field that keeps one of these, alone or in a list, is no choice or figure. */
const samples = ['Dark, please', 'mira@panelry.example', 'https://panelry.example', '#283f97']
const takesWords = (field: z.ZodType) =>
  samples.some((text) =>
    [text, [text]].some((sent) => JSON.stringify(field.safeParse(sent).data ?? '').includes(text)),
  )

/** Fields that came back before each schema said it itself. */
const known =
  /^(text|message|reason|name|\w+Name|label|url|username|email|\w+Email|employeeRole|description|includes|autoResponse|notes?|told|entries|options|keywords|tags|shortcode|css|webhook|csv)$/

const secret = /password|captcha|turnstile|token|code$|^key$|^version$|^invitation$/i

test('every field that takes words says whether they are given back, and no secret is', async () => {
  const fields = await fieldsOfAll()
  expect(fields.length).toBeGreaterThan(250)
  const told = (wrong: typeof fields) => wrong.map(({ address, name }) => `${address} ${name}`)
  const given = fields.filter(({ field }) => restoreOf(field) === true)
  expect(
    told(fields.filter(({ field }) => takesWords(field) && restoreOf(field) === undefined)),
  ).toEqual([])
  expect(told(given.filter(({ name }) => secret.test(name) && name !== 'shortcode'))).toEqual([])
  expect(
    told(fields.filter(({ name, field }) => known.test(name) && restoreOf(field) !== true)),
  ).toEqual([])
  expect(new Set(given.map(({ name }) => name)).size).toBeGreaterThan(20)
}, 240_000)

test('what is written into the questions of a form that somebody built is given back', async () => {
  const { action: request } = await import('~/routes/create-request/details')
  const { action: order } = await import('~/routes/create-order/create-order')
  for (const { forms } of [request, order]) {
    expect(restores(forms, 'answer-goals')).toBe(true)
    expect(restores(forms, 'formVersion')).toBeUndefined()
  }
  expect([restores(order.forms, 'fullName'), restores(order.forms, 'password')]).toEqual([
    true,
    false,
  ])
})

test('a new field of words comes back under whatever name, choices and keys do not', async () => {
  const schema = z
    .object({
      slogan: requiredText(100),
      lines: z.array(requiredText(100)).default([]),
      loud: boxField,
      version: versionField,
    })
    .refine(({ slogan }) => slogan !== 'None')
  const action = bindRoute(
    'admin/users/new.tsx',
    act(schema, () => null),
  )
  const form = { slogan: 'Doors that last', lines: ['Oak', 'Ash'], loud: 'on', version: '3' }
  const answer = await callAction(action, {
    url: '/admin/users/new',
    cookie: await signIn(makeUser({ role: 'client' })),
    form,
  })
  expect(answer).toMatchObject({
    status: 403,
    data: { kept: { text: 'Doors that last\n\nOak\n\nAsh', files: [] } },
  })
})
