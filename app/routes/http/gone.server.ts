import { data } from '@remix-run/node'
import type { KeptWords } from '~/components/shell/gone-screen'
import { Fault } from '~/faults'
import { wordsOf } from '~/features/conversations/words-of'
import { beginningOf } from '~/work/beginning-of'
import { faultAnswer } from './fault-answer'

/** Fields that people write into. What a form says besides (versions, keys, choices) is no loss. */
const written =
  /^(text|message|reason|name|\w+Name|label|url|username|email|\w+Email|employeeRole|description|includes|autoResponse|notes?|told|entries|options|keywords|tags|shortcode|css|webhook|csv|answer-.+)$/

/** Characters that are shown again, as many as a draft keeps. */
const mostShown = 200_000

/**
 * The answer to a form for something that is gone, or is not theirs or not any more: it says nothing of
 * it, and gives back what was written. It is thrown, because the screen of the form is gone too.
 *
 * @returns null when nothing was written
 */
export function goneWith(form: FormData, fault: Fault) {
  const kept = keptOf(form)
  return kept ? data({ ...faultAnswer(fault), kept }, fault.status) : null
}

function keptOf(form: FormData): KeptWords | null {
  const html = form.get('format') === 'html'
  const texts: string[] = []
  const files: string[] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (value.name !== '') files.push(value.name.slice(0, 200))
    } else if (written.test(name) && value !== 'on') {
      texts.push(html && name !== 'label' ? wordsOf(value) : value.replace(/\r\n?/g, '\n').trim())
    }
  }
  const text = beginningOf(texts.filter(Boolean).join('\n\n'), mostShown)
  return text === '' && files.length === 0 ? null : { text, files: files.slice(0, 100) }
}

/** Whether a fault says that what a form is for is not there for somebody. */
export const saysGone = (fault: unknown): fault is Fault =>
  fault instanceof Fault && (fault.status === 404 || isClosed(fault.code))

/** Whether it is not there, or not theirs, by a fault's code: of a guest, signing in may open it. */
export const isClosed = (code?: string): boolean => code === 'forbidden' || code === 'not-found'
