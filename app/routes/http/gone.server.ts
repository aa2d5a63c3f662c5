import { data } from '@remix-run/node'
import type { KeptWords } from '~/components/shell/gone-screen'
import { DomainError } from '~/domain-error'
import { plainText } from '~/features/conversations/plain-text'
import { type Forms, restores } from '~/features/form-input/restored'
import { truncate } from '~/shared/truncate'
import { errorData } from './error-data'

/** Characters that are shown again, as many as a draft keeps. */
const mostShown = 200_000

/**
 * The answer to a form for something that is gone, or is not theirs or not any more: it says nothing of
 * it, and gives back what was written. It is thrown, because the screen of the form is gone too.
 *
 * @param forms those it may be; each field says whether it is given back, see `writtenText`
 * @returns null when nothing was written
 */
export function goneWith(form: FormData, error: DomainError, forms: Forms) {
  const kept = keptOf(form, forms)
  return kept ? data({ ...errorData(error), kept }, error.status) : null
}

function keptOf(form: FormData, forms: Forms): KeptWords | null {
  const html = form.get('format') === 'html'
  const texts: string[] = []
  const files: string[] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (value.name !== '') files.push(value.name.slice(0, 200))
      // A ticked box among the answers says nothing by itself.
    } else if (restores(forms, name) && value !== 'on') {
      texts.push(html && name !== 'label' ? plainText(value) : value.replace(/\r\n?/g, '\n').trim())
    }
  }
  const text = truncate(texts.filter(Boolean).join('\n\n'), mostShown)
  return text === '' && files.length === 0 ? null : { text, files: files.slice(0, 100) }
}

/** Whether an error says that what a form is for is not there for somebody. */
export const saysGone = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.status === 404 || isClosed(error.code))

/**
 * Whether it is not there, or not theirs, by an error's code: a guest may be able to open it after signing
 * in.
 */
export const isClosed = (code?: string): boolean => code === 'forbidden' || code === 'not-found'
