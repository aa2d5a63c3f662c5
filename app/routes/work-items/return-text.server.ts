import { data } from '@remix-run/node'
import { sentInVain } from '~/features/conversations/save-message-draft.server'
import type { WrittenKind } from '~/features/drafts/draft-keys'
import type { ActArgs } from '~/routes/http/act-args'
import type { Refused } from '~/routes/http/with-form.server'
import { workFromParams } from './work-from-params'

/** Content of a form whose words were not saved, instead of its draft. */
export type ReturnedText = NonNullable<ReturnType<typeof sentInVain>>

/** The answer to a form of words: with the words, where they are in no draft. */
export const returnText =
  (what: WrittenKind) =>
  ({ answer, actor, params, form, context }: ActArgs & { answer: Refused }) => {
    if (context.filesKept || context.foundNothing) return undefined
    const back = sentInVain(actor, workFromParams(params), what, form)
    return back ? data({ ...answer.data, back }, answer.init ?? {}) : undefined
  }
