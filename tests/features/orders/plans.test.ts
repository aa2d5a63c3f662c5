import { expect, test } from 'vitest'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { plansOf } from '#tests/fixtures/plans'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { countOrders } from '~/features/orders/count-orders.server'
import { findOrder } from '~/features/orders/find-order.server'
import { listFormChoices } from '~/features/orders/list-choices.server'
import { listOrders } from '~/features/orders/list-orders.server'
import { hasOrders, menuCountsOfOrders } from '~/features/orders/menu-orders.server'
import { orderBrief } from '~/features/orders/order-brief.server'
import { ordersLookedThroughInPart } from '~/features/orders/where-orders.server'
import { orderListNames } from '~/shared/order-lists'
import { workSorts, workTabs } from '~/shared/work-lists'

const admin = actorOf(makeUser({ role: 'admin' }))
const employee = actorOf(makeEmployee())
const client = actorOf(makeUser({ role: 'client' }))
const form = makeOrderForm()

/** Steps that read all of a table that grows. */
const whole = (steps: readonly string[]) =>
  steps.filter((step) =>
    /^SCAN (orders|order_followers|conversations|messages|notes|attachments|users|payments)$/.test(
      step,
    ),
  )
const stepsOf = (work: () => void) => plansOf(work).flatMap(({ steps }) => steps)

test('every list in every order is read along an index, not sorted', () => {
  for (const list of orderListNames) {
    for (const sort of workSorts) {
      const [plan] = plansOf(() => listOrders(admin, { list, sort }))
      expect({ list, sort, steps: plan?.steps }).toMatchObject({
        steps: [expect.stringMatching(/USING INDEX orders_(open|status|due)/)],
      })
    }
  }
  const [plan] = plansOf(() => listOrders(admin, { list: 'open', tab: 'unassigned' }))
  expect(plan?.steps).toEqual([expect.stringContaining('USING INDEX orders_unassigned')])
})

test('what staff must look at is read along its own index', () => {
  for (const list of orderListNames) {
    const plans = plansOf(() => {
      listOrders(admin, { list, flagged: true })
      countOrders(admin, { n: { list, flagged: true } })
    })
    const read = plans.flatMap(({ steps }) => steps.filter((step) => / orders\b/.test(step)))
    expect(new Set(read)).toEqual(new Set(['SCAN orders USING INDEX orders_flagged']))
  }
})

test('a priority is read along the index that has it before the due date, however rare it is', () => {
  for (const list of orderListNames) {
    const [plan] = plansOf(() => listOrders(admin, { list, priorities: ['high'] }))
    expect(plan?.steps).toEqual([expect.stringMatching(/INDEX orders_(open|status)_urgency \(/)])
  }
})

test('someone who sees few orders, or searches, has those few read, not all of a status', () => {
  const asked = [
    [employee, {}],
    [client, {}],
    [admin, { search: 'harbour' }],
    [admin, { client: 'harbour' }],
  ] as const
  for (const [actor, more] of asked) {
    for (const list of orderListNames) {
      const steps = stepsOf(() => {
        listOrders(actor, { list, ...more })
        countOrders(actor, { n: { list, ...more } })
        ordersLookedThroughInPart(actor, { list, ...more })
      })
      const read = steps.filter((step) => /SCAN orders\b|orders_(status|due|open)/.test(step))
      expect({ list, more, who: actor.role, read }).toMatchObject({ read: [] })
    }
  }
})

test('a search reads so much of a client at most, however much they ever ordered', () => {
  const [plan] = plansOf(() => listOrders(admin, { list: 'open', search: 'harbour' }))
  const read = plan?.steps.filter((step) => /SEARCH orders .*orders_(user|profile)/.test(step))
  expect(read).toEqual([
    expect.stringContaining('USING COVERING INDEX orders_user (user_id=?)'),
    expect.stringContaining('USING COVERING INDEX orders_profile (company_profile_id=?)'),
  ])
  // Only what is found in the end is sorted.
  expect(plan?.steps.filter((step) => step.includes('TEMP B-TREE'))).toHaveLength(1)
  expect(plan?.text).toMatch(/"orders"\."user_id" desc, "orders"\."created_at" desc limit \?/)
})

test('tabs and the menu are counted along the index of their list', () => {
  for (const tab of workTabs) {
    expect(whole(stepsOf(() => countOrders(admin, { n: { list: 'open', tab } })))).toEqual([])
  }
  const [unassigned] = plansOf(() => countOrders(admin, { n: { list: 'open', tab: 'unassigned' } }))
  expect(unassigned?.steps.join()).toContain('orders_unassigned')
  expect(whole(stepsOf(() => menuCountsOfOrders(admin, '/orders')))).toEqual([])
  for (const actor of [client, employee]) {
    expect(whole(stepsOf(() => hasOrders(actor)))).toEqual([])
  }
})

test('one order is read by its keys', () => {
  const { id = '' } = storeOrderRow(form, client.id, { assigneeId: employee.id })
  expect(
    whole(
      stepsOf(() => {
        findOrder(client, id)
        orderBrief(client, id)
        changeOrderStatus(employee, { orderId: id, action: 'progress', version: 1 })
      }),
    ),
  ).toEqual([])
  expect(whole(stepsOf(() => listFormChoices(admin)))).toEqual([])
})
