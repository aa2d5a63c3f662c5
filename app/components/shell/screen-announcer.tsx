import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { shell } from '~/messages/shell'
import { firstField } from './first-field'
import { afterSent, rememberSent, takeSent } from './sent-form'

/** Facts about the page for somebody who cannot see it. */
type Page = {
  path: string
  /** The heading's words; a dialog leaves those of the screen below it. */
  heading: string
  dialog: boolean
  /** Summary of a list. */
  shown: string
}

/** The page before this one. Outlives a fault, whose screen is another tree. */
let last: Page | null = null

/**
 * Says what a link led to. A page load moves a screen reader to the new page by itself; the router only
 * exchanges what is shown. The heading of a new screen gets the focus where nothing else has it, and the
 * title is said. The same screen with another query says what it lists now, and moves the focus only
 * where a form was sent and its button is gone, or the address points at a form. Dialogs and refused
 * forms move the focus themselves. A live refresh changes no address.
 */
export function ScreenAnnouncer() {
  const { key, pathname, hash } = useLocation()
  const [said, setSaid] = useState('')
  useEffect(rememberSent, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each navigation
  useEffect(() => {
    const old = last
    const page = pageNow(pathname)
    last = page
    const sent = takeSent()
    if (!old || page.dialog) return
    const closed = old.dialog && old.heading === page.heading
    if (closed) return
    if (old.path === page.path) {
      if (page.shown !== old.shown) setSaid(page.shown)
      setTimeout(() => {
        if (!isLost()) return
        const place = formAt(hash) ?? (sent && (afterSent(sent) ?? placeOf(hash)))
        place?.focus({ preventScroll: true })
        // Writing goes on after the text that is there.
        if (place?.isContentEditable) getSelection()?.selectAllChildren(place)
        if (place?.isContentEditable) getSelection()?.collapseToEnd()
      })
      return
    }
    setSaid(document.title.replace(/ · Panelry$/, ''))
    // After a dialog has given the focus back to what opened it.
    setTimeout(() => isLost() && placeOf(hash)?.focus({ preventScroll: true }))
  }, [key, hash])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}

const words = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''

const pageNow = (path: string): Page => ({
  path,
  heading: words('h1'),
  dialog: document.querySelector('dialog[open]') !== null,
  shown: shell.nowShown({
    tab: words('.tabs [aria-current]'),
    rows: document.querySelectorAll('main tbody > tr').length,
  }),
})

/** Nothing has the focus: what had it left with the screen before. */
function isLost() {
  const { activeElement: now, body } = document
  return !now || now === body || now.tagName === 'MAIN' || now.checkVisibility?.() === false
}

/** The field to begin with, where the address points at a form. */
function formAt(hash: string): HTMLElement | null {
  const aim = hash ? document.getElementById(hash.slice(1)) : null
  return aim instanceof HTMLFormElement ? firstField(aim) : null
}

/** Target of the address, else the heading of the screen, else its content. */
function placeOf(hash: string): HTMLElement | null {
  const aim = hash ? document.getElementById(hash.slice(1)) : null
  const place =
    formAt(hash) ??
    aim ??
    document.querySelector<HTMLElement>('h1') ??
    document.querySelector('main')
  if (place && place.tabIndex < 0) place.tabIndex = -1
  return place
}
