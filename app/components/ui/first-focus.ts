/** In this order: what asks for it, a summary of errors, the first wrong field, the first field. */
const wanted = [
  '[data-autofocus], [autofocus]',
  '.error-summary',
  '[aria-invalid="true"]',
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], :disabled, [readonly]), textarea:not(:disabled), select:not(:disabled)',
]

/** Where focus goes when a dialog opens; its title when it has no field. */
export function firstFocus(dialog: ParentNode): HTMLElement | null {
  for (const selector of wanted) {
    const found = dialog.querySelector<HTMLElement>(`.dialog-body :is(${selector})`)
    if (found) return found
  }
  return dialog.querySelector<HTMLElement>('.title')
}
