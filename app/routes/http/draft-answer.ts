import type { HeadersFunction } from '@remix-run/node'

/** Says when a draft was kept that was saved quietly: the milliseconds, `elsewhere`, or nothing. */
const header = 'X-Draft'

/**
 * When it was saved; null when nothing was kept. `elsewhere`: another tab keeps other words. `refused`:
 * nothing is kept any more, because the page is of somebody who is signed out or has lost the right.
 * `files`: how many are chosen, which come with the form and are not in the draft yet.
 */
export type Saved = {
  savedAt: number | null
  elsewhere: boolean
  refused?: boolean
  files?: number
}

/** The answer to a form that was saved quietly. A route with a screen can say it in a header only. */
export const draftAnswer = ({ savedAt, elsewhere }: Omit<Saved, 'files'>): Response =>
  new Response(null, {
    status: 204,
    headers: { [header]: elsewhere ? 'elsewhere' : String(savedAt ?? '') },
  })

/** Headers that a route exports when it answers with a draft. */
export const draftHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Content of such an answer. */
export function savedIn({ headers }: Response): Saved {
  const said = headers.get(header) ?? ''
  return { savedAt: Number(said) || null, elsewhere: said === 'elsewhere' }
}
