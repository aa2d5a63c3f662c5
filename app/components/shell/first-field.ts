/** The first field of a form that can be seen; a rich editor is in the place of its text area. */
export function firstField(form: ParentNode): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLElement>(
    'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"]',
  )
  return [...fields].find((field) => field.checkVisibility?.() !== false) ?? null
}
