import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { giveFile } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { messages, notes, requestFollowers, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import {
  countRequestLists,
  countRequests,
  countRequestViews,
  menuCountsOfRequests,
} from '~/features/requests/count-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { requestCsv } from '~/features/requests/request-csv.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import { companyWorkViewers } from '~/features/work-item-base/participants.server'
import { canListRequest } from '~/permissions/requests'
import { type Member, priorities } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { filtersIn, questionOf } from '~/routes/requests/filters'
import { requestListNames } from '~/shared/request-lists'
import { requestStatuses } from '~/shared/request-statuses'
import { workSorts } from '~/shared/work-lists'

const adminRow = makeUser({ role: 'admin' })
const employee = makeEmployee({ fullName: 'Elif Varga' })
const manager = makeEmployee({ manageAllRequests: true })
const clientRow = makeUser({ role: 'client', fullName: 'Nadia Hollis' })
const member = makeUser({ role: 'client' })
const plain = makeUser()
const [admin, staff, all, client, companion, user] = [
  adminRow,
  employee,
  manager,
  clientRow,
  member,
  plain,
].map(actorOf) as [Member, Member, Member, Member, Member, Member]
const everybody = [admin, staff, all, client, companion, user]
const profile = makeProfile(member.id, 'Hollis & Reed')
const type = makeType()
const other = makeType()
const hour = 60 * 60 * 1000

const titles = (actor: Member, question: Partial<RequestQuestion> = {}) =>
  listRequests(actor, { list: 'open', ...question, size: 200 }).requests.map(({ title }) => title)
const follow = (requestId: string, userId: string) =>
  db.insert(requestFollowers).values({ requestId, userId }).run()

beforeAll(() => {
  const put = (title: string, given: Parameters<typeof storeRequest>[2] = {}, of = type) =>
    storeRequest(of, clientRow.id, { title, answersText: title, ...given })
  put('unassigned')
  put('his', { assigneeId: employee.id, priority: 'high', dueAt: Date.now() - 50 * hour })
  follow(put('followed', { priority: 'medium' }, other).id, employee.id)
  put('waiting', { status: 'pending_review', deliveredAt: 5, assigneeId: employee.id })
  put('paused', { status: 'paused', statusBeforePause: 'in_progress', pausedAt: 1 })
  put('back', { deliveredAt: 5, assigneeId: adminRow.id })
  put('done', { status: 'completed', deliveredAt: 5, assigneeId: employee.id })
  put('of the company', { companyProfileId: profile.id, userId: adminRow.id })
  put('of somebody', { userId: makeUser({ role: 'client', fullName: 'Zed Nobody' }).id })
})

test('REQ-22 an admin starts with what nobody works on, and finds all by a tab', () => {
  const first = questionOf(admin, 'open', filtersIn({}), 'UTC')
  expect(first.tab).toBe('unassigned')
  expect(titles(admin, first).sort()).toEqual(
    ['followed', 'of somebody', 'of the company', 'paused', 'unassigned'].sort(),
  )
  expect(titles(admin, questionOf(admin, 'open', filtersIn({ tab: 'all' }), 'UTC'))).toHaveLength(7)
})

test('REQ-23 REQ-25 an employee has theirs, by a tab what they follow, and nothing else', () => {
  expect(titles(staff, questionOf(staff, 'open', filtersIn({}), 'UTC'))).toEqual(['his'])
  expect(titles(staff, questionOf(staff, 'open', filtersIn({ tab: 'following' }), 'UTC'))).toEqual([
    'followed',
  ])
  // A tab that is not theirs opens nothing more.
  const asked = questionOf(staff, 'open', filtersIn({ tab: 'unassigned' }), 'UTC')
  expect(titles(staff, asked)).toEqual(['his'])
  for (const list of requestListNames) {
    expect(titles(staff, { list })).not.toContain('unassigned')
    expect(titles(staff, { list })).not.toContain('of somebody')
  }
})

test('REQ-24 someone who manages all requests sees all of them', () => {
  expect(titles(all, questionOf(all, 'open', filtersIn({}), 'UTC')).sort()).toEqual(
    titles(admin, { tab: 'all' }).sort(),
  )
})

test('REQ-26 a client sees their own open ones, those under review, and their companies’', () => {
  expect(titles(client).sort()).toEqual(
    ['back', 'followed', 'his', 'paused', 'unassigned', 'waiting'].sort(),
  )
  expect(titles(companion)).toEqual(['of the company'])
  expect(titles(user)).toEqual([])
})

test.each([
  ['REQ-28', 'assigned', ['back', 'his', 'waiting']],
  [
    'REQ-29',
    'in-progress',
    ['back', 'followed', 'his', 'of somebody', 'of the company', 'unassigned'],
  ],
  ['REQ-30', 'paused', ['paused']],
  ['REQ-31', 'delivered', ['back', 'waiting']],
  ['REQ-32', 'pending-review', ['waiting']],
  ['REQ-33', 'completed', ['done']],
] as const)('%s the list %s', (_, list, wanted) => {
  expect(titles(admin, { list }).sort()).toEqual([...wanted])
})

test('REQ-34 lists are narrowed by type, priority, assignee, client, due date and search', () => {
  const open = (filters: Record<string, string>) =>
    titles(admin, questionOf(admin, 'open', filtersIn({ tab: 'all', ...filters }), 'UTC')).sort()
  expect(open({ type: other.id })).toEqual(['followed'])
  expect(open({ priority: 'high,medium' })).toEqual(['followed', 'his'])
  expect(open({ assignee: employee.id })).toEqual(['his'])
  expect(open({ assignee: 'me' })).toEqual(['back'])
  expect(open({ assignee: 'none', status: 'paused' })).toEqual(['paused'])
  expect(open({ client: 'zed' })).toEqual(['of somebody'])
  expect(open({ client: 'reed' })).toEqual(['of the company'])
  expect(open({ overdue: 'yes' })).toEqual(['his'])
  const today = new Date().toISOString().slice(0, 10)
  expect(open({ until: today })).toEqual(['his'])
  expect(open({ from: today })).not.toContain('his')
  expect(open({ q: 'npaus' })).toEqual([])
  expect(open({ q: 'ause' })).toEqual(['paused'])
  expect(open({ q: 'nobody' })).toEqual(['of somebody'])
  const { number } =
    db
      .select()
      .from(requests)
      .all()
      .find(({ title }) => title === 'back') ?? {}
  expect(open({ q: String(number) })).toEqual(['back'])
})

test('REQ-34 the search finds messages and names of files; notes and theirs only for staff, who see them', () => {
  const row = db
    .select()
    .from(requests)
    .all()
    .find(({ title }) => title === 'his')
  const said = { conversationId: row?.conversationId ?? '', senderId: clientRow.id, createdAt: 1 }
  db.insert(messages)
    .values({ id: newId(), ...said, kind: 'message', html: '', text: 'the marmalade shelf' })
    .run()
  const noteId = newId()
  db.insert(notes)
    .values({
      id: noteId,
      conversationId: said.conversationId,
      authorId: adminRow.id,
      createdAt: 1,
      html: '',
      text: 'a quincunx note 木',
    })
    .run()
  const { conversationId } = said
  const messageId = db.select({ id: messages.id }).from(messages).get()?.id ?? ''
  giveFile({ conversationId, messageId }, { name: 'Résumé 図.pdf' })
  giveFile({ conversationId, field: 'f' }, { folder: 'requests', name: 'floor-plan 窓.dwg' })
  giveFile({ noteId }, { name: 'ledger.xls' })
  const searched = { list: 'all', tab: null } as const
  for (const search of ['marmalade', 'sh', 'resume 図', '図', 'floor-plan', '窓']) {
    for (const actor of [client, admin, staff]) {
      expect({ search, found: titles(actor, { search, ...searched }) }).toEqual({
        search,
        found: ['his'],
      })
    }
  }
  for (const search of ['quincunx', 'ledger', 'qu', '木']) {
    for (const actor of everybody) {
      const found = [admin, staff, all].includes(actor) ? ['his'] : []
      expect({ search, found: titles(actor, { search, ...searched }) }).toEqual({ search, found })
      const lines = [...requestCsv(actor, { list: 'all', search })].join('').trimEnd().split('\r\n')
      expect(lines).toHaveLength(1 + found.length)
    }
  }
})

test('REQ-34 a client with hundreds of long answers is not read them all for each search', () => {
  const longwinded = makeUser({ role: 'client' })
  const said = 'Übergröße für Škofja Loka, '.repeat(370)
  transaction((tx) => {
    for (let i = 0; i < 300; i += 1) {
      storeRequest(type, longwinded.id, { title: `long ${i}`, answersText: said })
    }
    tx.update(requests)
      .set({ answersText: `${said} peduncle` })
      .where(eq(requests.title, 'long 7'))
      .run()
  })
  const began = performance.now()
  expect(titles(actorOf(longwinded), { search: 'peduncle' })).toEqual(['long 7'])
  expect(performance.now() - began).toBeLessThan(250)
  db.delete(requests).where(eq(requests.userId, longwinded.id)).run()
})

test('REQ-34 staff find their own requests by no note, that of somebody who is gone by one', () => {
  const staffRow = makeUser({ role: 'admin' })
  const noted = (title: string, userId: string | null) => {
    const { conversationId } = storeRequest(type, clientRow.id, { title, userId })
    const told = { authorId: adminRow.id, html: '', text: `obelus ${title}`, createdAt: 1 }
    db.insert(notes)
      .values({ id: newId(), conversationId, ...told })
      .run()
  }
  noted('of staff', staffRow.id)
  noted('of nobody', null)
  for (const at of [undefined, Date.now() + hour]) {
    const found = (actor: Member, search: string) =>
      titles(actor, { list: 'all', search, ...(at && { at }) }).sort()
    for (const search of ['obelus', 'ob']) {
      expect(found(actorOf(staffRow), search)).toEqual(['of nobody'])
      expect(found(admin, search)).toEqual(['of nobody', 'of staff'])
    }
  }
})

test('REQ-34 a client finds a common word in theirs behind a thousand newer ones of others', () => {
  const crowd = makeUser()
  const own = storeRequest(type, clientRow.id, { title: 'own grove' })
  for (let i = 0; i < 1_001; i += 1) {
    storeRequest(type, crowd.id, { title: `grove ${i}`, status: 'completed' })
  }
  const posted = { kind: 'status_change', html: '', text: 'crawled on', createdAt: 1 } as const
  db.insert(messages)
    .values({ id: newId(), conversationId: own.conversationId, ...posted })
    .run()
  expect(titles(client, { search: 'grove' })).toEqual(['own grove'])
  for (const actor of [client, admin]) expect(titles(actor, { search: 'crawled' })).toEqual([])
  db.delete(requests).where(eq(requests.userId, crowd.id)).run()
  db.delete(requests).where(eq(requests.id, own.id)).run()
})

test('REQ-27 a page has fifteen; the pages after each other are the whole list, in any order', () => {
  for (let i = 0; i < 40; i += 1) {
    storeRequest(type, plain.id, {
      title: `page ${i}`,
      priority: priorities[i % 3] ?? 'low',
      dueAt: Date.now() + (i % 7) * hour,
      createdAt: i,
      updatedAt: 40 - i,
    })
  }
  for (const sort of workSorts) {
    const seen: string[] = []
    let place: { after: string } | null = null
    for (;;) {
      const page: ReturnType<typeof listRequests> = listRequests(user, {
        list: 'open',
        sort,
        place,
      })
      seen.push(...page.requests.map(({ title }) => title))
      expect(page.requests.length).toBe(Math.min(15, 40 - (seen.length - page.requests.length)))
      if (!page.next) break
      place = { after: page.next }
    }
    expect(seen).toHaveLength(40)
    expect(seen).toEqual(titles(user, { sort }))
  }
  expect(titles(user, { sort: 'priority' })[0]).toBe('page 14')
  expect(titles(user, { sort: '-number' })[0]).toBe('page 39')
  expect(countRequests(user, { mine: { list: 'open' } })).toEqual({ mine: 40 })
  db.delete(requests).run()
})

test('REQ-22 REQ-23 REQ-24 REQ-25 REQ-26 the lists say what the rule says, for anybody', () => {
  const people = [adminRow, employee, manager, clientRow, member, plain]
  const maybe = fc.option(fc.constantFrom(...people.map(({ id }) => id)), { nil: null })
  const fact = fc.record({
    userId: maybe,
    assigneeId: maybe,
    company: fc.boolean(),
    followers: fc.uniqueArray(fc.constantFrom(...people.map(({ id }) => id)), { maxLength: 3 }),
    status: fc.constantFrom(...requestStatuses),
  })
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 8 }), (facts) => {
      db.delete(requests).run()
      const stored = facts.map(({ userId, assigneeId, company, followers, status }) => {
        const row = storeRequest(type, clientRow.id, {
          userId,
          assigneeId,
          companyProfileId: company ? profile.id : null,
          status,
          statusBeforePause: status === 'paused' ? 'in_progress' : null,
        })
        for (const id of followers) follow(row.id, id)
        return {
          ...row,
          followers,
          userId,
          assigneeId,
          companyProfileId: row.companyProfileId ?? null,
        }
      })
      for (const actor of everybody) {
        const listed = requestStatuses.flatMap((status) =>
          titles(actor, { list: 'assigned', statuses: [status] }),
        )
        const found = new Set([
          ...listed,
          ...requestListNames.flatMap((list) => titles(actor, { list })),
        ])
        // The menu's, whose statement others with the same rights have asked before.
        const open = titles(actor, { list: 'open' }).length
        expect(countRequestLists(actor, ['open'])).toEqual({ open })
        const wanted = stored.filter((row) =>
          canListRequest(actor, {
            ...row,
            ofCompany: companyWorkViewers(db, row.companyProfileId).includes(actor.id),
            follows: row.followers.includes(actor.id),
          }),
        )
        expect([...found].sort()).toEqual(wanted.map(({ title }) => title).sort())
      }
    }),
    { numRuns: 40 },
  )
})

