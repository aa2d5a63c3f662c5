import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { focusWrong } from '~/components/form/focus-wrong'
import { type Answer, isAnswerTo } from '~/components/form/use-form-answer'

/** Answer of the screen's action to the form of one part. */
export type PartAnswer = Answer<{ part: string; entries: string[]; version: number }> & {
  /** An empty row was asked for. */
  more?: boolean
  /** A row that was taken away and is stored still. */
  gone?: string | null
}

/**
 * The answer that belongs to a part, whose first wrong field gets the focus. It stays while another part
 * is sent, so that nothing typed here is lost by that; once this one is carried out, or holds something
 * else, it is gone.
 *
 * @param stored what the part holds, as a key
 */
export function usePart(part: string, stored: string): PartAnswer | undefined {
  const answer = useActionData() as PartAnswer | undefined
  const { state, formData } = useNavigation()
  const mine = isAnswerTo(answer, [part]) ? answer : undefined
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
  const shown = mine ?? (kept?.stored === stored ? kept.answer : undefined)
  useEffect(() => {
    if (shown) focusWrong(document.getElementById(part))
  }, [shown, part])
  return shown
}
