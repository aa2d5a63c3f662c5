import { Form } from '@remix-run/react'
import { shell } from '~/messages/shell'
import { Button, ButtonLink } from '../ui/button'

export type StaleValue = { label: string; theirs: string; yours: string }

/**
 * Somebody saved meanwhile: both versions, and the choice. 'Keep mine' posts what was typed again,
 * with the new version; 'Use theirs' opens the form anew.
 */
export function StaleForm({
  who = shell.somebodyElse,
  values,
  hidden,
  action,
  reloadTo,
}: {
  /** Whose version is stored. */
  who?: string
  values: readonly StaleValue[]
  /** Everything that was posted, with `version` set to the stored one. */
  hidden: Record<string, string | readonly string[]>
  action?: string
  reloadTo: string
}) {
  return (
    <section className="rounded border border-n200 p-4" aria-label={shell.staleTitle(who)}>
      <p className="font-semibold" role="alert">
        {shell.staleTitle(who)}
      </p>
      <dl className="mt-1">
        {values.map(({ label, theirs, yours }) => (
          <div key={label} className="mt-1">
            <dt className="muted">{label}</dt>
            <dd>
              Theirs: {theirs || 'empty'}. Yours: {yours || 'empty'}.
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="form-actions mt-3">
        {Object.entries(hidden).flatMap(([name, values]) =>
          [values]
            .flat()
            .map((value) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />),
        )}
        <Button look="primary">Keep mine</Button>
        <ButtonLink to={reloadTo}>Use theirs</ButtonLink>
      </Form>
    </section>
  )
}
