import { callsOfWork } from '~/features/bookings/calls-of-work.server'
import { attachmentsOf } from '~/features/conversations/attachments.server'
import { changesForm } from '~/features/conversations/changes-form.server'
import { countsOf } from '~/features/conversations/counts.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { notesOf } from '~/features/conversations/notes-screen.server'
import { findFeedback } from '~/features/feedback/find-feedback.server'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { newestEvent } from '~/features/live/newest-event.server'
import { findOrder } from '~/features/orders/find-order.server'
import { orderBrief } from '~/features/orders/order-brief.server'
import { findPayment } from '~/features/payments/find-payment.server'
import type { Clock } from '~/messages/dates'
import { listOfOrder } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { viewIn } from './order-views'

/** How somebody asks for an order: by which address and clock. */
type Asked = { query: URLSearchParams; clock: Clock; beside?: boolean }

/**
 * Reads one order with the view that an address asks for. Opening its messages marks them read, unless they
 * are there because of something else (`beside`).
 *
 * @throws DomainError `not-found`
 */
export function readOrder(actor: Actor, order: string, { query, clock, beside = false }: Asked) {
  const since = newestEvent()
  const found = findOrder(actor, order)
  const work = { kind: 'order', id: order } as const
  const unpaid = found.facts.status === 'pending_payment'
  const view = viewIn(query, found.may, found.facts.status)
  const place = readPageStart(query)
  const talks = view === 'messages'
  return {
    ...found,
    since,
    view,
    list: listOfOrder(actor, found.facts.status),
    booked: callsOfWork(actor, work, clock),
    counts: countsOf(actor, work),
    changes: changesForm(actor, work),
    feedback: findFeedback(actor, order),
    feedbackKey: newId(),
    brief: view === 'brief' ? orderBrief(actor, order) : null,
    payment: talks || unpaid || view === 'payment' ? findPayment(actor, order) : null,
    messages: talks ? messagesOf(actor, work, query, { beside }) : null,
    attachments: view === 'attachments' ? attachmentsOf(actor, work, place) : null,
    notes: found.may.notes ? notesOf(actor, work, view === 'notes' ? place : null) : null,
    history: view === 'history' ? listHistory('orders', order, place) : null,
  }
}
