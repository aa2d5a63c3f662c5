import { expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { action } from '~/routes/admin/users/delete'

test('USER-19 someone who deletes somebody out of a narrowed list is led back to that list', async () => {
  const cookie = await signIn(makeUser({ role: 'admin' }))
  const deletedAt = async (query: string) => {
    const user = makeUser()
    const url = `/admin/users/${user.id}/delete${query}`
    const { location } = await callAction(action, { url, params: { user: user.id }, cookie })
    expect(reread(user)).toBeUndefined()
    return location
  }
  expect(await deletedAt('?q=ann&flag=manageOrders')).toBe('/admin/users?q=ann&flag=manageOrders')
  // From the screen of a person that is gone only the list is left.
  expect(await deletedAt('?from=user')).toBe('/admin/users')
})
