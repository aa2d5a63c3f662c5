import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catchError, errorCode } from '#tests/fixtures/errors'
import { mailsTo, noticesOf, publishedBy } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import {
  generalSettings,
  liveEvents,
  logHistory,
  mail,
  mutedMails,
  notifications,
  webhookDeliveries,
} from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import {
  type EventType,
  eventType,
  type Mail,
  type NewNotification,
} from '~/features/events/event-type'
import { notify } from '~/features/events/notify.server'
import { publish } from '~/features/events/publish.server'
import { queueMail } from '~/features/events/queue-mail.server'
import { mutedTypes, wantsMail } from '~/features/events/wants-mail.server'
import { newId } from '~/platform/ids.server'

const context = { link: (path: string) => `https://here.example${path}`, who: () => 'Ingrid' }
const text = { subject: 'Subject', message: 'Words', html: '<p>Words</p>', template: 'test' }

/** Says that something about a project happened. */
const mention = (
  sender: { id: string | null; name: string },
  more: Partial<NewNotification> = {},
) => {
  const given: NewNotification = {
    type: 'project_comment',
    subject: newId(),
    cause: newId(),
    recipients: [],
    to: '/projects/1',
    what: 'Bakery',
    ...more,
  }
  return transaction((tx) => notify(tx, { ...given, sender }, context))
}

const visitor = { id: null, name: 'A visitor' }
const anything = (more: Partial<EventType<{ subjectId: string }>> = {}) => ({
  ...eventType({ table: 'projects', action: 'changed', topics: () => ['list:projects' as never] }),
  ...more,
})
const happens = (by: By, what: EventType<{ subjectId: string }>) => {
  const of = newId()
  transaction((tx) => emit(tx, by, what, { subjectId: of }))
  return of
}
const history = (document: string) =>
  db.select().from(logHistory).where(eq(logHistory.documentId, document)).all()

beforeEach(() => {
  for (const table of [mail, notifications, generalSettings]) db.delete(table).run()
})

test('NOTIF-07 nobody hears of what they did, twice of one cause, or of what is the staff’s own', () => {
  const [person, sender] = [makeUser(), makeUser({ fullName: 'Theo Brandt' })]
  const staff = makeEmployee()
  const by = { id: sender.id, name: sender.fullName }
  const cause = newId()
  const recipients = [person.id, person.id, sender.id, 'nobody']
  const told = mention(by, { recipients, cause, subject: 'p' })
  expect(told.topics).toEqual([`user:${person.id}`])
  expect(told.mails).toMatchObject([{ to: person.email }])
  expect(mention(by, { recipients, cause })).toEqual({ topics: [], mails: [] })
  expect(mention(by, { recipients: [sender.id] })).toEqual({ topics: [], mails: [] })
  const [notice, ...more] = noticesOf(person.id)
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    ...{
      type: 'project_comment',
      subject: 'p',
      dedupeKey: cause,
      urlParams: '/projects/1',
      viewed: false,
    },
    ...{ senderId: sender.id, senderName: null, subjectName: null },
  })
  const both = [person.id, staff.id]
  expect(mention(by, { recipients: both, type: 'request_note' }).topics).toEqual([
    `user:${staff.id}`,
  ])
  expect(noticesOf(person.id)).toHaveLength(1)
})

test('NOTIF-08 a sender without an account signs with a name, and a subject that is gone keeps its own', () => {
  const person = makeUser({ fullName: 'Ada Lovelace' })
  const { mails } = mention(visitor, {
    ...{ recipients: [person.id], keepWhat: true, cause: 'c', text: 'Quoted words' },
  })
  expect(noticesOf(person.id)).toMatchObject([
    { senderId: null, senderName: 'A visitor', subjectName: 'Bakery' },
  ])
  expect(mails[0]?.text.message).toContain('Quoted words')
  expect(mails[0]?.text.message).toContain('https://here.example/projects/1')
  const letter = mention(visitor, {
    recipients: [person.id],
    mailTemplate: ({ name, who, what }) => ({ ...text, message: `${name} ${who} ${what}` }),
  })
  expect(letter.mails[0]?.text.message).toBe('Ada Lovelace A visitor Bakery')
})

