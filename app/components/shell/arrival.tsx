import { useLocation } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { shell } from '~/messages/shell'
import { useBeforePaint } from '../ui/use-before-paint'

/** What somebody who cannot see it knows of the page. */
type Page = {
  path: string
  /** The heading's words; a dialog leaves those of the screen below it. */
  heading: string
  dialog: boolean
  summary: string
}

/**
 * Says what a link led to. A page load moves a screen reader to the new page by itself; the router
 * only exchanges what is shown. A new screen gets the focus on its heading, which is read out. The
 * same screen with another query keeps the focus where it was and says what it shows now. Dialogs
 * move the focus themselves, and what a screen focuses in an effect of its own (a field with an
 * error) comes after this. A live refresh changes no address and moves nothing.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation()
  const [said, setSaid] = useState('')
  const last = useRef<Page | null>(null)
  // Read while rendering: by the time of an effect the pressed link has left the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each navigation
  const pressed = useMemo(
    () => (typeof document === 'undefined' ? null : document.activeElement),
    [key],
  )
  useBeforePaint(() => {
    const old = last.current
    const page = pageNow(pathname)
    last.current = page
    if (!old || page.dialog) return
    const { activeElement, body } = document
    const lost = activeElement === body || !activeElement
    // A field that asked for the focus as it was drawn has it.
    if (!lost && activeElement !== pressed) return
    const closed = old.dialog && old.heading === page.heading
    if (old.path !== page.path && !closed) {
      setSaid('')
      return placeOf(hash)?.focus({ preventScroll: true })
    }
    if (closed) return
    if (page.summary !== old.summary) setSaid(page.summary)
    if (lost && pressed && pressed !== body) {
      const place = drawnAgain(pressed) ?? placeOf('')
      place?.focus({ preventScroll: true })
    }
  }, [key])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}

function pageNow(path: string): Page {
  const words = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
  const rows = document.querySelectorAll('main tbody > tr')
  return {
    path,
    heading: words('h1'),
    dialog: document.querySelector('dialog[open]') !== null,
    summary: shell.nowShown({
      title: document.title.replace(/ · Panelry$/, ''),
      tab: words('.tabs [aria-current]'),
      rows: rows.length,
      first: words('main tbody .cell-title').slice(0, 80),
    }),
  }
}

/** What the address points at, else the heading of the screen, else its content. */
function placeOf(hash: string): HTMLElement | null {
  const aim = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  const place = aim ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector('main')
  if (place && place.tabIndex < 0) place.tabIndex = -1
  return place
}

/** The control that was pressed, where the screen drew another element for it. */
function drawnAgain(old: Element): HTMLElement | null {
  const same = (other: Element) =>
    ['aria-label', 'name', 'value', 'rel'].every(
      (name) => other.getAttribute(name) === old.getAttribute(name),
    ) && other.textContent === old.textContent
  return [...document.querySelectorAll<HTMLElement>(old.tagName)].find(same) ?? null
}
