import { expect, test } from 'vitest'
import { actorOf, makeEmployee, signIn } from '#tests/fixtures/people'
import { getViewer } from '~/features/accounts/viewer.server'
import { manageFlags } from '~/permissions/vocabulary'

test('an actor has the id and rights of its person, and nothing else of their row', async () => {
  const user = makeEmployee({ manageOrders: true })
  const request = new Request('http://localhost/', { headers: { Cookie: await signIn(user) } })
  const viewer = await getViewer({ request, context: { cspNonce: '', address: '' } })
  expect(viewer.user).toEqual(user)
  expect(Object.keys(viewer.actor).toSorted()).toEqual(
    ['kind', 'id', 'role', 'organization', ...manageFlags].toSorted(),
  )
  expect(actorOf(user)).toMatchObject(viewer.actor)
})
