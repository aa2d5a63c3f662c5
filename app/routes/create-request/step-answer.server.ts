import type { Typed } from '~/features/drafts/draft'
import { detailsStep } from '~/features/requests/request-step.server'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireMember } from '~/routes/http/require-member'
import { aboutIn, whoIn } from './who-asks.server'

type Asked = { actor: Actor; url: URL; params: { type?: string; product?: string } }

/** Everything that the third step shows. */
export function readStep({ actor, url, params: { type = '', product = '' } }: Asked) {
  const who = whoIn(actor, url)
  const clientId = who.asks?.id ?? ''
  const draftPath = pathTo(
    '/requests/create-request/:type/:product/draft',
    { type, product },
    who.query,
  )
  const step = detailsStep(requireMember(actor), { typeId: type, productId: product, clientId })
  const about = aboutIn(actor, url, step.draft?.values.pin)
  return {
    who: { ...who, draftPath, about },
    step,
    key: newId(),
  }
}

/** Answer of the third step when it sends nothing; `result` as of any form, see `refuse`. */
export type StepAnswer = {
  error?: { code: string; text: string; field: string | null } | null
  result?: {
    /** Sentences by the names of the controls. */
    error?: Record<string, string[] | null>
    /** Typed values, when they could not be saved. */
    initialValue?: Typed
  }
  /** Ids of questions that were not in the form that was filled in. */
  added?: string[]
  /** The form as it is now, with what was kept. */
  step?: ReturnType<typeof detailsStep>
  who?: ReturnType<typeof readStep>['who']
}
