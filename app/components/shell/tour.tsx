import { Link, useLocation } from '@remix-run/react'
import { tourMessages as say, tourSteps } from '~/messages/tour'
import { ActionForm } from '../form/action-form'
import { SubmitButton } from '../form/submit-button'
import { classNames } from '../ui/class-names'
import { TourDrawing } from '../ui/empty-drawing'
import { startScreens } from './start-screens'

/**
 * The guided tour of the first visit: it is above the content of the screens people start on, until it is
 * over. The step is in the address (`?tour=2`), so it works without script; finishing and dismissing are
 * the same post. It covers nothing, and on a phone it is one line until it is asked for.
 */
export function Tour() {
  const { pathname, search } = useLocation()
  if (!startScreens.includes(pathname)) return null
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
  const link = (to: number, label: string, look: string) => (
    <Link to={at(to)} preventScrollReset replace className={classNames('btn', look)}>
      {label}
    </Link>
  )
  return (
    <section className={classNames('tour', !asked && 'is-folded')} aria-label={say.label}>
      <TourDrawing step={step} />
      <div className="tour-text" aria-live="polite">
        {!asked && <p className="tour-short font-semibold">{say.short}</p>}
        <h2 className="font-semibold">{title}</h2>
        <p className="text-n600">{text}</p>
        <p className="tour-position">
          {tourSteps.map((each, index) => (
            <span key={each.title} className={classNames(index < step && 'is-done')} />
          ))}
          <span className="muted">{say.position(step)}</span>
        </p>
      </div>
      <div className="form-actions">
        {!asked && link(1, say.open, 'btn-secondary tour-open')}
        {step > 1 && link(step - 1, say.back, 'btn-secondary')}
        {!last && link(step + 1, say.next, 'btn-primary tour-next')}
        <ActionForm action="/tour" preventScrollReset replace>
          <input type="hidden" name="redirectTo" value={rest ? `${pathname}?${rest}` : pathname} />
          <SubmitButton look={last ? 'primary' : 'quiet'} busyLabel={say.ending}>
            {last ? say.finish : say.dismiss}
          </SubmitButton>
        </ActionForm>
      </div>
    </section>
  )
}
