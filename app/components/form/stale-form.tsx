import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { staleMessages as say } from '~/messages/stale'
import { Button, ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { BothTexts, withLineEnds } from './both-texts'
import { listIn } from './form-state'

/** A value in both versions; without `stored` one that only what was typed has, as a message. */
export type StaleValue = { label: string; stored?: string; yours: string }

const differs = ({ stored, yours }: StaleValue) => stored?.trim() !== withLineEnds(yours)

/**
 * Something was saved meanwhile: both versions where they differ, and the choice. 'Keep mine' posts what
 * was typed again, with the new version; 'Use what is stored' opens the form again.
 */
export function StaleForm({
  values,
  stale,
  action,
  reloadTo,
  children,
}: {
  values: readonly StaleValue[]
  /** Everything that was posted, and the version that is stored. */
  stale: { typed: Record<string, unknown>; stored: { version: number } }
  action?: string | undefined
  reloadTo: string
  /** Field that has to be typed once more, because no answer brings it back: a password. */
  children?: ReactNode
}) {
  const { typed } = stale
  const version = String(stale.stored.version)
  const different = values.filter(differs)
  const here = useRef<HTMLElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    const around = here.current?.parentElement
    here.current?.focus()
    // This must last too, once the form is back in its place.
    return () => {
      if (document.activeElement !== document.body) return
      around?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
    }
  }, [])
  return (
    <section ref={here} tabIndex={-1} aria-label={say.staleTitle}>
      <Notice tone="warning" role="alert" title={say.staleTitle}>
        {different.length === 0 && !children && say.same}
      </Notice>
      <dl className="mt-3 empty:hidden">
        {different.map(({ label, stored, yours }) => (
          <div key={label} className="mt-1">
            <dt className="muted">{label}</dt>
            <dd>
              <BothTexts stored={stored} yours={yours} />
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="form mt-3" noValidate data-restore="stored">
        {Object.keys({ ...typed, version }).flatMap((name) =>
          (name === 'version' ? [version] : listIn(typed, name)).map((value, nth) => (
            <input key={`${name} ${nth}`} type="hidden" {...{ name, value }} />
          )),
        )}
        {children}
        <div className="form-actions">
          <Button look="primary">{say.keepMine}</Button>
          <ButtonLink to={reloadTo} data-restore="discard">
            {say.useStored}
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}
