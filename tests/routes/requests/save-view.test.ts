import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, signIn } from '#tests/fixtures/people'
import { listViews } from '~/features/saved-views/list-views.server'
import { action, loader } from '~/routes/requests/save-view'

test('REQ-35 a view is of the list that the address of its form names, whatever the form says', async () => {
  const person = makeEmployee()
  const cookie = await signIn(person)
  const url = '/requests/views?path=/requests/paused&priority=high'
  const { data } = await callLoader(loader, { url, cookie })
  expect(data).toMatchObject({ path: '/requests/paused', filters: { priority: 'high' } })
  const form = { name: 'Paused', path: '/requests/all' }
  const { location } = await callAction(action, { url, cookie, form })
  expect(location).toMatch(/^\/requests\/paused\?priority=high&view=/)
  expect(listViews(actorOf(person), 'request')).toMatchObject([
    { name: 'Paused', path: '/requests/paused', filters: { priority: 'high' } },
  ])
  // What the form of the panel has is meant, also where it takes something off.
  const chosen = { name: 'Of Nadia', status: 'paused', client: 'Nadia', from: '' }
  await callAction(action, { url, cookie, form: chosen })
  expect(listViews(actorOf(person), 'request')).toMatchObject([
    { name: 'Of Nadia', filters: { status: 'paused', client: 'Nadia' } },
    { name: 'Paused' },
  ])
  expect(listViews(actorOf(person), 'request')[0]?.filters).not.toHaveProperty('priority')
})
