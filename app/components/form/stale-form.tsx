import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { staleMessages as say } from '~/messages/stale'
import { Button, ButtonLink } from '../ui/button'
import { listIn } from './form-state'

/** A value in both versions; without `theirs` one that only what was typed has, as a message. */
export type StaleValue = { label: string; theirs?: string; yours: string }

/**
 * Somebody saved meanwhile: both versions, and the choice. 'Keep mine' posts what was typed again,
 * with the new version; 'Use theirs' opens the form anew.
 */
export function StaleForm({
  values,
  stale: { typed, stored },
  action,
  reloadTo,
}: {
  values: readonly StaleValue[]
  /** Everything that was posted, and the version that is stored. */
  stale: { typed: Record<string, unknown>; stored: { version: number } }
  action?: string
  reloadTo: string
}) {
  const version = String(stored.version)
  const here = useRef<HTMLElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => here.current?.focus(), [])
  return (
    <section
      ref={here}
      tabIndex={-1}
      className="rounded border border-n200 p-4"
      aria-label={say.staleTitle}
    >
      <p className="font-semibold" role="alert">
        {say.staleTitle}
      </p>
      {values.length === 0 && <p className="mt-1">{say.same}</p>}
      <dl className="mt-1 empty:hidden">
        {values.map(({ label, theirs, yours }) => (
          <div key={label} className="mt-1">
            <dt className="muted">{label}</dt>
            <dd>{theirs === undefined ? say.yourValue(yours) : say.bothValues(theirs, yours)}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="form-actions mt-3">
        {Object.keys({ ...typed, version }).flatMap((name) =>
          (name === 'version' ? [version] : listIn(typed, name)).map((value, nth) => (
            <input key={`${name} ${nth}`} type="hidden" {...{ name, value }} />
          )),
        )}
        <Button look="primary">{say.keepMine}</Button>
        <ButtonLink to={reloadTo}>{say.useTheirs}</ButtonLink>
      </Form>
    </section>
  )
}
