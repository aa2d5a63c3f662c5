import { isRouteErrorResponse } from '@remix-run/react'
import { readErrorText } from '../ui/toaster'
import { errorTitle, keptIn } from './error-title'

/**
 * Last resort when the error screen does not load: text that is given back is only here, and nothing may
 * take it away.
 */
export function PlainErrorScreen({ error }: { error: unknown }) {
  const data = isRouteErrorResponse(error) ? error.data : null
  const title = errorTitle(error)
  const text = readErrorText(data)
  const kept = keptIn(data)
  return (
    <main id="content" tabIndex={-1} className="public page-width form py-8" data-once="">
      <h1 className="display">{title}</h1>
      {text && <p>{text}</p>}
      {kept && (
        <textarea
          className="input"
          rows={10}
          readOnly
          defaultValue={kept.text}
          aria-label={title}
        />
      )}
      {kept && <p>{kept.files.join(', ')}</p>}
      <a className="link" href="/">
        Panelry
      </a>
    </main>
  )
}
