import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DataList } from '~/components/ui/data-list'
import { Time } from '~/components/ui/time'
import { DueFact } from '~/components/work/due-mark'
import { PriorityMark } from '~/components/work/priority-mark'
import { StatusMark } from '~/components/work/status-mark'
import type { CallsOfWork } from '~/features/bookings/calls-of-work.server'
import type { FoundOrder } from '~/features/orders/find-order.server'
import { pathTo } from '~/map/path-to'
import { workPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { orderMessages as say } from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { displayName } from '~/messages/users'
import { workMessages } from '~/messages/work'
import { callFact } from '~/routes/work-items/call-fact'
import { Changeable, People, PersonMark } from '~/routes/work-items/fact-parts'
import { viewParams } from '~/routes/work-items/view-params'

type Row = [string, ReactNode]

/** Facts about an order; those that the viewer may change link to the form that does it. */
export function OrderFacts({ order }: { order: FoundOrder & { booked: CallsOfWork } }) {
  const { facts, may, moves, company, assignee, followers, price, paidAt, terms, project } = order
  const kept = viewParams(useLocation().search)
  const to = (below: '/status' | '/priority' | '/assign' | '/followers') =>
    workPath({ kind: 'order', id: order.id }, below, {}, kept)
  const rows: Row[] = [
    [say.order, facts.number],
    [
      columnWords.status,
      <Changeable
        key="status"
        to={may.move && moves.length > 0 && to('/status')}
        label={workMessages.changeStatus}
      >
        <StatusMark status={facts.status} />
      </Changeable>,
    ],
    [
      columnWords.priority,
      <Changeable
        key="priority"
        to={may.prioritise && to('/priority')}
        label={workMessages.changePriority}
      >
        <PriorityMark priority={facts.priority} />
      </Changeable>,
    ],
    [
      columnWords.assignee,
      <Changeable
        key="assignee"
        to={may.manage && to('/assign')}
        label={workMessages.changeAssignee}
      >
        {assignee ? (
          <PersonMark person={assignee} />
        ) : (
          <span className="muted">{workMessages.nobody}</span>
        )}
      </Changeable>,
    ],
    [
      columnWords.followers,
      <Changeable
        key="followers"
        to={may.manage && to('/followers')}
        label={workMessages.changeFollowers}
      >
        <People people={followers} />
      </Changeable>,
    ],
    [columnWords.price, priceText(price)],
  ]
  const paid: Row[] = paidAt === null ? [] : [[say.paid, <Time key="paid" at={paidAt} />]]
  const ofCompany: Row[] = company === null ? [] : [[say.company, company]]
  const type: Row[] = facts.typeName === '' ? [] : [[columnWords.type, facts.typeName]]
  const about: Row[] = project ? [[say.project, <Project key="project" project={project} />]] : []
  const accepted: Row[] = terms
    ? [[say.terms, <Terms key="terms" terms={terms} client={displayName(order.client?.name)} />]]
    : []
  return (
    <section className="side-facts" aria-label={workMessages.facts}>
      <DataList
        rows={[
          ...rows,
          ...paid,
          [say.due, <DueFact key="due" due={order.due} dueAt={facts.dueAt} />],
          [columnWords.client, displayName(order.client?.name)],
          ...ofCompany,
          [controlWords.form, facts.formName],
          ...type,
          [columnWords.product, facts.productLabel],
          ...about,
          ...accepted,
          ...callFact(order.booked),
          [columnWords.created, <Time key="created" at={order.createdAt} />],
        ]}
      />
    </section>
  )
}

/** The terms as they were accepted; what they say opens below. */
const Terms = ({
  terms: { name, number, text, acceptedBy },
  client,
}: {
  terms: NonNullable<FoundOrder['terms']>
  client: string
}) => (
  <>
    <details>
      <summary className="link w-fit max-md:py-3">{say.termsOf(name, number)}</summary>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
    {acceptedBy !== null && <p className="muted">{say.acceptedFor(acceptedBy, client)}</p>}
  </>
)

/** The website it is about, its pages, and the way to its shared preview. */
const Project = ({ project }: { project: NonNullable<FoundOrder['project']> }) => (
  <div className="order-project">
    <Link to={pathTo('/projects/:id', { id: project.id })} className="link">
      {project.name}
    </Link>
    {project.share && (
      <Link to={pathTo('/share/:token', { token: project.share })} className="link">
        {say.openShare}
      </Link>
    )}
    <span className="muted">
      {say.pages}: {project.pages.map(({ name }) => name).join(', ')}
    </span>
  </div>
)
