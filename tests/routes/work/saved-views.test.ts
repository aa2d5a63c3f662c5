import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { flashOf } from '#tests/fixtures/answers'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeEmployee, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { savedViews, type User } from '~/db/schema'
import { saveView } from '~/features/saved-views/save-view.server'
import { loader as listOrders } from '~/routes/orders/list'
import { action as deleteView } from '~/routes/work-list/delete-view'
import { action as renameView, loader as viewForm } from '~/routes/work-list/rename-view'
import { action as save } from '~/routes/work-list/save-view'

const manager = makeEmployee({ manageOrders: true })
const viewsOf = async (user: User) => {
  const { data } = await callLoader(listOrders, { url: '/orders', cookie: await signIn(user) })
  return data.views.map(({ name }) => name)
}

test('ORDER-16 a shared view of a list is found by anyone who has that list', async () => {
  const shared = { kind: 'order', filters: {}, shared: true } as const
  saveView(actorOf(manager), { ...shared, name: 'Open', path: '/orders' })
  saveView(actorOf(manager), { ...shared, name: 'Unpaid', path: '/orders/pending-payment' })
  expect(await viewsOf(manager)).toEqual(['Open', 'Unpaid'])
  expect(await viewsOf(makeEmployee())).toEqual(['Open'])
})

test.each(['orders', 'requests'])(
  'REQ-35 a view of %s that is saved from another one is one of its own',
  async (list) => {
    const { location } = await callAction(save, {
      url: `/${list}/views?path=/${list}`,
      cookie: await signIn(manager),
      form: { name: 'Coats', q: 'coat', view: 'another', tab: 'mine' },
    })
    const saved = db.select().from(savedViews).where(eq(savedViews.name, 'Coats')).all()
    const [view] = saved.filter((each) => each.list === list)
    expect(view?.filters).toEqual({ q: 'coat', tab: 'mine' })
    expect(location).toBe(`/${list}?q=coat&tab=mine&view=${view?.id}`)
  },
)

test('REQ-35 a view that is deleted is taken back by a button, where the message has room for it', async () => {
  const remove = async (name: string, filters: Record<string, string>) => {
    const view = saveView(actorOf(manager), {
      ...{ kind: 'order', path: '/orders', shared: false },
      ...{ name, filters },
    })
    const answer = await callAction(deleteView, {
      url: `/orders/views/${view}/delete`,
      params: { view },
      cookie: await signIn(manager),
    })
    expect(flashOf(answer)).toContain('View deleted')
    const flash = answer.headers.getSetCookie().find((line) => line.startsWith('panelry_flash='))
    // A browser leaves out a cookie that is longer, and with it all that it says.
    expect(flash?.length).toBeLessThan(4096)
    return flashOf(answer).includes('"press"')
  }
  expect(await remove('Short', { q: 'coat' })).toBe(true)
  const ids = Array.from({ length: 40 }, (_, n) => `${n}`.padStart(90, 'x')).join(',')
  expect(await remove('Long', { form: ids, tab: 'mine' })).toBe(false)
})

test.each([
  ['requests', 'request'],
  ['orders', 'order'],
] as const)(
  'REQ-35 a view of %s is renamed by its form; what is wrong with the name stands beside it',
  async (list, kind) => {
    const person = makeEmployee({ manageOrders: true })
    const cookie = await signIn(person)
    const view = saveView(actorOf(person), {
      ...{ kind, path: `/${list}`, filters: { q: 'coat' }, shared: true, name: 'Coats' },
    })
    saveView(actorOf(person), { kind, path: `/${list}`, filters: {}, shared: false, name: 'All' })
    const at = { url: `/${list}/views/${view}/rename`, params: { view }, cookie }
    const shown = await callLoader(viewForm, at)
    expect(shown.data).toMatchObject({ name: 'Coats', shared: true, staff: true, kind })
    const version = `${shown.data.version}`
    const send = (name: string) => callAction(renameView, { ...at, form: { name, version } })
    const named = () =>
      db.select().from(savedViews).where(eq(savedViews.id, view)).get() ?? expect.fail()
    for (const [name, status, says] of [
      ['', 400, 'This field is required'],
      [' ', 400, 'This field is required'],
      ['x'.repeat(61), 400, '60'],
      ['All', 409, 'You already have a view with this name.'],
    ] as const) {
      const refused = await send(name)
      expect({ name, status: refused.status }).toEqual({ name, status })
      const { result } = refused.data as { result: { error: Record<string, string[]> } }
      expect(result.error.name?.join()).toContain(says)
      expect(named()).toMatchObject({ name: 'Coats', shared: true })
    }
    const renamed = await send('Coats and hats')
    expect([renamed.status, renamed.location]).toEqual([303, `/${list}?q=coat&view=${view}`])
    expect(named()).toMatchObject({ name: 'Coats and hats', shared: false, filters: { q: 'coat' } })
    const stale = await send('Coats')
    expect(stale.status).toBe(409)
    expect(stale.data).toMatchObject({ stored: { name: 'Coats and hats', shared: false } })
    db.delete(savedViews).where(eq(savedViews.id, view)).run()
    expect((await callLoader(viewForm, at)).status).toBe(404)
    const gone = await send('')
    expect(gone.status).toBe(404)
    expect(await send('Coats')).toMatchObject({
      status: 404,
      data: { kept: { text: 'Coats', files: [] } },
    })
  },
)
