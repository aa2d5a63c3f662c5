import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks, fileUses, formVersions, messages, orders, requests, users } from '~/db/schema'
import { selectUses, type UsedFile } from '~/features/files/file-uses.server'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { type Clock, date } from '~/messages/dates'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { priorityNames, statusNames } from '~/messages/work'
import { dayAt } from '~/shared/days'
import { type Answers, isQuestion } from '~/shared/fields'
import { type Money, majorOf, moneyOf, moneyText } from '~/shared/money'

/** Text on its page and in the columns of the table. */
type Fact = { label: string; text: string; filed: [head: string, value: string | number][] }

const fact = (label: string, text: string): Fact => ({ label, text, filed: [[label, text]] })

const dayFact = (label: string, at: number | null, clock: Clock): Fact => ({
  label,
  text: at === null ? '' : date(at, clock),
  filed: [[label, at === null ? '' : dayAt(at, clock.zone)]],
})

const priceFact = (price: Money | null): Fact => ({
  label: say.price,
  text: price ? moneyText(price) : '',
  filed: [
    [say.price, price ? majorOf(price) : 0],
    [say.currency, price?.currency.toUpperCase() ?? ''],
  ],
})

const ratingFact = (rating: number | null): Fact => ({
  label: say.rating,
  text: rating === null ? '' : say.ratingOf(rating),
  filed: [[say.ratingHead, rating ?? '']],
})

/** A request or an order as the archive of its client tells it. */
export type KeptWork = {
  number: number
  title: string
  conversationId: string
  formVersionId: string
  answers: Answers
  facts: Fact[]
}

/** The requests of somebody, the oldest first, with days as the clock of `zone` has them. */
export function* requestsKept(userId: string, clock: Clock): Generator<KeptWork> {
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
        fact(say.type, [row.typeName, row.category].filter(Boolean).join(', ')),
        fact(say.status, statusNames[row.status]),
        fact(say.priority, priorityNames[row.priority]),
        dayFact(say.created, row.createdAt, clock),
        dayFact(say.due, row.dueAt, clock),
        dayFact(say.delivered, row.deliveredAt, clock),
      ],
    }
  }
}

type OrderRow = { order: typeof orders.$inferSelect; rating: number | null; review: string | null }

/** The orders of somebody, the same way. */
export function* ordersKept(userId: string, clock: Clock): Generator<KeptWork> {
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
        fact(say.type, [row.typeName, row.productLabel].filter(Boolean).join(', ')),
        fact(say.status, statusNames[row.status]),
        priceFact(moneyOf(row)),
        dayFact(say.paid, row.paidAt, clock),
        dayFact(say.created, row.createdAt, clock),
        dayFact(say.due, row.dueAt, clock),
        ratingFact(rating),
        fact(say.review, review ?? ''),
      ],
    }
  }
}

/** Answers in the form, under its questions. Files are listed apart. */
export function answersOf({ formVersionId, answers }: KeptWork): [string, string][] {
  const version = db.select().from(formVersions).where(eq(formVersions.id, formVersionId)).get()
  return (version?.fields ?? []).filter(isQuestion).map(({ id, label }) => {
    const given = answers[id]
    const text = given === true ? say.yes : [given ?? ''].flat().join(', ')
    return [label, text]
  })
}

type SentMessage = { id: string; text: string; createdAt: number; sender: string | null }

/** Its conversation without the notes of staff. */
export const messageRows = ({ conversationId }: KeptWork) =>
  paged<SentMessage>((last) =>
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
  paged<UsedFile>((last) =>
    selectUses(db)
      .where(and(eq(fileUses.conversationId, conversationId), after(fileUses, last)))
      .orderBy(asc(fileUses.createdAt), asc(fileUses.id))
      .limit(pageSize)
      .all(),
  )
