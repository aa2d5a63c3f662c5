import { expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/events/record.server'
import { listHistory } from '~/features/history/list-history.server'

const write = (documentId: string, action: string, userId: string) =>
  transaction((tx) => record(tx, { collection: 'users', documentId, action, userId }))

test('HIST-01 every change names who made it, also who is no longer there', () => {
  const known = makeUser({ fullName: 'Wren Pine' })
  for (const user of [known.id, 'gone-user', 'system', 'guest:project']) {
    write('one', 'updated', user)
  }
  const { rows, previous, next } = listHistory('users', 'one', null)
  expect(rows.map(({ person }) => person)).toEqual(['Guest', 'System', 'Deleted user', 'Wren Pine'])
  expect({ previous, next }).toEqual({ previous: null, next: null })
  expect(listHistory('projects', 'one', null).rows).toEqual([])
})

test('HIST-01 twenty a page, newest first, onward and back without a gap', () => {
  for (let i = 0; i < 45; i += 1) write('many', `change ${i}`, 'system')
  const seen: string[] = []
  let place: Parameters<typeof listHistory>[2] = null
  let page = listHistory('users', 'many', place)
  const pages = [page]
  seen.push(...page.rows.map(({ action }) => action))
  while (page.next) {
    place = { after: page.next }
    page = listHistory('users', 'many', place)
    pages.push(page)
    seen.push(...page.rows.map(({ action }) => action))
  }
  expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 5])
  expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `change ${44 - i}`))
  const back = listHistory('users', 'many', { before: page.previous ?? '' })
  expect(back).toEqual(pages[1])
  expect(listHistory('users', 'many', { before: back.previous ?? '' })).toEqual(pages[0])
})

test.each(['after', 'before'])('a cursor that is none shows the first page: %s', (way) => {
  const place = { [way]: "' or 1=1" } as { after: string } | { before: string }
  expect(listHistory('users', 'many', place)).toEqual(listHistory('users', 'many', null))
})

test('the history of an object is found by its index', () => {
  for (const place of [null, { after: '5_x' }, { before: '5_x' }]) {
    const plans = plansOf(() => listHistory('users', 'many', place))
    expect(plans.length).toBeGreaterThan(0)
    for (const { steps } of plans) expect(steps.join('; ')).not.toMatch(/SCAN log_history/)
  }
})