test('REQ-22 statements of the menu are kept by rights alone: nothing else of anybody makes new ones', () => {
  const row = Object.defineProperty({ ...client }, 'lastSeenAt', {
    enumerable: true,
    get: () => {
      throw new Error('it changes with every look')
    },
  })
  expect(countRequestLists(row, ['open'])).toEqual(countRequestLists(client, ['open']))
})

test('REQ-22 REQ-26 REQ-35 menu and views are counted so far and no further', () => {
  db.delete(requests).run()
  const put = (many: number, given: Parameters<typeof storeRequest>[2]) => {
    for (let i = 0; i < many; i += 1) storeRequest(type, clientRow.id, given)
  }
  put(3, { priority: 'high', assigneeId: employee.id, dueAt: 5_000 })
  put(1, { status: 'pending_review', deliveredAt: 5 })
  put(2, { status: 'completed' })
  expect(menuCountsOfRequests(admin, '/projects')).toEqual({ '/requests': '3' })
  expect(menuCountsOfRequests(admin, '/requests/x')).toEqual({
    '/requests': '3',
    '/requests/assigned': '3',
    '/requests/in-progress': '3',
    '/requests/pending-review': '1',
    '/requests/delivered': '1',
  })
  // What waits for them is open to clients; they have no rows below.
  expect(menuCountsOfRequests(client, '/requests')).toEqual({ '/requests': '4' })
  expect(menuCountsOfRequests(companion, '/requests')).toEqual({})
  put(99, { priority: 'low', dueAt: 6_000 })
  expect(menuCountsOfRequests(admin, '/requestsx')).toEqual({ '/requests': '100+' })
  const view = (filters: Record<string, string>) =>
    countRequestViews(admin, [
      {
        id: 'a',
        question: questionOf(admin, 'open', filtersIn({ tab: 'all', ...filters }), 'UTC'),
      },
    ])
  expect(view({ priority: 'high' })).toEqual({ a: '3' })
  expect(view({ priority: 'low' })).toEqual({ a: '99' })
  expect(view({ assignee: employee.id, type: other.id })).toEqual({ a: '0' })
  expect(view({})).toEqual({ a: '100+' })
  expect(view({ q: 'harbour' })).toEqual({})
  put(198, { priority: 'medium', dueAt: 7_000 })
  expect(view({ priority: 'high' })).toEqual({ a: '3+' })
  expect(countRequestViews(admin, [])).toEqual({})
  // In the past a view has what it had then.
  expect(view({ priority: 'high', at: '2001-01-01' })).toEqual({ a: '0' })
})

test('the file has what the list has, and no cell is a formula', () => {
  db.delete(requests).run()
  storeRequest(type, clientRow.id, { title: '=1+1', number: 7 })
  storeRequest(type, clientRow.id, { title: 'said "so", twice', number: 8 })
  const text = [...requestCsv(client, { list: 'open' })].join('')
  expect(text).toContain(`7,'=1+1,`)
  expect(text).toContain('8,"said ""so"", twice",')
  expect(text.split('\r\n')).toHaveLength(4)
  expect([...requestCsv(user, { list: 'open' })].join('').split('\r\n')).toHaveLength(2)
})
