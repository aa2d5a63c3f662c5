import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn, viewer } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { newId } from '~/platform/ids.server'
import { action as message } from '~/routes/requests/messages'
import { action as note } from '~/routes/requests/notes'
import Request, { loader as request } from '~/routes/requests/request'
import Assign, { loader as assign } from '~/routes/work-items/assign'
import Followers, { loader as followers } from '~/routes/work-items/followers'

const client = makeUser({ role: 'client' })
const admin = makeUser({ role: 'admin', fullName: 'Ingrid Solberg' })
const elif = makeEmployee({ fullName: 'Elif Varga' })
const ben = makeEmployee({ fullName: 'Ben Ode' })
const cookie = await signIn(admin)
const form = makeOrderForm()
const type = makeType()

/** What is sent and the label of each choice of a form, and whether it is made. */
function choicesOf(html: string, kind: string) {
  const found = html.matchAll(/<label class="choice[^>]*>\s*<input ([^>]*)>(.*?)<\/label>/gs)
  return [...found].flatMap(([, of = '', label = '']) =>
    of.includes(`type="${kind}"`)
      ? [`${label.replace(/<[^>]+>/g, ' ').trim()}${/checked/.test(of) ? ', chosen' : ''}`]
      : [],
  )
}
const people = (choices: string[]) => choices.map((one) => one.replace(/^[A-Z?]{1,2} +/, ''))

/** A dialog of a work item as the server draws it, without script. */
async function dialog(Screen: () => unknown, loader: unknown, path: string, query = '') {
  const [, area, id = ''] = path.split('/')
  const params: Record<string, string> = area === 'orders' ? { order: id } : { request: id }
  const call = { url: `${path}${query}`, params, cookie }
  const { data } = await callLoader(loader as typeof assign, call)
  return screenDrawn(createElement(Screen as never), call.url, data)
}

test.each([
  ['requests', () => storeRequest(type, client.id)],
  ['orders', () => storeOrderRow(form, client.id)],
] as const)('UI-33 who gets a piece of %s is searched for and chosen', async (area, make) => {
  const path = `/${area}/${make().id}/assign`
  const html = await dialog(Assign, assign, path)
  expect(html).toMatch(/<input type="search"[^>]* name="q"/)
  expect(html).toMatch(/<button type="submit" formMethod="get"/i)
  expect(html).not.toContain('<select')
  // A small studio is seen at once.
  expect(people(choicesOf(html, 'radio'))).toEqual([
    'No one, chosen',
    'Ben Ode',
    'Elif Varga',
    'Ingrid Solberg',
  ])
  const query = `?q=varg&assignee=${ben.id}&version=1`
  const found = people(choicesOf(await dialog(Assign, assign, path, query), 'radio'))
  expect(found).toEqual(['Ben Ode, chosen', 'No one', 'Elif Varga'])
  expect(await dialog(Assign, assign, path, '?q=zzz')).toContain('No user found')
})

test.each([
  ['requests', () => storeRequest(type, client.id)],
  ['orders', () => storeOrderRow(form, client.id)],
] as const)('UI-33 who follows a piece of %s is searched for and ticked', async (area, make) => {
  const path = `/${area}/${make().id}/followers`
  const html = await dialog(Followers, followers, path)
  expect(html).toMatch(/<input type="search"[^>]* name="q"/)
  const query = `?q=varg&followers=${ben.id}&followers=${admin.id}&version=7&v=2`
  const searched = await dialog(Followers, followers, path, query)
  expect(people(choicesOf(searched, 'checkbox'))).toEqual([
    'Ben Ode, chosen',
    'Ingrid Solberg, chosen',
    'Elif Varga',
  ])
  // A search is no new look at what others have changed meanwhile, and forgets no view.
  expect(searched).toContain('name="version" value="7"')
  expect(searched).toContain('name="v" value="2"')
})

test.each([
  ['message', message, 'messages'],
  ['note', note, 'notes'],
] as const)(
  'UI-33 whom a %s tells is searched for; its words and ticks are kept',
  async (kind, action, view) => {
    const { id } = storeRequest(type, client.id, { assigneeId: elif.id })
    const given = new FormData()
    const values = { key: newId(), text: 'Look at this', format: 'text', seen: '', version: '1' }
    for (const [name, value] of Object.entries(values)) given.set(name, value)
    given.set('mention', elif.id)
    given.set('whom', 'zzz')
    given.set('intent', 'people')
    const url = `/requests/${id}/${view}`
    const answer = await callAction(action as typeof message, {
      url,
      params: { request: id },
      cookie,
      form: given,
    })
    const to = answer.headers.get('location') ?? ''
    expect(to).toContain('zzz')
    const call = { url: to, params: { request: id }, cookie }
    const { data } = await callLoader(request, call)
    const html = await screenDrawn(createElement(Request), call.url, data, null, {
      ...viewer,
      ...actorOf(admin),
    } as never)
    const part = html
      .split('<form')
      .find((one) => one.includes(`aria-label="${kind === 'note' ? 'Note' : 'Message'}"`))
    expect(part).toContain('Look at this')
    expect(part).toContain('No user found')
    expect(choicesOf(part ?? '', 'checkbox')).toEqual(['Elif Varga, chosen'])
  },
)
