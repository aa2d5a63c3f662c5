import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { conversations, requests } from '~/db/schema'
import {
  countRequests,
  countRequestViews,
  menuCountsOfRequests,
} from '~/features/requests/count-requests.server'
import { hasRequests } from '~/features/requests/has-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import { requestsLookedThroughInPart } from '~/features/requests/where-requests.server'
import type { Member } from '~/permissions/vocabulary'
import { requestListNames, requestsHaveOneStatus } from '~/shared/request-lists'
import { workSorts } from '~/shared/work-lists'

const clientRow = makeUser({ role: 'client' })
const [admin, staff, client] = [makeUser({ role: 'admin' }), makeEmployee(), clientRow].map(
  actorOf,
) as [Member, Member, Member]
const type = makeType()

const titles = (actor: Member, question: Partial<RequestQuestion>) =>
  listRequests(actor, { list: 'open', ...question, size: 200 }).requests.map(({ title }) => title)

test('every list in every order is read along an index, not sorted', () => {
  for (const list of ['open', 'in-progress', 'completed'] as const) {
    for (const sort of workSorts) {
      const [plan] = plansOf(() => listRequests(admin, { list, sort }))
      expect({ list, sort, steps: plan?.steps }).toMatchObject({
        steps: [expect.stringMatching(/USING INDEX requests_(open|status|due)/)],
      })
    }
  }
  for (const question of [
    { list: 'assigned' },
    { list: 'delivered' },
    { list: 'open', tab: 'unassigned' },
  ] as const) {
    const [plan] = plansOf(() => listRequests(admin, question))
    expect(plan?.steps).toEqual([
      expect.stringMatching(/USING INDEX requests_(taken|delivered|unassigned)/),
    ])
  }
})

test('whether somebody has requests is read along indexes', () => {
  const steps = plansOf(() => hasRequests(client)).flatMap((plan) => plan.steps)
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
  expect(steps.join()).toMatch(/requests_user .*requests_profile /)
})

