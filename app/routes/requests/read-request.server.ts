import { callsOfWork } from '~/features/bookings/calls-of-work.server'
import { attachmentsOf } from '~/features/conversations/attachments.server'
import { changesForm } from '~/features/conversations/changes-form.server'
import { countsOf } from '~/features/conversations/counts.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { notesOf } from '~/features/conversations/notes-screen.server'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { newestEvent } from '~/features/live/newest-event.server'
import { comparePage } from '~/features/request-pins/compare-page.server'
import { findPin } from '~/features/request-pins/find-pin.server'
import { findRequest } from '~/features/requests/find-request.server'
import { getRequestDetails } from '~/features/requests/request-details.server'
import type { Clock } from '~/messages/dates'
import { listOfRequest } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { viewIn } from './request-views'

/** How somebody asks for a request: by which address and clock. */
type Asked = { query: URLSearchParams; clock: Clock; beside?: boolean }

/**
 * Reads one request with the view that an address asks for. Opening its messages marks them read, unless
 * they are there because of something else (`beside`).
 *
 * @throws DomainError `not-found`
 */
export function readRequest(
  actor: Actor,
  request: string,
  { query: searchParams, clock, beside = false }: Asked,
) {
  const since = newestEvent()
  const found = findRequest(actor, request)
  const work = { kind: 'request', id: request } as const
  const view = viewIn(searchParams, found.may)
  const place = readPageStart(searchParams)
  const ofNotes = view === 'notes' ? place : null
  return {
    ...found,
    since,
    view,
    list: listOfRequest(actor, found.facts.status),
    review: view === 'review' ? comparePage(actor, found) : null,
    booked: callsOfWork(actor, work, clock),
    counts: countsOf(actor, work),
    changes: changesForm(actor, work),
    brief: view === 'brief' ? getRequestDetails(actor, request) : null,
    pin: view === 'brief' ? findPin(actor, found) : null,
    messages: view === 'messages' ? messagesOf(actor, work, searchParams, { beside }) : null,
    attachments: view === 'attachments' ? attachmentsOf(actor, work, place) : null,
    notes: found.may.notes ? notesOf(actor, work, ofNotes) : null,
    history: view === 'history' ? listHistory('requests', request, place) : null,
  }
}
