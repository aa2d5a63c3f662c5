import { useOutlet } from '@remix-run/react'
import { PageHead } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { Tabs } from '~/components/ui/tabs'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import { columnWords } from '~/messages/columns'
import { requestListTexts } from '~/messages/requests'
import { HistoryTab } from '~/routes/history/history-tab'
import { BrandKitShown } from '~/routes/profiles/brand-kit'
import { AttachmentsView } from '~/routes/work-items/attachments-view'
import { liveOfWork } from '~/routes/work-items/live-of-work'
import { MessagesView } from '~/routes/work-items/messages-view'
import { NotesView } from '~/routes/work-items/notes-view'
import { isLeft, ReviewForms } from '~/routes/work-items/review-forms'
import { StatusActions } from '~/routes/work-items/status-actions'
import type { RefusedWords } from '~/routes/work-items/use-refused'
import { WorkAside, WorkView } from '~/routes/work-items/work-columns'
import { WorkShell } from '~/routes/work-items/work-shell'
import { requestLists } from '~/shared/request-lists'
import { BriefView } from './brief-view'
import { Pinned } from './pinned'
import type { readRequest } from './read-request.server'
import { RequestFacts } from './request-facts'
import { viewTabs } from './request-views'
import { ReviewView } from './review-view'

type Data = ReturnType<typeof readRequest>

/** The views that narrow screens show with the facts. */
const withFacts: readonly string[] = ['details', 'review']

/** The moves that have a button of their own. */
const buttons = { open: 'undo', paused: 'pause', unpaused: 'refresh', delivered: 'send' } as const

export const liveOf = liveOfWork('request')

/** One request. What was refused of a message or a note is in its form. */
export function RequestScreen({
  data,
  refusedMessage,
  refusedNote,
}: {
  data: Data
  refusedMessage?: RefusedWords
  refusedNote?: RefusedWords
}) {
  const { facts, due, list, view, review, brief, pin, history, messages, attachments, notes } = data
  const work = { kind: 'request', id: data.id } as const
  // A request that waits for its client asks them on every view.
  const asksClient = data.moves.includes('approve') || isLeft(data.changes)
  return (
    <Screen dialog={useOutlet()}>
      <WorkShell
        kind="request"
        number={facts.number}
        list={{ path: requestLists[list], label: requestListTexts[list].label }}
      >
        <PageHead
          title={<span className="wrap-anywhere">{facts.title}</span>}
          actions={
            <StatusActions
              work={work}
              version={facts.version}
              moves={data.moves}
              buttons={buttons}
              next={data.moves.find((move) => move === 'delivered' || move === 'unpaused')}
              mayDelete={data.may.manage}
            />
          }
        >
          <div className="only-narrow">
            <p className="mt-1 flex flex-wrap gap-x-4">
              <StatusMark status={facts.status} />
              <PriorityMark priority={facts.priority} />
              <DueMark due={due} dueAt={facts.dueAt} />
            </p>
          </div>
        </PageHead>
        <Tabs label={columnWords.views} tabs={viewTabs(data)} />
        <div className="two-columns">
          {asksClient && (
            <div className="answer">
              <ReviewForms
                work={work}
                version={facts.version}
                moves={data.moves}
                view={view}
                shownAt={data.deliveredAt}
                changes={data.changes}
              />
            </div>
          )}
          <WorkView key={view} narrow={view !== 'details'}>
            {view === 'review' && <ReviewView requestId={data.id} pages={review} />}
            {pin && <Pinned pin={pin} />}
            {brief && <BriefView brief={brief} />}
            {messages && <MessagesView data={messages} {...refusedMessage} />}
            {view === 'notes' && notes && <NotesView data={notes} {...refusedNote} />}
            {attachments && <AttachmentsView data={attachments} />}
            {history && <HistoryTab history={history} />}
          </WorkView>
          <WorkAside narrow={withFacts.includes(view)}>
            <RequestFacts request={data} />
            <BrandKitShown kit={data.kit} />
            {view !== 'notes' && notes && (
              <div className="side-notes only-wide">
                <NotesView data={notes} />
              </div>
            )}
          </WorkAside>
        </div>
      </WorkShell>
    </Screen>
  )
}
