import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { classNames } from '~/components/ui/class-names'
import { Screen } from '~/components/ui/screen'
import { Tabs } from '~/components/ui/tabs'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import { attachmentsOf } from '~/features/conversations/attachments.server'
import { changesForm } from '~/features/conversations/changes-form.server'
import { countsOf } from '~/features/conversations/counts.server'
import { messagesOf } from '~/features/conversations/messages-screen.server'
import { notesOf } from '~/features/conversations/notes-screen.server'
import { historyOf } from '~/features/history/history-of.server'
import { placeIn } from '~/features/lists/place'
import { newestEvent } from '~/features/live/newest-event.server'
import { comparePage } from '~/features/request-pins/compare-page.server'
import { pinOf } from '~/features/request-pins/pin-of.server'
import { briefOf } from '~/features/requests/brief-of.server'
import { findRequest } from '~/features/requests/find-request.server'
import { requestMessages as say } from '~/messages/requests'
import { workMessages } from '~/messages/work'
import { HistoryTab } from '~/routes/history/history-tab'
import { screen } from '~/routes/http/handle.server'
import { AttachmentsView } from '~/routes/work/attachments-view'
import { MessagesView } from '~/routes/work/messages-view'
import { NotesView } from '~/routes/work/notes-view'
import { BriefView } from './brief-view'
import { Pinned } from './pinned'
import { RequestFacts } from './request-facts'
import { ReviewForms } from './review-forms'
import { ReviewView } from './review-view'
import { StatusActions } from './status-actions'
import { tabsOf, viewIn } from './views'

const here = '/requests/:request'

export const loader = screen(here, ({ actor, params: { request = '' }, url: { searchParams } }) => {
  const since = newestEvent()
  const found = findRequest(actor, request)
  const work = { kind: 'request', id: request } as const
  const view = viewIn(searchParams, found.may)
  const place = placeIn(searchParams)
  const ofNotes = view === 'notes' ? place : null
  return {
    ...found,
    since,
    view,
    review: view === 'review' ? comparePage(actor, found) : null,
    counts: countsOf(actor, work),
    changes: changesForm(actor, work),
    brief: view === 'brief' ? briefOf(actor, request) : null,
    pin: view === 'brief' ? pinOf(actor, found) : null,
    messages:
      view === 'messages' || view === 'notes'
        ? messagesOf(actor, work, searchParams, { beside: view === 'notes' })
        : null,
    attachments: view === 'attachments' ? attachmentsOf(actor, work, place) : null,
    notes: found.may.notes ? notesOf(actor, work, ofNotes) : null,
    history: view === 'history' ? historyOf('requests', request, place) : null,
  }
})

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** The views that narrow screens show beside the facts, or in their place. */
const beside: readonly string[] = ['details', 'notes', 'review']
const withFacts: readonly string[] = ['details', 'review']

/** Staff also hear of its notes: a topic of their own. */
export const handle: LiveHandle<Data> = {
  live: ({ id, since, may }) => ({
    topic: [`request:${id}`, ...(may.notes ? [`request_notes:${id}`] : [])],
    since,
  }),
}

export const meta = ({ data }: { data?: Data }) => [
  { title: `${data ? data.facts.title : 'Request'} · Panelry` },
]

export default function RequestScreen() {
  const data = useLoaderData<typeof loader>()
  const { facts, due, view, review, brief, pin, history, messages, attachments, notes } = data
  // What waits for its client asks them on every view.
  const waits = data.moves.includes('approve') || data.changes?.savedAt != null
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: 'Requests', to: '/requests' },
          { label: workMessages.numbered({ kind: 'request', number: facts.number }) },
        ]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{facts.title}</span>}
          actions={<StatusActions request={data} />}
        >
          <div className="only-narrow">
            <p className="mt-1 flex flex-wrap gap-x-4">
              <StatusMark status={facts.status} />
              <PriorityMark priority={facts.priority} />
              <DueMark due={due} dueAt={facts.dueAt} />
            </p>
          </div>
        </PageHead>
        <Tabs label="Views" tabs={tabsOf(data)} />
        <div className="two-columns">
          <div
            className={classNames(
              'min-w-0',
              (view === 'details' || view === 'notes') && 'only-wide',
            )}
          >
            {view === 'review' && <ReviewView requestId={data.id} pages={review} />}
            {pin && <Pinned pin={pin} />}
            {brief && <BriefView brief={brief} />}
            {messages && <MessagesView data={messages} />}
            {attachments && <AttachmentsView data={attachments} />}
            {history && <HistoryTab history={history} />}
          </div>
          <aside
            className={classNames(!beside.includes(view) && !waits && 'only-wide')}
            aria-label={say.details}
          >
            <ReviewForms request={data} changes={data.changes} />
            <div className={classNames(!withFacts.includes(view) && 'only-wide')}>
              <RequestFacts request={data} />
            </div>
            {notes && (
              <div className={classNames('side-notes', view !== 'notes' && 'only-wide')}>
                <NotesView data={notes} />
              </div>
            )}
          </aside>
        </div>
      </DashboardShell>
    </Screen>
  )
}
