import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { companiesIn, peopleIn } from '~/features/work/names-of.server'
import { workSort } from '~/features/work/sort-work.server'
import type { Member } from '~/permissions/vocabulary'
import { dueOf } from '~/work/due'
import { moneyOf } from '~/work/money'
import { type OrderQuestion, ordersOf } from './orders-of.server'

const pageSize = 15

const columns = {
  id: orders.id,
  number: orders.number,
  title: orders.title,
  status: orders.status,
  priority: orders.priority,
  urgency: orders.urgency,
  formName: orders.formName,
  productLabel: orders.productLabel,
  userId: orders.userId,
  companyProfileId: orders.companyProfileId,
  assigneeId: orders.assigneeId,
  amount: orders.amount,
  currency: orders.currency,
  paymentFlag: orders.paymentFlag,
  paidAt: orders.paidAt,
  dueAt: orders.dueAt,
  pausedAt: orders.pausedAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  version: orders.version,
}

/** One page of a list of orders as somebody sees it, with the names of the people. */
export function listOrders(
  actor: Member,
  question: OrderQuestion & { place?: Place; size?: number },
) {
  const { place, size = pageSize } = question
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(orders).$dynamic(),
    where: ordersOf(actor, question),
    sort: workSort(orders, question.sort || 'due'),
    place,
    size,
  })
  const people = peopleIn(rows.flatMap((row) => [row.userId ?? [], row.assigneeId ?? []].flat()))
  const companies = companiesIn(rows.flatMap(({ companyProfileId }) => companyProfileId ?? []))
  const now = Date.now()
  const zone = readSettings().officeZone
  return {
    orders: rows.map(
      ({
        userId,
        companyProfileId,
        assigneeId,
        urgency: _,
        pausedAt,
        amount,
        currency,
        ...row
      }) => ({
        ...row,
        price: moneyOf({ amount, currency }),
        due: dueOf({ ...row, pausedAt }, now, zone),
        client: people.get(userId ?? '') ?? null,
        company: companies.get(companyProfileId ?? '') ?? null,
        assignee: people.get(assigneeId ?? '') ?? null,
      }),
    ),
    ...ways,
  }
}

export type ListedOrder = ReturnType<typeof listOrders>['orders'][number]
