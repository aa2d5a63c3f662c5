import { resolve } from 'node:path'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { requestTo } from '#tests/fixtures/access-requests'
import { addressOf, type Handlers, places } from '#tests/fixtures/access-walk'
import { makeWorld, type World } from '#tests/fixtures/access-world'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { undone } from '#tests/fixtures/undone'
import { db, sqlite } from '~/db/client.server'
import { projects } from '~/db/schema'
import { type Forms, restores } from '~/features/form-input/restored'
import routes from '~/routes'

type Module = Required<Handlers> & { action: { forms?: Forms }; default: ComponentType }
type Field = { name: string; required: boolean; words: boolean }

let world: World
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makeWorld()
  // Visitors may comment.
  db.update(projects).set({ shareComments: true }).run()
})

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** The forms of a screen that it answers itself: what somebody fills in, and what is sent along. */
const formsIn = (html: string, path: string) =>
  [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, tag = '']) => {
      const to = (attribute(tag, 'action') ?? path).replaceAll('&amp;', '&')
      return attribute(tag, 'method') === 'post' && to.split('?')[0] === path.split('?')[0]
    })
    .map(([, , inside = '']) => {
      const fields: Field[] = []
      const hidden: Record<string, string> = {}
      const controls = inside.matchAll(/<(input|textarea|select)([^>]*)>(<option value="")?/g)
      for (const [, kind, tag = '', empty] of controls) {
        // A list without an empty choice always has an answer.
        if (kind === 'select' && !empty) continue
        const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type') ?? '']
        if (name && type === 'hidden') hidden[name] = attribute(tag, 'value') ?? ''
        const typed = !/^(hidden|checkbox|radio|file)$/.test(type)
        const words = kind === 'textarea' || (kind === 'input' && /^(text|email|url|)$/.test(type))
        if (name && typed) fields.push({ name, required: / required=""/.test(tag), words })
      }
      return { fields, hidden }
    })

/** Sends the forms of a screen, each time without one of its fields. @returns a line for each field */
async function asked(pattern: string, { loader, action, default: element }: Module) {
  const lines: { field: string; marked: boolean; missed: boolean; silent: boolean }[] = []
  for (const visitor of ['admin', 'guest'] as const) {
    await undone(async () => {
      const { params, query = '', form = {} } = requestTo(pattern, world, visitor, 'project')
      const url = addressOf(pattern, params) + query
      const call = { url, params, cookie: world.cookies[visitor] }
      const shown = await callLoader(loader, call)
      if (shown.status !== 200 || shown.response) return
      for (const { fields, hidden } of formsIn(
        await screenDrawn(createElement(element), url, shown.data),
        url,
      )) {
        expect(hidden.key, `${pattern} has a key`).not.toBe('')
        for (const { name, required, words } of fields) {
          const sent = { ...form, ...hidden, [name]: '' }
          const { data } = await callAction(action, { ...call, form: sent })
          const { result } = (data ?? {}) as { result?: { error?: Record<string, unknown> } }
          const missed = Boolean(result?.error?.[name])
          const silent = words && restores(action.forms ?? [], name) === undefined
          lines.push({ field: `${pattern} ${name}`, marked: required, missed, silent })
        }
      }
    })
    if (lines.length > 0) break
  }
  return lines
}

/** Forms whose required field is checked by the server alone: a missing word costs no solved captcha. */
const elsewhere = /^\/projects\/:id\/delete /

test('a field that a form must have is marked as required, and no other; a key has a value', async () => {
  const lines: Awaited<ReturnType<typeof asked>> = []
  for (const { pattern, file } of places(routes)) {
    const {
      loader,
      action,
      default: element,
    } = await import(/* @vite-ignore */ resolve('app', file))
    if (loader && action && element) {
      lines.push(...(await asked(pattern, { loader, action, default: element })))
    }
  }
  expect(lines.length).toBeGreaterThan(100)
  const wrong = lines.filter(
    ({ field, marked, missed }) => !elsewhere.test(field) && marked !== missed,
  )
  expect(wrong).toEqual([])
  // What is written into a form is given back when what it is for is gone, or is said not to be.
  expect(lines.filter(({ silent }) => silent).map(({ field }) => field)).toEqual([])
}, 120_000)
