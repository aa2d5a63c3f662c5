import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  attachments,
  feedbacks,
  formVersions,
  messages,
  orders,
  requests,
  users,
} from '~/db/schema'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { date } from '~/messages/dates'
import { takeOutMessages as say } from '~/messages/take-out'
import { priorityNames, statusNames } from '~/messages/work'
import { type Answers, isQuestion } from '~/work/fields'
import { moneyText } from '~/work/money'

/** A request or an order as the archive of its client tells it. */
export type KeptWork = {
  number: number
  title: string
  conversationId: string
  formVersionId: string
  answers: Answers
  facts: [string, string][]
}

/** The requests of somebody, the oldest first, with days as the clock of `zone` has them. */
export function* requestsKept(userId: string, zone: string): Generator<KeptWork> {
  const rows = paged<typeof requests.$inferSelect>((last) =>
    db
      .select()
      .from(requests)
      .where(and(eq(requests.userId, userId), after(requests, last)))
      .orderBy(asc(requests.createdAt), asc(requests.id))
      .limit(pageSize)
      .all(),
  )
  for (const row of rows) {
    yield {
      ...row,
      facts: [
        [say.type, [row.typeName, row.category].filter(Boolean).join(', ')],
        [say.status, statusNames[row.status]],
        [say.priority, priorityNames[row.priority]],
        [say.created, date(row.createdAt, zone)],
        [say.due, date(row.dueAt, zone)],
        [say.delivered, row.deliveredAt === null ? '' : date(row.deliveredAt, zone)],
      ],
    }
  }
}

type OrderRow = { order: typeof orders.$inferSelect; rating: number | null; review: string | null }

/** The orders of somebody, the same way. */
export function* ordersKept(userId: string, zone: string): Generator<KeptWork> {
  const rows = paged<OrderRow>((last) =>
    db
      .select({ order: orders, rating: feedbacks.rating, review: feedbacks.text })
      .from(orders)
      .leftJoin(feedbacks, eq(feedbacks.orderId, orders.id))
      .where(and(eq(orders.userId, userId), after(orders, last?.order ?? null)))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(pageSize)
      .all(),
  )
  for (const { order: row, rating, review } of rows) {
    yield {
      ...row,
      facts: [
        [say.type, [row.typeName, row.productLabel].filter(Boolean).join(', ')],
        [say.status, statusNames[row.status]],
        [say.price, priceOf(row)],
        [say.paid, row.paidAt === null ? '' : date(row.paidAt, zone)],
        [say.created, date(row.createdAt, zone)],
        [say.due, date(row.dueAt, zone)],
        [say.rating, rating === null ? '' : say.ratingOf(rating)],
        [say.review, review ?? ''],
      ],
    }
  }
}

const priceOf = ({ amount, currency }: { amount: number | null; currency: string | null }) =>
  amount === null || currency === null ? '' : moneyText({ amount, currency })

/** What was answered in the form, by the words of its questions. Files stand apart. */
export function answersOf({ formVersionId, answers }: KeptWork): [string, string][] {
  const version = db.select().from(formVersions).where(eq(formVersions.id, formVersionId)).get()
  return (version?.fields ?? []).filter(isQuestion).map(({ id, label }) => {
    const given = answers[id]
    const text = given === true ? say.yes : [given ?? ''].flat().join(', ')
    return [label, text]
  })
}

type Said = { id: string; text: string; createdAt: number; sender: string | null }

/** What was said about it, but for what staff say among themselves. */
export const messageRows = ({ conversationId }: KeptWork) =>
  paged<Said>((last) =>
    db
      .select({
        id: messages.id,
        text: messages.text,
        createdAt: messages.createdAt,
        sender: users.fullName,
      })
      .from(messages)
      .leftJoin(users, eq(users.id, messages.senderId))
      .where(and(eq(messages.conversationId, conversationId), after(messages, last)))
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(pageSize)
      .all(),
  )

/** Its files, those of notes not among them. */
export const filesOf = ({ conversationId }: KeptWork) =>
  paged<typeof attachments.$inferSelect>((last) =>
    db
      .select()
      .from(attachments)
      .where(and(eq(attachments.conversationId, conversationId), after(attachments, last)))
      .orderBy(asc(attachments.createdAt), asc(attachments.id))
      .limit(pageSize)
      .all(),
  )
