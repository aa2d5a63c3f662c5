import { isRouteErrorResponse } from '@remix-run/react'
import { faultText } from '../ui/toaster'
import { faultTitle, keptIn } from './fault-title'

/**
 * What no screen caught, while its own screen is on its way, and where that does not come: what is
 * given back is here alone.
 */
export function FewWords({ error }: { error: unknown }) {
  const data = isRouteErrorResponse(error) ? error.data : null
  const title = faultTitle(error)
  const kept = keptIn(data)
  return (
    <main
      id="content"
      tabIndex={-1}
      className="public page-width"
      data-once={kept ? '' : undefined}
    >
      <h1 className="display">{title}</h1>
      <p>{faultText(data)}</p>
      {kept && (
        <textarea
          className="input"
          rows={10}
          readOnly
          defaultValue={kept.text}
          aria-label={title}
        />
      )}
    </main>
  )
}
