import { redirect } from '@remix-run/node'
import { flashCookie } from '~/platform/cookies.server'
import { truncate } from '~/shared/truncate'

/** A message for the next page: `status` for success, `alert` for an error. */
export type Flash = {
  kind: 'success' | 'error'
  text: string
  /** A second, quieter sentence. */
  note?: string
  /** A POST that takes the change back, or goes on from it. */
  press?: { action: string; label: string; fields?: Record<string, string> }
  /** Link to what was made. */
  link?: { to: string; label: string }
}

/** Redirects (303) and shows `flash` on the page that follows. */
export async function redirectWithFlash(to: string, flash: Flash, headers = new Headers()) {
  headers.append('Set-Cookie', await keptCookie(flash))
  return redirect(to, { status: 303, headers })
}

/** Letters of a cookie with its attributes that every browser keeps. */
const lettersOfCookie = 4000

/** Names that somebody has forged are cut: a browser would drop all of the message. */
async function keptCookie(flash: Flash): Promise<string> {
  const cookie = await flashCookie.serialize(flash)
  if (cookie.length <= lettersOfCookie || flash.text.length < 2) return cookie
  const text = `${truncate(flash.text, Math.floor(flash.text.length * 0.8) - 1)}…`
  return await keptCookie({ ...flash, text })
}

/** Parts that a browser fetches for a page, by `Sec-Fetch-Dest`. */
const parts: readonly string[] = ['image', 'script', 'style', 'font', 'audio', 'video', 'manifest']

/**
 * The message left for this page, if any. The root loader shows and clears it. A picture that is missing
 * runs that loader too, and leaves the message to its page; so does a page that reads again what it shows:
 * the message is for the page on which something was pressed, maybe in another tab.
 */
export async function readFlash({ headers }: Request): Promise<Flash | null> {
  if (parts.includes(headers.get('Sec-Fetch-Dest') ?? '') || headers.has('X-Reads-Again'))
    return null
  const value = await flashCookie.parse(headers.get('Cookie'))
  return value && typeof value.text === 'string' ? value : null
}

/** The header that takes a shown message away. */
export const clearFlash = () => flashCookie.serialize('', { maxAge: 0 })
