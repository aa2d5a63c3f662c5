import { asc, eq } from 'drizzle-orm'
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
import { date, dateTime } from '~/messages/dates'
import { takeOutMessages as say } from '~/messages/take-out'
import { displayName } from '~/messages/users'
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

/** The requests of somebody, the oldest first. */
export const requestsKept = (userId: string): KeptWork[] =>
  db
    .select()
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(asc(requests.createdAt), asc(requests.id))
    .all()
    .map((row) => ({
      ...row,
      facts: [
        [say.type, [row.typeName, row.category].filter(Boolean).join(', ')],
        [say.status, statusNames[row.status]],
        [say.priority, priorityNames[row.priority]],
        [say.created, date(row.createdAt)],
        [say.due, date(row.dueAt)],
        [say.delivered, row.deliveredAt === null ? '' : date(row.deliveredAt)],
      ],
    }))

/** The orders of somebody, the oldest first. */
export const ordersKept = (userId: string): KeptWork[] =>
  db
    .select({ order: orders, rating: feedbacks.rating, review: feedbacks.text })
    .from(orders)
    .leftJoin(feedbacks, eq(feedbacks.orderId, orders.id))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .all()
    .map(({ order: row, rating, review }) => ({
      ...row,
      facts: [
        [say.type, [row.typeName, row.productLabel].filter(Boolean).join(', ')],
        [say.status, statusNames[row.status]],
        [say.price, priceOf(row)],
        [say.paid, row.paidAt === null ? '' : date(row.paidAt)],
        [say.created, date(row.createdAt)],
        [say.due, date(row.dueAt)],
        [say.rating, rating === null ? '' : `${rating} / 5`],
        [say.review, review ?? ''],
      ],
    }))

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

/** What was said about it, but for what staff say among themselves. */
export const messagesOf = ({ conversationId }: KeptWork) =>
  db
    .select({ text: messages.text, at: messages.createdAt, sender: users.fullName })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .all()
    .map(({ text, at, sender }) => ({ text, at: dateTime(at), sender: displayName(sender) }))

/** Its files, those of notes not among them. */
export const filesOf = ({ conversationId }: KeptWork) =>
  db
    .select({ folder: attachments.folder, file: attachments.file, name: attachments.name })
    .from(attachments)
    .where(eq(attachments.conversationId, conversationId))
    .orderBy(asc(attachments.createdAt), asc(attachments.id))
    .all()
