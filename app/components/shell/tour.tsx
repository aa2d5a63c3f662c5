import { Form, Link, useLocation } from '@remix-run/react'
import { tourMessages as say, tourSteps } from '~/messages/tour'
import { SubmitButton } from '../form/submit-button'
import { classNames } from '../ui/class-names'
import { TourDrawing } from './tour-drawing'

/** The screens people start on: there the tour stands, above the content, until it is over. */
const starts = ['/projects', '/requests', '/admin']

/**
 * The guided tour of the first visit. The step stands in the address (`?tour=2`), so it works
 * without script; finishing and skipping are the same post. It covers nothing.
 */
export function Tour() {
  const { pathname, search } = useLocation()
  if (!starts.includes(pathname)) return null
  const query = new URLSearchParams(search)
  const asked = Number(query.get('tour'))
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), tourSteps.length) : 1
  const at = (to: number) => {
    query.set('tour', String(to))
    return `${pathname}?${query}`
  }
  query.delete('tour')
  const rest = query.toString()
  const { title, text } = tourSteps[step - 1] ?? tourSteps[0]
  const last = step === tourSteps.length
  return (
    <section className="tour" aria-label={say.label}>
      <TourDrawing step={step} />
      <div className="min-w-0 flex-1">
        <div aria-live="polite">
          <p className="tour-position">
            {tourSteps.map((each, index) => (
              <span key={each.title} className={classNames(index < step && 'is-done')} />
            ))}
            <span className="muted">{say.position(step)}</span>
          </p>
          <h2 className="font-semibold">{title}</h2>
          <p className="max-w-text text-n600">{text}</p>
        </div>
        <div className="form-actions mt-3">
          {!last && (
            <Link to={at(step + 1)} preventScrollReset replace className="btn btn-primary">
              Continue
            </Link>
          )}
          {step > 1 && (
            <Link to={at(step - 1)} preventScrollReset replace className="btn btn-secondary">
              Back
            </Link>
          )}
          <Form method="post" action="/tour" preventScrollReset replace>
            <input
              type="hidden"
              name="redirectTo"
              value={rest ? `${pathname}?${rest}` : pathname}
            />
            <SubmitButton look={last ? 'primary' : 'quiet'} busyLabel="Finishing">
              {last ? 'Finish the tour' : 'Skip the tour'}
            </SubmitButton>
          </Form>
        </div>
      </div>
    </section>
  )
}
