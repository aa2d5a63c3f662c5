import { and, count, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orderTypes, priceProducts, prices, users } from '~/db/schema'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { contains } from '~/features/lists/search.server'
import { offSaleOf, type SaleFacts, saleFacts } from '~/features/prices/price-for-sale.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { moneyOf } from '~/shared/money'
import { type PublishState, publishState } from '~/shared/publish-state'

/** Filters of the list of order forms. */
type FormQuestion = {
  q: string
  /** The id of an order type. */
  type: string
  state: PublishState | ''
}

const inState: Record<PublishState, SQL | undefined> = {
  published: eq(orderForms.published, true),
  draft: and(eq(orderForms.published, false), isNull(orderForms.publishedAt)),
  unpublished: and(eq(orderForms.published, false), isNotNull(orderForms.publishedAt)),
}

const asked = ({ q, type }: FormQuestion): SQL | undefined =>
  and(
    q === '' ? undefined : or(contains(orderForms.name, q), contains(orderForms.productName, q)),
    type === '' ? undefined : eq(orderForms.orderTypeId, type),
  )

/**
 * A page of the order forms: what is on sale first, then what was changed last.
 *
 * @throws DomainError 403
 */
export function listOrderForms(actor: Actor, question: FormQuestion, place: PageStart) {
  requireOrderManager(actor)
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: orderForms.id,
        name: orderForms.name,
        productName: orderForms.productName,
        productImage: orderForms.productImage,
        published: orderForms.published,
        publishedAt: orderForms.publishedAt,
        updatedAt: orderForms.updatedAt,
        amount: prices.amount,
        currency: prices.currency,
        ...saleFacts,
        type: orderTypes.name,
        assignee: { name: users.fullName, avatar: users.avatar },
      })
      .from(orderForms)
      .leftJoin(prices, eq(prices.id, orderForms.priceId))
      .leftJoin(priceProducts, eq(priceProducts.id, prices.productId))
      .leftJoin(orderTypes, eq(orderTypes.id, orderForms.orderTypeId))
      .leftJoin(users, eq(users.id, orderForms.assigneeId))
      .$dynamic(),
    where: and(asked(question), question.state === '' ? undefined : inState[question.state]),
    sort: [
      [orderForms.published, 'desc'],
      [orderForms.updatedAt, 'desc'],
      [orderForms.id, 'desc'],
    ],
    place,
  })
  return { forms: rows.map(listed), ...ways }
}

type Row = SaleFacts & {
  published: boolean
  publishedAt: number | null
  amount: number | null
  currency: string | null
}

const listed = <R extends Row>({ amount, currency, ...row }: R) => ({
  ...row,
  /** Null costs nothing. */
  price: moneyOf({ amount, currency }),
  state: publishState(row),
  /** Why it cannot be bought, although it is published: its price is not for sale. */
  offSale: row.published ? offSaleOf(row) : null,
})

export type ListedOrderForm = ReturnType<typeof listOrderForms>['forms'][number]

/** How many forms there are in each state, of what else is asked for. @throws DomainError 403 */
export function countOrderForms(actor: Actor, question: FormQuestion) {
  requireOrderManager(actor)
  const one = (state: PublishState) =>
    db
      .select({ n: count() })
      .from(orderForms)
      .where(and(asked(question), inState[state]))
      .get()?.n ?? 0
  const [published, draft, unpublished] = [one('published'), one('draft'), one('unpublished')]
  return { all: published + draft + unpublished, published, draft, unpublished }
}
