/** In this order: what asks for it, a summary of errors, the first wrong field, the first field. */
const wanted = [
  '[data-autofocus], [autofocus]',
  '.error-summary',
  '[aria-invalid="true"]',
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], :disabled, [readonly]), textarea:not(:disabled), select:not(:disabled)',
]

/** Focuses the first field of a dialog when it opens, or its title when it has none. */
export function firstFocus(dialog: ParentNode): HTMLElement | null {
  for (const selector of wanted) {
    const found = dialog.querySelector<HTMLElement>(`.dialog-body :is(${selector})`)
    if (found) return found
  }
  return dialog.querySelector<HTMLElement>('.title')
}
