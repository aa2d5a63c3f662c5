/**
 * The first wrong field gets the focus, and is on the screen with its label and what is wrong with it:
 * a browser shows of what gets the focus no more than its edge.
 */
export function focusWrong(within: ParentNode | null | undefined): void {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  field?.closest('.field')?.scrollIntoView({ block: 'nearest' })
}
