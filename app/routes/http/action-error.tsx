import { useActionData } from '@remix-run/react'
import { RefusedScreen } from '~/components/shell/refused-screen'
import { ForbiddenScreen, NotFoundScreen } from '~/components/shell/status-screens'
import type { ErrorData } from './error-data'

/**
 * Shows why a post of the whole page was refused, with the way back. Fetchers never show it; they show the
 * same sentence as a banner.
 */
export default function ActionError() {
  const answer = useActionData<ErrorData | null>()
  const error = answer && typeof answer === 'object' && 'error' in answer ? answer.error : null
  if (!error) return <NotFoundScreen />
  if (error.code === 'forbidden') return <ForbiddenScreen text={error.text} />
  if (error.code === 'not-found') return <NotFoundScreen />
  return <RefusedScreen text={error.text} backTo={answer?.back} />
}
