import { Form, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { useHydrated } from '~/components/ui/use-hydrated'
import { versionMessages as say } from '~/messages/versions'

/** How long the slider rests before the page behind it is fetched, in milliseconds. */
const restTime = 120

/** Chooses a version: by sliding, by number, or one step at a time. */
export function Slider({
  at,
  of,
  oldest,
  change,
  address,
  to,
}: {
  at: number
  of: number
  oldest: number
  change: { words: string; at: number; person: string } | null
  address: string
  to: (revision: number) => string
}) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [value, setValue] = useState(at)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => setValue(at), [at])
  useEffect(() => () => clearTimeout(timer.current), [])
  const slide = (next: number) => {
    setValue(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => navigate(to(next), { replace: true, preventScrollReset: true }),
      restTime,
    )
  }
  return (
    <div>
      <Form method="get" action={address} className="form" preventScrollReset>
        <label className="label" htmlFor="version">
          {say.slider}
        </label>
        <input
          id="version"
          type="range"
          name="at"
          min={oldest}
          max={of}
          {...(hydrated
            ? { value, onChange: (event) => slide(Number(event.currentTarget.value)) }
            : { defaultValue: at })}
          aria-valuetext={say.at(value, of)}
          className="versions-slider"
        />
        <p aria-live="polite" className="min-h-10">
          <span className="font-semibold">{at === of ? say.now : say.at(value, of)}</span>
          {change && value === at && (
            <span className="muted block">
              {say.after(change.words)}. {change.person}, <Time at={change.at} withTime />
            </span>
          )}
          {at === oldest && value === oldest && (
            <span className="muted block">{oldest === 0 ? say.start : say.oldest}</span>
          )}
        </p>
        <div className="form-actions">
          {at > oldest && (
            <ButtonLink to={to(at - 1)} replace preventScrollReset icon="chevron-left" rel="prev">
              {say.earlier}
            </ButtonLink>
          )}
          {at < of && (
            <ButtonLink
              to={to(at + 1)}
              replace
              preventScrollReset
              iconEnd="chevron-right"
              rel="next"
            >
              {say.later}
            </ButtonLink>
          )}
          {!hydrated && <Button>{say.show}</Button>}
        </div>
      </Form>
    </div>
  )
}
