/**
 * Puts a text into a text area in place of what is chosen there, as a paragraph of its own; behind all that
 * is there as long as nobody was at it.
 */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field
  const untouched = selectionEnd === 0
  const [from, to] = untouched ? [value.length, value.length] : [selectionStart, selectionEnd]
  const gap = (open: boolean) => (open ? '\n\n' : '')
  const before = gap(from > 0 && !value.slice(0, from).endsWith('\n\n'))
  const after = gap(to < value.length && !value.slice(to).startsWith('\n\n'))
  field.setRangeText(before + text + after, from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
