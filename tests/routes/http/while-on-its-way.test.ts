import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrderForm } from '#tests/fixtures/orders'
import { makeEmployee, makeUser, reread, signIn } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { drafts, orderTypes, sessions, users } from '~/db/schema'
import { action as saveProfile } from '~/routes/accounts/account-settings'
import { action as createOrder } from '~/routes/create-order/create-order'
import { action as createType } from '~/routes/order-studio/types/list'

type Sent = {
  url: string
  cookie: string
  form: Record<string, string>
  meanwhile: () => unknown
  /** When `meanwhile` happens: before the other half, or while it waits its turn. */
  late?: boolean
}

/** Sends a form of which one half comes, then `meanwhile` happens, then the other half comes. */
async function sendSlowly(
  action: (args: ActionFunctionArgs) => unknown,
  { url, cookie, form, meanwhile, late = false }: Sent,
) {
  const bytes = new TextEncoder().encode(new URLSearchParams(form).toString())
  const half = bytes.length >> 1
  let began = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!began) {
        began = true
        return controller.enqueue(bytes.slice(0, half))
      }
      if (!late) meanwhile()
      controller.enqueue(bytes.slice(half))
      controller.close()
    },
  })
  const request = new Request(new URL(url, 'http://localhost:3000'), {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
    duplex: 'half',
  } as RequestInit)
  const turn = async () => void (late && meanwhile())
  const context: AppLoadContext = { cspNonce: 'test', address: '192.0.2.1', turn }
  type Answer = { data: unknown; init: ResponseInit | null } | Response
  const call = async () => (await action({ request, params: {}, context })) as Answer
  const answer = await call().catch((thrown) => thrown as Answer)
  if (answer instanceof Response) {
    return { data: null, status: answer.status, location: answer.headers.get('Location') }
  }
  return { data: answer.data, status: answer.init?.status }
}

const profileOf = ({ email, version }: { email: string; version: number }) => ({
  part: 'profile',
  fullName: 'Jane Dormer',
  email,
  version: String(version),
})

test('AUTH-41 a form takes another turn once it was read, and is its sender’s no more who is signed out by then', async () => {
  const user = makeUser()
  const answer = await sendSlowly(saveProfile, {
    url: '/account-settings',
    cookie: await signIn(user),
    form: profileOf(user),
    meanwhile: () => db.delete(sessions).where(eq(sessions.userId, user.id)).run(),
    late: true,
  })
  expect(answer.status).toBe(401)
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('AUTH-41 someone who is signed out elsewhere while a form is on its way is asked to sign in, and it keeps its text', async () => {
  const user = makeUser()
  const answer = await sendSlowly(saveProfile, {
    url: '/account-settings',
    cookie: await signIn(user),
    form: profileOf(user),
    meanwhile: () => db.delete(sessions).where(eq(sessions.userId, user.id)).run(),
  })
  expect(answer).toMatchObject({
    status: 401,
    data: { signIn: { whose: user.id, typed: Object.entries(profileOf(user)) } },
  })
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('AUTH-35 someone who gets a temporary password while a form is on its way chooses their own one first', async () => {
  const user = makeUser()
  const choosing = () =>
    db.update(users).set({ tempPassword: true }).where(eq(users.id, user.id)).run()
  const answer = await sendSlowly(saveProfile, {
    url: '/account-settings',
    cookie: await signIn(user),
    form: profileOf(user),
    meanwhile: choosing,
  })
  expect(answer).toMatchObject({ status: 303, location: '/account-settings/new-password' })
  expect(reread(user)?.fullName).toBe(user.fullName)
})

test('a right that is taken while a form is on its way is gone', async () => {
  const employee = makeEmployee({ manageOrders: true })
  const sent = { url: '/orders/types', cookie: await signIn(employee), form: { name: 'Flyers' } }
  const taken = () =>
    db.update(users).set({ manageOrders: false }).where(eq(users.id, employee.id)).run()
  const answer = await sendSlowly(createType, { ...sent, meanwhile: taken })
  expect(answer).toMatchObject({
    status: 403,
    data: { error: { code: 'forbidden' }, kept: { text: 'Flyers' } },
  })
  expect(db.select().from(orderTypes).all()).toEqual([])
})

test('someone who is deleted while a form is on its way leaves nothing, and nothing fails', async () => {
  const user = makeUser({ role: 'client' })
  const form = makeOrderForm()
  const answer = await sendSlowly(createOrder, {
    url: `/create-order?form=${form.id}`,
    cookie: await signIn(user),
    form: { intent: 'login', 'answer-name': 'Saltmarsh' },
    meanwhile: () => db.delete(users).where(eq(users.id, user.id)).run(),
  })
  expect(answer.status ?? 303).toBeLessThan(500)
  expect(db.select().from(drafts).all()).toMatchObject([
    { userId: null, browser: expect.any(String) },
  ])
})
