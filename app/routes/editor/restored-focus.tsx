import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useEditor } from './use-editor'
import { useShown } from './use-page'

type Held = {
  element: HTMLElement
  control: string | undefined
  /** Its frame, which stays while the server gives it another name. */
  section: Element | null
}

/**
 * Gives the focus back when the control that had it leaves the page: a change redraws sections, a
 * selection replaces the link that made it, a sheet of the phone closes. It goes to the same control
 * of the selected section, else to the section, else to the page.
 */
export function RestoredFocus() {
  // Whatever changes what is on screen.
  useLocation()
  useEditor()
  const { selected } = useShown((shown) => shown)
  const held = useRef<Held | null>(null)
  /** Focus that waits on the page until its section is drawn. */
  const waiting = useRef<Held | null>(null)

  useEffect(() => {
    const gained = ({ target }: FocusEvent) => {
      waiting.current = null
      const element =
        target instanceof HTMLElement && target.closest('.editor, .flash') ? target : null
      held.current = element && {
        element,
        control: element.dataset.control,
        section: element.closest('.section'),
      }
    }
    // A press outside of every control wants no focus.
    const left = () =>
      queueMicrotask(() => {
        const free = document.activeElement === document.body
        if (free && held.current && isShown(held.current.element)) held.current = null
      })
    document.addEventListener('focusin', gained)
    document.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('focusin', gained)
      document.removeEventListener('focusout', left)
    }
  }, [])

  useEffect(() => {
    const lost = waiting.current ?? held.current
    if (!lost || isShown(lost.element)) return
    const { activeElement, body } = document
    const page = document.getElementById('canvas')
    const free = activeElement === (waiting.current ? page : body)
    if (!free && activeElement !== lost.element) return
    const next = target(lost, selected) ?? page
    if (next !== activeElement) next?.focus({ preventScroll: true })
    waiting.current = next === page ? lost : null
  })
  return null
}

const isShown = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility?.() !== false

function target({ control, section }: Held, selected: string | null): HTMLElement | null {
  const chosen = selected ? document.getElementById(`s-${selected}`) : null
  return (
    // The next press must not delete the next section.
    (control &&
      control !== 'delete' &&
      chosen?.querySelector<HTMLElement>(`[data-control="${control}"]`)) ||
    chosen ||
    (section?.isConnected && section.querySelector<HTMLElement>('.section-cover')) ||
    null
  )
}
