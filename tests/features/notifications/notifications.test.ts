import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeNotification, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { historyOf, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { countWaiting } from '~/features/notifications/count-waiting.server'
import { deleteNotification } from '~/features/notifications/delete-notification.server'
import { hasUnopened } from '~/features/notifications/has-unopened.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { markOpened } from '~/features/notifications/mark-opened.server'
import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { openNotification } from '~/features/notifications/open-notification.server'

const at = (path: string) => new URL(path, 'http://localhost:3000')
const stateOf = (recipientId: string) => noticesOf(recipientId).map(({ viewed }) => viewed)

test('NOTIF-02 the unopened ones stand there, newest first, 15 a page; all of them on demand', () => {
  const person = makeUser()
  const me = actorOf(person)
  const made = Array.from({ length: 40 }, (_, n) =>
    makeNotification(person.id, { createdAt: 1000 + Math.floor(n / 3), viewed: n % 4 === 0 }),
  )
  makeNotification(makeUser().id)
  const order = made
    .map(({ createdAt, id, viewed }) => ({ createdAt, id, viewed }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  for (const all of [false, true]) {
    const wanted = order.filter(({ viewed }) => all || !viewed).map(({ id }) => id)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = listNotifications(me, { all, place: after ? { after } : null })
      expect(page.rows.length).toBeLessThanOrEqual(15)
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(seen).toEqual(wanted)
  }
  const second = listNotifications(me, {
    place: { after: listNotifications(me).next ?? '' },
  })
  expect(listNotifications(me, { place: { before: second.previous ?? '' } }).rows).toEqual(
    listNotifications(me).rows,
  )
})

test('NOTIF-02 a notification names what one may still see, and a deleted sender has no name', () => {
  const person = makeUser()
  const me = actorOf(person)
  const sender = makeUser({ fullName: 'Ada Lovelace' })
  const shared = makeProject({ ownerId: sender.id, name: 'Bakery' })
  const closed = makeProject({ ownerId: sender.id, name: 'Secret' })
  makeCollaborator(shared.id, person.id)
  makeCollaborator(closed.id, person.id, 'pending')
  for (const subject of [shared.id, closed.id, 'gone']) {
    makeNotification(person.id, { subject, senderId: sender.id })
  }
  makeNotification(person.id, { subject: shared.id, senderId: null })
  const told = listNotifications(me).rows.map(({ who, what }) => [who, what])
  expect(told).toContainEqual(['Ada Lovelace', 'Bakery'])
  expect(told).toContainEqual([null, 'Bakery'])
  expect(told.filter(([, what]) => what === null)).toHaveLength(2)
  const manager = makeEmployee({ manageProjects: true })
  makeNotification(manager.id, { subject: closed.id })
  expect(listNotifications(actorOf(manager)).rows[0]?.what).toBe('Secret')
})

test('NOTIF-05 NOTIF-08 opening marks viewed, keeps it, and leads to its place', () => {
  const person = makeUser()
  const me = actorOf(person)
  const { id } = makeNotification(person.id, { urlParams: '/requests/1?v=2#m3' })
  const topics = publishedBy(() => expect(openNotification(me, id)).toBe('/requests/1?v=2#m3'))
  expect(topics).toEqual([`user:${person.id}`])
  expect(listNotifications(me).rows).toEqual([])
  expect(listNotifications(me, { all: true }).rows).toMatchObject([{ id, viewed: true }])
  expect(publishedBy(() => openNotification(me, id))).toEqual([])
  const old = makeNotification(person.id, { version: '1.0' })
  openNotification(me, old.id)
  expect(noticesOf(person.id).map((row) => row.id)).toEqual([id])
})

test('NOTIF-05 NOTIF-06 HIST-02 nobody opens or deletes another’s; one’s own goes', () => {
  const person = makeUser()
  const { id } = makeNotification(person.id)
  const stranger = actorOf(makeUser({ role: 'admin' }))
  expect(catchError(() => openNotification(stranger, id)).status).toBe(404)
  expect(catchError(() => deleteNotification(stranger, id)).status).toBe(404)
  expect(stateOf(person.id)).toEqual([false])
  deleteNotification(actorOf(person), id)
  expect(noticesOf(person.id)).toEqual([])
  expect(historyOf(id)).toEqual(['deleted'])
  expect(catchError(() => deleteNotification(actorOf(person), id)).status).toBe(404)
})

test('NOTIF-07 opening what it belongs to with its parameters marks it viewed, nothing else does', () => {
  const person = makeUser()
  const subject = 'p1'
  makeNotification(person.id, { subject, urlParams: '/requests/p1?v=2&view=2#m', createdAt: 1 })
  makeNotification(person.id, { subject, urlParams: '/requests/p1', createdAt: 2 })
  makeNotification(person.id, { subject: 'p2', urlParams: '/requests/p2', createdAt: 3 })
  makeNotification(makeUser().id, { subject, urlParams: '/requests/p1' })
  for (const path of ['/requests', '/requests/p3', '/projects/p1', '/requests/p1/edit']) {
    markOpened(person.id, at(path))
  }
  expect(stateOf(person.id)).toEqual([false, false, false])
  markOpened(person.id, at('/requests/p1?v=3'))
  expect(stateOf(person.id)).toEqual([false, true, false])
  markOpened(person.id, at('/requests/p1?view=2&v=2&tab=x'))
  expect(stateOf(person.id)).toEqual([true, true, false])
  expect(publishedBy(() => markOpened(person.id, at('/requests/p1?view=2&v=2')))).toEqual([])
  expect(countWaiting(person)).toBe(1)
})

test('UI-11 a mark that cannot be written leaves the screen alone', () => {
  const person = makeUser()
  makeNotification(person.id, { subject: 'p9', urlParams: '/requests/p9' })
  sqlite.pragma('query_only = on')
  try {
    markOpened(person.id, at('/requests/p9'))
  } finally {
    sqlite.pragma('query_only = off')
  }
  expect(stateOf(person.id)).toEqual([false])
  markOpened(person.id, at('/requests/p9'))
  expect(stateOf(person.id)).toEqual([true])
})

test('NOTIF-02 all are marked as opened but for those that came after the list was shown', async () => {
  const person = makeUser()
  for (const createdAt of [10, 20, 30]) makeNotification(person.id, { createdAt })
  await openAllNotifications(actorOf(person), { until: 20 })
  expect(stateOf(person.id)).toEqual([true, true, false])
  await openAllNotifications(actorOf(person), {})
  expect(stateOf(person.id)).toEqual([true, true, true])
})

test('NOTIF-01 the bell counts to a hundred, and reads no table as a whole', () => {
  const person = makeUser()
  expect(countWaiting(person)).toBe(0)
  for (let n = 0; n < 130; n += 1) makeNotification(person.id, { viewed: n < 10 })
  expect(countWaiting(person)).toBe(100)
  const plans = plansOf(() => {
    listNotifications(actorOf(person), { place: { after: '5_a' } })
    listNotifications(actorOf(person), { all: true })
    hasUnopened(person)
  })
  expect(plans.length).toBeGreaterThan(1)
  expect(plans.length).toBeLessThanOrEqual(8)
  const steps = plans.flatMap((plan) => plan.steps)
  const count = sqlite
    .prepare('explain query plan select 1 from notifications where recipient_id = ? and viewed = 0')
    .all('x') as { detail: string }[]
  steps.push(...count.map(({ detail }) => detail))
  expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([])
})

test('nobody is notified of what they did themselves', () => {
  const [sender, other] = [makeUser(), makeUser()]
  const project = makeProject({ ownerId: other.id })
  for (const userId of [sender.id, other.id])
    transaction((tx) =>
      emit(tx, sender, collaboratorEvents.added, { project, person: { id: 'once', userId } }),
    )
  expect(noticesOf(sender.id)).toEqual([])
  expect(noticesOf(other.id)).toHaveLength(1)
})
