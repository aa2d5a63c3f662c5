import { useOutlet } from '@remix-run/react'
import { PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { Tabs } from '~/components/ui/tabs'
import { DueMark } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { orderListTexts, orderMessages as say } from '~/messages/orders'
import { HistoryTab } from '~/routes/history/history-tab'
import { BrandKitShown } from '~/routes/profiles/brand-kit'
import { Answered } from '~/routes/work-items/answered'
import { AttachmentsView } from '~/routes/work-items/attachments-view'
import { liveOfWork } from '~/routes/work-items/live-of-work'
import { MessagesView } from '~/routes/work-items/messages-view'
import { NotesView } from '~/routes/work-items/notes-view'
import { isLeft, ReviewForms } from '~/routes/work-items/review-forms'
import type { RefusedWords } from '~/routes/work-items/use-refused'
import { WorkAside, WorkView } from '~/routes/work-items/work-columns'
import { WorkShell } from '~/routes/work-items/work-shell'
import { orderLists } from '~/shared/order-lists'
import { FeedbackPart } from './feedback-part'
import { OrderActions } from './order-actions'
import { OrderFacts } from './order-facts'
import { OrderSteps } from './order-steps'
import { viewTabs } from './order-views'
import { PaymentView } from './payment-view'
import type { readOrder } from './read-order.server'
import { BackFromPaying } from './return-from-payment'

type Data = ReturnType<typeof readOrder>

export const liveOf = liveOfWork('order')

/** One order. What was refused of a message or a note is in its form. */
export function OrderScreen({
  data,
  refusedMessage,
  refusedNote,
}: {
  data: Data
  refusedMessage?: RefusedWords
  refusedNote?: RefusedWords
}) {
  const { id, facts, list, view, moves, changes } = data
  const work = { kind: 'order', id } as const
  // An order that waits for its client asks them on every view.
  const asksClient = moves.includes('approve') || isLeft(changes)
  return (
    <Screen dialog={useOutlet()}>
      <WorkShell
        kind="order"
        number={facts.number}
        list={{ path: orderLists[list], label: orderListTexts[list].label }}
      >
        <PageHead
          title={<span className="wrap-anywhere">{facts.title}</span>}
          actions={<OrderActions data={data} />}
        >
          <div className="only-narrow">
            <p className="mt-1 flex flex-wrap gap-x-4">
              <StatusMark status={facts.status} />
              <PriorityMark priority={facts.priority} />
              <DueMark due={data.due} dueAt={facts.dueAt} />
            </p>
          </div>
        </PageHead>
        <Tabs label={columnWords.views} tabs={viewTabs(data)} />
        {facts.status !== 'pending_payment' && <OrderSteps order={data} />}
        <div className="two-columns">
          {asksClient && (
            <div className="answer">
              <ReviewForms
                work={work}
                version={facts.version}
                moves={moves}
                view={view}
                shownAt={data.shownAt}
                changes={changes}
              />
            </div>
          )}
          <WorkView key={view} narrow={view !== 'details'}>
            <FeedbackPart feedback={data.feedback} formKey={data.feedbackKey} />
            <View {...{ data, refusedMessage, refusedNote }} />
          </WorkView>
          <WorkAside narrow={view === 'details'}>
            <OrderFacts order={data} />
            <BrandKitShown kit={data.kit} />
            {view !== 'notes' && data.notes && (
              <div className="side-notes only-wide">
                <NotesView data={data.notes} />
              </div>
            )}
          </WorkAside>
        </div>
      </WorkShell>
    </Screen>
  )
}

/** View that the address asks for. */
function View({
  data,
  refusedMessage,
  refusedNote,
}: {
  data: Data
  refusedMessage: RefusedWords | undefined
  refusedNote: RefusedWords | undefined
}) {
  const { id, view, brief, payment, messages, attachments, notes, history } = data
  return (
    <>
      {brief && (
        <section className="page-body brief" aria-label={say.answers}>
          <Answered work={{ kind: 'order', id }} {...brief} />
          <ButtonLink to={pathTo('/orders/:order/print', { order: id })} icon="file">
            {say.printView}
          </ButtonLink>
        </section>
      )}
      {messages && payment && <BackFromPaying payment={payment} />}
      {messages && <MessagesView data={messages} {...refusedMessage} />}
      {view === 'payment' && payment && <PaymentView payment={payment} />}
      {view === 'notes' && notes && <NotesView data={notes} {...refusedNote} />}
      {attachments && <AttachmentsView data={attachments} />}
      {history && <HistoryTab history={history} />}
    </>
  )
}
