import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { returnFocus } from './return-focus'
import { flashHost } from './toasts'

/** In this order: what asks for it, a summary of errors, the first wrong field, the first field. */
const wanted = [
  '[data-autofocus], [autofocus]',
  '.error-summary',
  '[aria-invalid="true"]',
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], :disabled, [readonly]), textarea:not(:disabled), select:not(:disabled)',
]

/**
 * Focuses the first field of a dialog when it opens, or its title when it has none; before them, the way on
 * from what the address names.
 */
function firstFocus(dialog: ParentNode): HTMLElement | null {
  const named = `[id="${CSS.escape(location.hash.slice(1))}"] [data-way-on]`
  const wayOn = dialog.querySelector<HTMLElement>(named)
  if (wayOn) return wayOn
  for (const selector of wanted) {
    const found = dialog.querySelector<HTMLElement>(`.dialog-body :is(${selector})`)
    if (found) return found
  }
  return dialog.querySelector<HTMLElement>('.title')
}

/**
 * Makes an open `<dialog>` modal once script runs: focus moves in, Escape and a press on the scrim
 * go to `closeTo`, and focus returns to where it was when the dialog leaves the page or is put aside.
 */
export function useModal(
  closeTo: string,
  { dismissible, aside }: { dismissible: boolean; aside: boolean },
) {
  const ref = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  // Read while rendering: by the time of an effect the inert screen has lost its focus.
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null),
  )

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || aside) return
    const within = dialog.contains(document.activeElement) ? document.activeElement : null
    dialog.removeAttribute('open')
    dialog.showModal()
    const target = within instanceof HTMLElement ? within : firstFocus(dialog)
    // What the address names may be far down.
    target?.focus({ preventScroll: !target.matches('[data-way-on]') })
    flashHost.set(dialog)
    return () => {
      flashHost.remove(dialog)
      if (dialog.isConnected) putDown(dialog, opener)
      else if (opener) setTimeout(() => returnFocus(opener))
    }
  }, [opener, aside])

  const leave = () => {
    if (dismissible) navigate(closeTo, { preventScrollReset: true })
  }
  return {
    ref,
    onCancel: (event: {
      preventDefault(): void
      target: EventTarget
      currentTarget: EventTarget
    }) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      leave()
    },
    // A browser may close it without asking (a second Escape): then it goes the same way.
    onClose: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target !== event.currentTarget || aside || ref.current?.open) return
      if (dismissible) leave()
      else ref.current?.showModal()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || !outside(event)) return
      event.preventDefault()
      leave()
    },
  }
}

/** Closes a dialog that stays on the page: what is below it has the focus in the same moment. */
function putDown(dialog: HTMLDialogElement, opener: HTMLElement | null) {
  dialog.close()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur()
  if (opener) returnFocus(opener)
}

function outside({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
