import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { formState } from '~/components/form/form-state'
import type { Answer } from '~/routes/http/use-form-answer'

/** What the action of the screen answers to the form of one part. */
export type PartAnswer = Answer<{ part: string; entries: string[]; version: number }> & {
  /** An empty row was asked for. */
  more?: boolean
}

const partOf = (answer: PartAnswer | undefined) =>
  answer?.stored?.part ?? answer?.result?.initialValue?.part

/**
 * Why a form of the screen was refused, where no part says it itself. What is stale each part says.
 *
 * @param placed the parts that say why they were refused; all of them, where none is named
 */
export function useUnplacedFault(placed?: readonly string[]): string | undefined {
  const answer = useActionData() as PartAnswer | undefined
  const part = partOf(answer)
  const isPlaced = !!part && (placed?.includes(String(part)) ?? true)
  if (!answer || answer.stored || isPlaced) return undefined
  return formState(answer.result).formError ?? answer.fault?.text
}

/**
 * The answer that belongs to a part. It stays while another part is sent, so that nothing typed here
 * is lost by that; once this one is carried out, or holds something else, it is gone.
 *
 * @param stored what the part holds, as a key
 */
export function usePart(part: string, stored: string): PartAnswer | undefined {
  const answer = useActionData() as PartAnswer | undefined
  const { state, formData } = useNavigation()
  const mine = partOf(answer) === part ? answer : undefined
  const [kept, keep] = useState<{ answer: PartAnswer; stored: string }>()
  const sent = useRef(false)
  useEffect(() => {
    if (mine) keep({ answer: mine, stored })
  }, [mine, stored])
  useEffect(() => {
    if (formData?.get('part') === part) sent.current = true
    if (state !== 'idle' || !sent.current) return
    sent.current = false
    if (!mine) keep(undefined)
  }, [state, formData, part, mine])
  if (mine) return mine
  return kept?.stored === stored ? kept.answer : undefined
}