test('MAIL-06 repeatable events send five mails an hour from one person, and from all visitors of a project', () => {
  const person = makeUser()
  const [one, two] = [makeUser(), makeUser()].map(({ id }) => ({ id, name: 'Someone' }))
  const mailed = (sender: typeof visitor | { id: string; name: string }, more = {}) =>
    mention(sender, { recipients: [person.id], ...more }).mails.length
  const times = (n: number, work: () => number) =>
    Array.from({ length: n }, work).reduce((sum, each) => sum + each, 0)
  const from = (sender = visitor as { id: string | null; name: string }, more = {}) =>
    times(7, () => mailed(sender as never, more))
  expect([from(one), from(two)]).toEqual([5, 5])
  // Another type of the same person; what cannot be repeated has no end.
  expect([
    from(one, { type: 'collaborator_added' }),
    from(one, { type: 'request_message' }),
  ]).toEqual([5, 7])
  expect([from(visitor, { subject: 'a' }), from(visitor, { subject: 'b' })]).toEqual([5, 5])
  expect(noticesOf(person.id)).toHaveLength(6 * 7)
  // An hour later there is room again.
  const past = Date.now() - 60 * 60 * 1000
  db.update(notifications).set({ createdAt: past }).run()
  expect(mailed(one as never)).toBe(1)
})

test('MAIL-05 a type that is muted is muted for that person alone, and only once they are known', () => {
  const [quiet, other] = [makeUser({ emailVerifiedAt: 1 }), makeUser({ emailVerifiedAt: 1 })]
  const unproven = makeUser()
  for (const { id: userId } of [quiet, unproven]) {
    db.insert(mutedMails).values({ userId, type: 'member_invite' }).run()
  }
  expect([quiet, other].map(({ id }) => wantsMail(db, id, 'member_invite'))).toEqual([false, true])
  expect(wantsMail(db, quiet.id, 'project_comment')).toBe(true)
  expect([mutedTypes(quiet.id), mutedTypes(other.id)]).toEqual([['member_invite'], []])
  const to = [quiet, other, unproven].map(({ email }) => email)
  const mails = (): Mail[] => [
    ...[...to, 'no@account.example'].map((each) => ({
      ...{ to: each, text, unlessMuted: 'member_invite' as const },
    })),
    { to: quiet.email, text: { ...text, subject: 'Always' } },
  ]
  happens('system', anything({ mails }))
  expect(mailsTo(quiet.email).map(({ subject }) => subject)).toEqual(['Always'])
  for (const each of [other.email, unproven.email, 'no@account.example']) {
    expect(mailsTo(each)).toHaveLength(1)
  }
  db.insert(mutedMails).values({ userId: quiet.id, type: 'collaborator_added' }).run()
  expect(mention(visitor, { recipients: [quiet.id], type: 'collaborator_added' }).mails).toEqual([])
})

test('HIST-02 the history names who was behind it: people, guests, visitors, the system; or says nothing', () => {
  const person = makeUser()
  const by = (who: By) => history(happens(who, anything()))[0]?.userId
  expect([by(actorOf(person)), by({ id: person.id }), by('system'), by('visitor')]).toEqual([
    ...[person.id, person.id, 'system', 'guest:share'],
  ])
  expect(by({ kind: 'guest', projectId: 'p1' })).toBe('guest:p1')
  const said = happens('system', anything({ action: ({ subjectId }) => `named ${subjectId}` }))
  expect(history(said)).toMatchObject([
    { action: `named ${said}`, collection: 'projects', projectId: said, details: null },
  ])
  expect(history(happens('system', anything({ action: { none: 'why' } })))).toEqual([])
  const kept = happens(
    'system',
    anything({ table: 'pages', project: () => 'p2', details: () => ({ a: 1 }) }),
  )
  expect(history(kept)).toMatchObject([{ projectId: 'p2', details: { a: 1 } }])
  expect(history(happens('system', anything({ table: 'pages' })))[0]?.projectId).toBeNull()
})

