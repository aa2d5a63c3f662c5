import { isRouteErrorResponse } from '@remix-run/react'
import { readErrorText } from '../ui/toaster'
import { errorTitle, keptIn } from './error-title'
import { PlainScreen } from './plain-screen'

/**
 * Last resort when the error screen does not load: text that is given back is only here.
 */
export function PlainErrorScreen({ error }: { error: unknown }) {
  const data = isRouteErrorResponse(error) ? error.data : null
  const title = errorTitle(error)
  const kept = keptIn(data)
  return (
    <PlainScreen title={title} text={readErrorText(data)} link={{ to: '/', label: 'Panelry' }}>
      {kept && (
        <>
          <textarea
            className="input"
            rows={10}
            readOnly
            defaultValue={kept.text}
            aria-label={title}
          />
          <p>{kept.files.join(', ')}</p>
        </>
      )}
    </PlainScreen>
  )
}
