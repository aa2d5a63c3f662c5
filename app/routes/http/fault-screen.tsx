import { useActionData } from '@remix-run/react'
import { ForbiddenScreen, NotFoundScreen } from '~/components/shell/fault-screens'
import { RefusedScreen } from '~/components/shell/refused-screen'
import type { FaultAnswer } from './fault-answer'

/**
 * The screen of a route that is only posted to: shows why a post of the whole page was refused,
 * with the way back. Fetchers never show it; they show the same sentence as a banner.
 */
export default function FaultScreen() {
  const answer = useActionData<FaultAnswer | null>()
  const fault = answer && typeof answer === 'object' && 'fault' in answer ? answer.fault : null
  if (!fault) return <NotFoundScreen />
  if (fault.code === 'forbidden') return <ForbiddenScreen text={fault.text} />
  if (fault.code === 'not-found') return <NotFoundScreen />
  return <RefusedScreen text={fault.text} backTo={answer?.back} />
}
