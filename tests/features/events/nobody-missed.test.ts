import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeProfile, noticesOf } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { companyProfiles, mail, orders, profileMembers, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { giveFeedback } from '~/features/feedback/give-feedback.server'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { releaseToTeam } from '~/features/orders/release-to-team.server'
import { passOnProfile } from '~/features/profiles/pass-on-profile.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { createRequest } from '~/features/requests/create-request.server'
import { closeAccount } from '~/features/users/close-account.server'
import { updateUser } from '~/features/users/update-user.server'
import { defaultRecipients } from '~/features/work-items/default-recipients.server'
import { type ManageFlag, manageFlags } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/** A client, an admin, an employee who may assign, one who only sees all requests, one who may nothing. */
function makeStudio(withAssigner: boolean) {
  db.update(users).set({ role: 'user', organization: false }).run()
  const client = makeUser({ role: 'client' })
  const admin = makeUser({ role: 'admin', fullName: 'Ada' })
  const maker = makeEmployee()
  const flags = { manageRequests: true, manageOrders: true }
  const assigner = withAssigner ? makeEmployee({ ...flags, fullName: 'Bo' }) : null
  const seer = makeEmployee({ manageAllRequests: true, fullName: 'Cy' })
  return { client, admin, maker, assigner, seer, should: [assigner ?? admin] }
}
type Studio = ReturnType<typeof makeStudio>

/** Everybody who could work on it, missing in one way or another. */
const missing = {
  'nobody was named': () => null,
  'its assignee was deleted': ({ maker, admin }: Studio) => {
    const by = actorOf(admin)
    const openWork = { choice: 'keep', to: null } as const
    transaction((tx) => closeAccount(tx, { user: maker, by, templates: null, openWork }))
    return maker.id
  },
  'its assignee works for the studio no more': ({ maker }: Studio) => {
    db.update(users).set({ organization: false }).where(eq(users.id, maker.id)).run()
    return maker.id
  },
} satisfies Record<string, (studio: Studio) => string | null>

const message = (who: ReturnType<typeof actorOf>, kind: 'request' | 'order', id: string) =>
  sendMessage(who, {
    ...{ work: { kind, id }, text: 'Where is it?', format: 'text' as const, mention: [] },
    ...{ draftId: '', seen: '', version: 1 },
  })

/** What needs somebody: each on work of its own. */
const needs: Record<string, (studio: Studio, assigneeId: string | null) => void> = {
  'a new request': ({ client }, assigneeId) => {
    const type = makeType({ assigneeId })
    givePackage(client.id, [type.id])
    createRequest(actorOf(client), {
      ...{ typeId: type.id, productId: type.productId, formVersionId: type.versionId },
      typed: { 'answer-name': 'Winter sale' },
    })
  },
  'a message on a request': ({ client }, assigneeId) => {
    message(
      actorOf(client),
      'request',
      storeRequest(makeType(), client.id, { assigneeId }).id ?? '',
    )
  },
  'changes asked for': ({ client }, assigneeId) => {
    const given = { assigneeId, status: 'pending_review', deliveredAt: 1 } as const
    const { id = '' } = storeRequest(makeType(), client.id, given)
    const action = 'ask_for_changes' as const
    changeRequestStatus(actorOf(client), { requestId: id, action, version: 1, message: 'Bigger' })
  },
  'a new order': ({ client }, assigneeId) => {
    const price = { amount: 100, currency: 'usd', status: 'pending_payment' } as const
    const { id = '' } = storeOrderRow(makeOrderForm({ assigneeId }), client.id, price)
    transaction((tx) => {
      const order = tx.select().from(orders).where(eq(orders.id, id)).get()
      if (order) releaseToTeam(tx, order, Date.now())
    })
  },
  'a message on an order': ({ client }, assigneeId) => {
    message(
      actorOf(client),
      'order',
      storeOrderRow(makeOrderForm(), client.id, { assigneeId }).id ?? '',
    )
  },
  'changes asked for on an order': ({ client }, assigneeId) => {
    const given = { assigneeId, status: 'pending_review' } as const
    const { id = '' } = storeOrderRow(makeOrderForm(), client.id, given)
    const action = 'ask_for_changes' as const
    changeOrderStatus(actorOf(client), { orderId: id, action, version: 1, message: 'Bigger' })
  },
  feedback: ({ client }, assigneeId) => {
    const given = { assigneeId, status: 'completed', completedAt: 1 } as const
    const { id = '' } = storeOrderRow(makeOrderForm(), client.id, given)
    giveFeedback(actorOf(client), { orderId: id, rating: 1, text: 'Late' })
  },
}

beforeEach(() => db.delete(mail).run())

const cases = Object.keys(needs).flatMap((need) =>
  (Object.keys(missing) as (keyof typeof missing)[]).flatMap((way) => [
    { need, way, withAssigner: true },
    { need, way, withAssigner: false },
  ]),
)

test.each(cases)(
  '$need reaches who may assign it when $way, with an assigner: $withAssigner',
  (one) => {
    const studio = makeStudio(one.withAssigner)
    const assigneeId = missing[one.way](studio)
    const before = [studio.admin, ...studio.should].map(({ id }) => noticesOf(id).length)
    needs[one.need]?.(studio, assigneeId)
    for (const person of studio.should) {
      expect(noticesOf(person.id).length).toBeGreaterThan(before.at(-1) ?? 0)
      expect(db.select().from(mail).where(eq(mail.to, person.email)).all().length).toBeGreaterThan(
        0,
      )
    }
    // An admin hears only where nobody else may assign it.
    if (one.withAssigner) expect(noticesOf(studio.admin.id)).toHaveLength(before[0] ?? 0)
  },
)

test('someone who works on it hears of it, and those who may assign it do not', () => {
  const studio = makeStudio(true)
  needs['a new request']?.(studio, studio.maker.id)
  expect(noticesOf(studio.maker.id)).toHaveLength(1)
  expect(noticesOf(studio.assigner?.id ?? '')).toEqual([])
})

test('whose own request it is does not count as who looks after it', () => {
  const { admin, assigner } = makeStudio(true)
  const own = assigner ?? admin
  message(actorOf(own), 'request', storeRequest(makeType(), own.id).id ?? '')
  expect(noticesOf(admin.id)).toMatchObject([{ type: 'request_message' }])
})

test('work of a client who was deleted still reaches the studio, and whoever is behind it does not hear of it', () => {
  const { maker, assigner } = makeStudio(true)
  const member = makeUser({ role: 'client' })
  const company = makeProfile(member.id)
  const { id = '' } = storeRequest(makeType(), maker.id, {
    userId: null,
    companyProfileId: company.id,
  })
  message(actorOf(member), 'request', id)
  expect(noticesOf(assigner?.id ?? '')).toMatchObject([{ type: 'request_message' }])
  expect(noticesOf(member.id)).toEqual([])
})

describe('somebody who works on things leaves the studio', () => {
  test('those who may assign hear once of all requests and once of all orders', () => {
    const { client, maker, admin, assigner } = makeStudio(true)
    for (const _ of [1, 2]) {
      storeRequest(makeType(), client.id, { assigneeId: maker.id })
      storeOrderRow(makeOrderForm(), client.id, { assigneeId: maker.id })
    }
    const openWork = { choice: 'keep', to: null } as const
    const by = actorOf(admin)
    transaction((tx) => closeAccount(tx, { user: maker, by, templates: null, openWork }))
    const types = noticesOf(assigner?.id ?? '').map(({ type }) => type)
    expect(types.toSorted()).toEqual(['order_unassigned', 'request_unassigned'])
  })

  test('also when they lose their place by a change of their account', async () => {
    const { client, maker, admin, assigner } = makeStudio(true)
    storeRequest(makeType(), client.id, { assigneeId: maker.id })
    const { id, fullName, email, version } = maker
    const none = Object.fromEntries(manageFlags.map((flag) => [flag, false]))
    await updateUser(actorOf(admin), {
      ...{
        ...(none as Record<ManageFlag, boolean>),
        id,
        fullName,
        email,
        version,
        role: 'user',
        organization: false,
      },
      ...{ employeeRole: null, allowedActiveRequests: null, packages: [] },
    })
    expect(noticesOf(assigner?.id ?? '')).toMatchObject([
      { type: 'request_unassigned', urlParams: `/requests?tab=all&assignee=${id}` },
    ])
  })
})

test('a type or form says who hears of what is new while nobody is named', () => {
  const { maker, assigner } = makeStudio(true)
  const nobody = { assigneeId: null, followers: [] }
  expect(defaultRecipients('request', nobody)).toEqual(['Bo', 'Cy'])
  expect(defaultRecipients('order', nobody)).toEqual(['Bo'])
  expect(defaultRecipients('request', { ...nobody, followers: [maker.id] })).toBeNull()
  db.update(users).set({ organization: false }).where(eq(users.id, maker.id)).run()
  expect(defaultRecipients('request', { assigneeId: maker.id, followers: [] })).toEqual([
    'Bo',
    'Cy',
  ])
  db.update(users)
    .set({ manageRequests: false })
    .where(eq(users.id, assigner?.id ?? ''))
    .run()
  expect(defaultRecipients('request', nobody)).toEqual(['Ada', 'Cy'])
})

describe('the ownership of a company', () => {
  const makeCompany = () => {
    const [owner, heir] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
    const { id } = makeProfile(owner.id, 'Hollis & Reed')
    const rights = { edit: true, work: true, logins: true }
    db.insert(profileMembers)
      .values({ profileId: id, userId: heir.id, ...rights, createdAt: Date.now() })
      .run()
    return { owner, heir, id }
  }
  const mailsTo = (email: string) => db.select().from(mail).where(eq(mail.to, email)).all()

  test('its new owner hears of it, and the old one has a mail that confirms it', () => {
    const { owner, heir, id } = makeCompany()
    passOnProfile(actorOf(owner), { profileId: id, memberId: heir.id })
    expect(noticesOf(heir.id)).toMatchObject([{ type: 'profile_owner', subject: id }])
    expect(mailsTo(heir.email)).toHaveLength(1)
    expect(noticesOf(owner.id)).toEqual([])
    expect(mailsTo(owner.email)).toMatchObject([{ template: 'profile-given-away' }])
  })

  test('passed on by the studio, both hear of it, each time', () => {
    const { owner, heir, id } = makeCompany()
    const admin = actorOf(makeUser({ role: 'admin' }))
    passOnProfile(admin, { profileId: id, memberId: heir.id })
    passOnProfile(admin, { profileId: id, memberId: owner.id })
    expect(noticesOf(owner.id).map(({ type }) => type)).toEqual([
      'profile_passed_on',
      'profile_owner',
    ])
    expect(noticesOf(heir.id).map(({ type }) => type)).toEqual([
      'profile_owner',
      'profile_passed_on',
    ])
    expect(mailsTo(owner.email)).toHaveLength(2)
  })

  test('never goes to somebody whose account is closed', () => {
    const { heir, id } = makeCompany()
    db.update(users).set({ closedAt: 1 }).where(eq(users.id, heir.id)).run()
    const admin = actorOf(makeUser({ role: 'admin' }))
    expect(() => passOnProfile(admin, { profileId: id, memberId: newId() })).toThrow()
    expect(
      db.select().from(companyProfiles).where(eq(companyProfiles.id, id)).get()?.ownerId,
    ).not.toBe(heir.id)
  })
})
