import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Icon } from '~/components/ui/icon'
import { pathTo, type Query } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'
import { type About, PinAbout } from './pin-about'

const all = ['type', 'product', 'details'] as const
type Step = (typeof all)[number]

type Chosen = { type?: { id: string; name: string }; product?: { id: string; name: string } }

/** Path of a step; `client` in the query is the person staff create for. */
export function stepPath(step: Step, { type, product }: Chosen, query: Query): string {
  if (step === 'type' || !type) return pathTo('/requests/create-request', query)
  if (step === 'product' || !product) {
    return pathTo('/requests/create-request/:type', { type: type.id }, query)
  }
  const ids = { type: type.id, product: product.id }
  return pathTo('/requests/create-request/:type/:product', ids, query)
}

/** The frame of the three steps: where one is, what comes, how much room is left. */
export function StepScreen({
  step,
  title,
  chosen = {},
  query,
  about,
  limit,
  children,
}: {
  step: Step
  title: string
  chosen?: Chosen
  query: Query
  /** The section of a page that it is going to be about. */
  about: About
  /** Limit of the client; null while none is chosen. */
  limit: { active: number; allowed: number } | null
  children: ReactNode
}) {
  const { type, product } = chosen
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.requests, to: '/requests' },
        { label: say.title, to: stepPath('type', chosen, query) },
        ...(type ? [{ label: type.name, to: stepPath('product', chosen, query) }] : []),
        ...(product ? [{ label: product.name }] : []),
      ]}
    >
      <PageHead
        title={title}
        actions={
          limit && (
            <p className="muted">
              {say.active(limit.active, limit.allowed)}. {say.activeHint}
            </p>
          )
        }
      />
      <nav className="steps" aria-label={say.stepsLabel}>
        <ol>
          {all.map((one, at) => (
            <li key={one}>
              <StepTab
                number={at + 1}
                label={say.steps[one]}
                state={one === step ? 'current' : at < all.indexOf(step) ? 'done' : 'later'}
                to={stepPath(one, chosen, query)}
              />
            </li>
          ))}
        </ol>
      </nav>
      {about && (
        <div className="pin-strip">
          <PinAbout about={about} without={stepPath(step, chosen, { ...query, pin: null })} />
        </div>
      )}
      {children}
    </DashboardShell>
  )
}

function StepTab({
  number,
  label,
  state,
  to,
}: {
  number: number
  label: string
  state: 'done' | 'current' | 'later'
  to: string
}) {
  const face = (
    <>
      <span className="step-mark" aria-hidden={state === 'done' || undefined}>
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      {label}
    </>
  )
  if (state !== 'done') {
    return (
      <span
        className="step"
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        {face}
      </span>
    )
  }
  return (
    <Link to={to} className="step" data-state="done">
      {face}
      <span className="sr-only">, {say.done}</span>
    </Link>
  )
}
