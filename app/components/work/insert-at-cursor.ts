/** Puts a text into a text area in place of what is chosen there, with a line of its own. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart: from, selectionEnd: to, value } = field
  const before = value.slice(0, from)
  const gap = before === '' || before.endsWith('\n\n') ? '' : '\n\n'
  field.setRangeText(gap + text, from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
