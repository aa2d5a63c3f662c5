import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { newId } from '~/platform/ids.server'
import StatusDialog, { action, loader } from '~/routes/work-items/status'

test('REQ-50 a client whose answer comes after a change reads both statuses, and their words as their own alone', async () => {
  const client = makeUser({ role: 'client' })
  const { id } = storeRequest(makeType(), client.id, { status: 'pending_review' })
  const staff = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
  changeRequestStatus(staff, { requestId: id, action: 'escalated', version: 1 })
  const url = `/requests/${id}/status`
  const call = { url, params: { request: id }, cookie: await signIn(client) }
  const words = { key: newId(), seen: '', message: 'Darker, please.' }
  const form = { ...words, action: 'ask_for_changes', version: '1' }
  const refused = await callAction(action, { ...call, form })
  expect(refused.status).toBe(409)
  const { data } = await callLoader(loader, call)
  const html = await screenDrawn(createElement(StatusDialog), url, data, refused.data)
  expect(html).toContain('Saved: Escalated. Yours: Ask for changes.')
  expect(html).toContain('<dd>Yours: Darker, please.</dd>')
})
