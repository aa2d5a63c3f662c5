import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/ui/avatar'
import { DataList } from '~/components/ui/data-list'
import { photoSrc } from '~/components/ui/photo'
import { Time } from '~/components/ui/time'
import { PriorityMark } from '~/components/work/priority-mark'
import type { Query } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'
import { type About, PinAbout } from './pin-about'
import type { StepAnswer } from './step-answer.server'
import { stepPath } from './step-screen'

/** Facts of the request if it is sent now, beside its form. */
export function DetailsFacts({
  step,
  asks,
  about,
  query,
}: {
  step: NonNullable<StepAnswer['step']>
  asks: Asks
  about: About
  query: Query
}) {
  const { type, product, plan } = step
  const designer = plan.assignee?.fullName.split(' ')[0] ?? null
  return (
    <aside aria-label={say.factsTitle}>
      <div>
        <p className="request-product">
          <span>{product.name}</span>
          <Change to={stepPath('product', { type }, query)} what={say.steps.product} />
        </p>
        {about && about !== 'ignored' && (
          <PinAbout
            about={about}
            without={stepPath('details', { type, product }, { ...query, pin: 'none' })}
          />
        )}
        <DataList rows={rowsOf(step, asks, query)} />
        <h2>{say.afterTitle}</h2>
        <p>{say.after(designer, asks.staff)}</p>
      </div>
    </aside>
  )
}

type Asks = { name: string; staff: boolean; limit: { active: number; allowed: number } }
type Row = [name: string, value: ReactNode]

function rowsOf(
  { type, product, plan, packages }: NonNullable<StepAnswer['step']>,
  asks: Asks,
  { pin }: Query,
) {
  const { active, allowed } = asks.limit
  const rows: (Row | false)[] = [
    asks.staff && [
      say.client,
      <span key="client">
        {asks.name}{' '}
        <Change to={stepPath('details', { type, product }, { pin })} what={say.client} />
      </span>,
    ],
    [say.facts.type, type.name],
    packages.length > 0 && [say.facts.price, say.included(packages)],
    [say.facts.priority, <PriorityMark key="priority" priority={plan.priority} />],
    [
      say.facts.due,
      <span key="due">
        <Time at={plan.dueAt} /> <span className="muted">{say.ifSentToday}</span>
        {plan.onTimeRate && (
          <span className="muted block">{say.onTimeRate(plan.onTimeRate, type.name)}</span>
        )}
      </span>,
    ],
    [
      say.facts.designer,
      plan.assignee ? (
        <span key="designer" className="picker-face">
          <Avatar name={plan.assignee.fullName} src={photoSrc(plan.assignee.avatar)} />
          {plan.assignee.fullName}
        </span>
      ) : (
        say.soon
      ),
    ],
    [
      say.facts.active,
      active < allowed ? say.withThis(active + 1, allowed) : say.allUsed(active, allowed),
    ],
  ]
  return rows.filter((row) => row !== false)
}

const Change = ({ to, what }: { to: string; what: string }) => (
  <Link to={to} className="link tap" aria-label={`${say.change} ${what}`}>
    {say.change}
  </Link>
)
