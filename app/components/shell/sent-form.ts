import { firstField } from './first-field'

/** The form that was sent last, by what it can be known by when it is drawn again. */
type Sent = { action: string | null; label: string | null; fresh: boolean; button: string }

let sent: Sent | null = null

const plainText = (button: HTMLElement | null | undefined) => button?.textContent?.trim() ?? ''

const labelOf = (form: HTMLFormElement) => form.getAttribute('aria-label')

/** Remembers which form is sent, until a link is followed. @returns how to stop */
export function rememberSent(): () => void {
  const keep = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement)) return
    sent = {
      action: target.getAttribute('action'),
      label: labelOf(target),
      fresh: 'fresh' in target.dataset,
      button: plainText(submitter),
    }
  }
  const forget = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) sent = null
  }
  document.addEventListener('submit', keep, true)
  document.addEventListener('click', forget, true)
  return () => {
    document.removeEventListener('submit', keep, true)
    document.removeEventListener('click', forget, true)
  }
}

/** The form that was sent since this was asked last. */
export function takeSent(): Sent | null {
  const last = sent
  sent = null
  return last
}

/**
 * Element to focus when a form led back to its screen: the field of a form for something new, else the
 * button that was pressed; null when both are gone.
 */
export function afterSent({ action, label, fresh, button }: Sent): HTMLElement | null {
  const form = [...document.forms].find(
    (one) => one.getAttribute('action') === action && labelOf(one) === label,
  )
  const buttons = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement)
  return (
    (form && fresh ? firstField(form) : null) ??
    buttons.find((one) => plainText(one) === button && one.checkVisibility?.() !== false) ??
    null
  )
}
