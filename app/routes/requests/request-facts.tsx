import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DataList } from '~/components/ui/data-list'
import { Time } from '~/components/ui/time'
import { DueFact } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import type { CallsOfWork } from '~/features/bookings/calls-of-work.server'
import type { FoundRequest } from '~/features/requests/find-request.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { calendarDay } from '~/messages/dates'
import { deliveryText } from '~/messages/delivery'
import { requestMessages } from '~/messages/requests'
import { displayName } from '~/messages/users'
import { workMessages as say } from '~/messages/work'
import { callFact } from '~/routes/work-items/call-fact'
import { Changeable, People, PersonMark } from '~/routes/work-items/fact-parts'
import { viewParams } from '~/routes/work-items/view-params'

/** Facts about a request; those that the viewer may change link to the form that does it. */
export function RequestFacts({ request }: { request: FoundRequest & { booked: CallsOfWork } }) {
  const { facts, due, may, moves, client, company, assignee, followers, delivery } = request
  const kept = viewParams(useLocation().search)
  const to = (what: 'status' | 'priority' | 'assign' | 'followers') =>
    pathTo(`/requests/:request/${what}`, { request: facts.id }, kept)
  const rows: [string, ReactNode][] = [
    [
      columnWords.status,
      <Changeable
        key="status"
        to={may.move && moves.length > 0 && to('status')}
        label={say.changeStatus}
      >
        <StatusMark status={facts.status} />
      </Changeable>,
    ],
    [
      columnWords.priority,
      <Changeable key="priority" to={may.prioritise && to('priority')} label={say.changePriority}>
        <PriorityMark priority={facts.priority} />
      </Changeable>,
    ],
    [
      columnWords.assignee,
      <Changeable key="assignee" to={may.manage && to('assign')} label={say.changeAssignee}>
        {assignee ? <PersonMark person={assignee} /> : <span className="muted">{say.nobody}</span>}
      </Changeable>,
    ],
    [
      columnWords.followers,
      <Changeable key="followers" to={may.manage && to('followers')} label={say.changeFollowers}>
        <People people={followers} />
      </Changeable>,
    ],
    [columnWords.due, <DueFact key="due" due={due} dueAt={facts.dueAt} />],
    [columnWords.client, displayName(client?.name)],
    ...(company === null ? [] : [[requestMessages.company, company] as [string, ReactNode]]),
    [columnWords.type, facts.typeName],
    [columnWords.product, facts.category],
    ...(facts.deadline
      ? [[requestMessages.wishedBy, calendarDay(facts.deadline)] as [string, ReactNode]]
      : []),
    ...(delivery
      ? [
          [requestMessages.delivery, deliveryText(delivery.time, delivery.unit)] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...callFact(request.booked),
    [columnWords.created, <Time key="created" at={request.createdAt} />],
    [columnWords.number, facts.number],
  ]
  return (
    <section className="side-facts" aria-label={say.facts}>
      <DataList rows={rows} />
    </section>
  )
}