test('what few have is found by that, in every list and order', () => {
  const lists = requestListNames.flatMap((list) =>
    workSorts.flatMap((sort) => [
      { list, sort, priorities: ['low'] as const },
      { list, sort, types: [type.id] },
      { list, sort, types: [type.id], priorities: ['high', 'low'] as const },
      ...(requestsHaveOneStatus(list)
        ? []
        : [{ list, sort, statuses: ['paused'] as const, priorities: ['low'] as const }]),
    ]),
  )
  const tabs = ([null, 'all', 'unassigned', 'overdue'] as const).map((tab) => ({
    list: 'open' as const,
    tab,
    priorities: ['low'] as const,
  }))
  for (const question of [...lists, ...tabs]) {
    const plans = plansOf(() => {
      listRequests(admin, question)
      countRequests(admin, { shown: question })
    })
    const read = plans.flatMap(({ steps }) => steps.filter((step) => / requests\b/.test(step)))
    expect({ question, read: read.length }).toEqual({ question, read: 5 })
    for (const step of read) {
      expect({ question, step }).toMatchObject({
        step: expect.stringMatching(
          /^SEARCH requests USING (COVERING INDEX requests_kind \(status=\? AND priority=\?|INTEGER PRIMARY KEY \(rowid=\?\))/,
        ),
      })
    }
  }
})

test('what many have is met along the list, with an index for one priority', () => {
  db.delete(requests).run()
  db.delete(conversations).run()
  storeRequest(type, clientRow.id, { priority: 'high', title: 'many' })
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
    insert into conversations (id) select 'many-' || i from n;
    insert into requests (id, number, title, user_id, type_id, type_name, product_id,
      category, form_version_id, answers, conversation_id, priority, due_at, created_at, updated_at)
    select c.id, 5000 + c.rowid, 'many', user_id, type_id, type_name, product_id,
      category, form_version_id, answers, c.id, priority, due_at + c.rowid, created_at, updated_at
    from conversations c, requests where c.id like 'many-%'`)
  storeRequest(type, clientRow.id, { priority: 'low', title: 'one', dueAt: 1 })
  for (const [question, index] of [
    [{ list: 'open' }, /requests_open_urgency \(urgency=\?\)/],
    [{ list: 'open', overdue: true }, /requests_open_urgency \(urgency=\? AND due_at<\?\)/],
    [{ list: 'in-progress', sort: '-due' }, /requests_status_urgency \(status=\? AND urgency=\?\)/],
    [{ list: 'all' }, /requests_by_urgency_created \(urgency=\?\)/],
    [{ list: 'open', sort: '-created' }, /requests_open_created/],
    [{ list: 'open', tab: 'unassigned' }, /requests_unassigned/],
  ] as const) {
    const asked = { ...question, priorities: ['high'] as const }
    const plans = plansOf(() => listRequests(admin, asked))
    const read = plans.flatMap(({ steps }) => steps.filter((step) => / requests\b/.test(step)))
    expect({ question, steps: plans.flatMap(({ steps }) => steps).join() }).not.toMatchObject({
      steps: expect.stringContaining('TEMP B-TREE'),
    })
    expect({ question, step: read[1] }).toMatchObject({ step: expect.stringMatching(index) })
    if (!('overdue' in question)) expect(titles(admin, asked)).toEqual(Array(200).fill('many'))
  }
  expect(titles(admin, { priorities: ['low'] })).toEqual(['one'])
  expect(titles(admin, { priorities: ['high', 'low'] })[0]).toBe('one')
  expect(countRequests(admin, { n: { list: 'open', priorities: ['high'] } })).toEqual({ n: 101 })
  db.delete(requests).run()
})

test.each([
  [{ deliveredLate: true }, /requests_late/],
  [{ assignee: 'none' }, /requests_untaken/],
  [{ overdue: true }, /requests_due \(due_at<\?\)/],
  [{ dueFrom: 5, dueUntil: 9 }, /requests_by_due \(due_at>\? AND due_at<\?\)/],
  [{ created: { from: 5, until: 9 } }, /requests_by_created \(created_at>\? AND created_at<\?\)/],
  [{ delivered: { from: 5, until: 9 } }, /requests_by_delivered/],
  [{ deliveredLate: true, delivered: { from: 5, until: null } }, /requests_by_delivered/],
] as const)('all requests narrowed to %j are read along an index', (more, index) => {
  const [plan] = plansOf(() => listRequests(admin, { list: 'all', ...more }))
  expect(plan?.steps).toEqual([expect.stringMatching(index)])
})

test('someone who sees few requests, or searches, has those few read, not all of a status', () => {
  const asked = [
    [staff, {}],
    [client, {}],
    [admin, { search: 'harbour' }],
    [admin, { client: 'harbour' }],
  ] as const
  for (const [actor, more] of asked) {
    for (const list of ['completed', 'open', 'delivered', 'assigned'] as const) {
      const plans = plansOf(() => {
        listRequests(actor, { list, ...more })
        countRequests(actor, { all: { list, ...more } })
        requestsLookedThroughInPart(actor, { list, ...more })
      })
      const steps = plans.flatMap((plan) => plan.steps)
      expect(steps).toContain('MULTI-INDEX OR')
      expect(steps.filter((step) => /SCAN requests\b|requests_(status|due)/.test(step))).toEqual([])
    }
  }
})

test('tabs are counted along the index of their list', () => {
  const [plan] = plansOf(() =>
    countRequests(admin, {
      all: { list: 'open' },
      unassigned: { list: 'open', tab: 'unassigned' },
    }),
  )
  const read = plan?.steps.filter((step) => /^(SCAN|SEARCH) requests\b/.test(step))
  expect(read).toEqual([
    expect.stringContaining('INDEX requests_due'),
    expect.stringContaining('INDEX requests_unassigned'),
  ])
})

test('menu and views are counted along the index of their list', () => {
  const plans = plansOf(() => {
    menuCountsOfRequests(admin, '/requests')
    countRequestViews(admin, [{ id: 'a', question: { list: 'open', priorities: ['high'] } }])
  })
  const read = plans.flatMap(({ steps }) => steps.filter((step) => / requests USING/.test(step)))
  expect(read).toHaveLength(7)
  expect(plans.flatMap(({ steps }) => steps).join()).not.toMatch(/TEMP B-TREE/)
  for (const step of read) expect(step).toMatch(/INDEX requests_(due|taken|status_due|delivered)/)
})

test('years of somebody’s work are read only as far as a list can show them', () => {
  for (const list of ['open', 'in-progress', 'assigned', 'delivered'] as const) {
    for (const tab of [null, 'mine'] as const) {
      const plans = plansOf(() => {
        listRequests(staff, { list, tab })
        countRequests(staff, { n: { list, tab } })
      })
      const steps = plans.flatMap((plan) => plan.steps).filter((step) => /assignee/.test(step))
      expect({ list, tab, read: steps.length > 0 }).toMatchObject({ read: true })
      for (const step of steps) expect(step).toMatch(/assignee_id=\? AND status=\?/)
    }
  }
})