test('notifications are signed by the person behind the event, unless it names another sender', () => {
  const [person, sender] = [makeUser(), makeUser({ fullName: 'Theo Brandt' })]
  const notifies = (more: Partial<NewNotification>) => () => ({
    ...{ type: 'project_comment' as const, subject: 'o', cause: newId(), recipients: [person.id] },
    ...{ to: '/projects/1', what: 'Bakery', ...more },
  })
  const topics = publishedBy(() => happens(actorOf(sender), anything({ notifies: notifies({}) })))
  expect(topics).toEqual(['list:projects', `user:${person.id}`])
  happens('system', anything({ notifies: notifies({ signed: 'The studio' }) }))
  happens('system', anything({ notifies: () => [notifies({})(), notifies({})()] }))
  expect(noticesOf(person.id).map(({ senderId, senderName }) => [senderId, senderName])).toEqual([
    [sender.id, null],
    [null, 'The studio'],
    [null, 'Deleted user'],
    [null, 'Deleted user'],
  ])
  expect(mailsTo(person.email)[0]?.message).toContain('Theo Brandt')
  const webhook = (given: object | null) => () => given as never
  happens('system', anything({ webhook: webhook(null) }))
  const ownerId = newId()
  happens(
    'system',
    anything({ webhook: webhook({ ownerId, url: 'https://a.example', text: 'W' }) }),
  )
  const rows = db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.ownerId, ownerId))
    .all()
  expect(rows).toMatchObject([
    { url: 'https://a.example', text: 'W', status: 'queued', attempts: 0 },
  ])
})

test('what is told twice in one transaction is heard once, in the next again', () => {
  const topics = (work: (tx: Tx) => void) => {
    const before = db.select().from(liveEvents).all().length
    transaction(work)
    return db
      .select()
      .from(liveEvents)
      .all()
      .slice(before)
      .map(({ topic }) => topic)
  }
  const twice = (tx: Tx) => {
    publish(tx, 'user:a', 'user:a')
    publish(tx, 'user:a', 'user:b')
    publish(tx)
    publish(tx, 'user:b')
  }
  expect(topics(twice)).toEqual(['user:a', 'user:b'])
  expect(topics(twice)).toEqual(['user:a', 'user:b'])
})

test('MAIL-06 a mail goes to one plain address, at once, and says where the studio is', () => {
  const send = (to: string, more?: Pick<Mail, 'cause'>) =>
    transaction((tx) => queueMail(tx, to, { ...text, subject: 'One\nline' }, more))
  const long = (n: number) => `${'a'.repeat(n - '@a.example'.length)}@a.example`
  for (const to of [
    '',
    'a',
    'a@',
    '@b',
    'a b@c.example',
    'a@b,c@d',
    'A <a@b>',
    `a@b\n`,
    long(321),
  ]) {
    expect(catchError(() => send(to))).toMatchObject({ code: 'mail-address', status: 400 })
  }
  expect(errorCode(() => send(long(320)))).toBeNull()
  const before = Date.now()
  send('one@a.example')
  send('two@a.example', { cause: 'c' })
  const [one] = mailsTo('one@a.example')
  expect(one).toMatchObject({
    dedupeKey: null,
    status: 'queued',
    subject: 'One line',
    message: 'Words',
  })
  expect(one?.nextAttemptAt).toBeLessThan(before + 5000)
  expect(mailsTo('two@a.example')).toMatchObject([{ dedupeKey: 'c' }])
  db.insert(generalSettings).values({ key: 'studioEmail', value: 'hello@studio.example' }).run()
  send('three@a.example')
  expect(mailsTo('three@a.example')[0]?.message).toContain('hello@studio.example')
})
