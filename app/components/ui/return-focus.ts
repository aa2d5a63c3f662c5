/** Gives the focus back, but only when nothing else took it meanwhile, e.g. the next dialog. */
export function returnFocus(opener: HTMLElement) {
  if (document.activeElement !== document.body && document.activeElement) return
  const isThere = opener.isConnected && opener !== document.body
  const place = isThere ? opener : drawnAnew(opener)
  // A link of a menu is hidden by now: its menu gets the focus instead.
  const hidden = place?.checkVisibility?.() === false
  const target = hidden ? place?.closest('details')?.querySelector('summary') : place
  target?.focus({ preventScroll: true })
}

/**
 * After a dialog with a screen of its own the control is drawn again. What was deleted has none, nor
 * has a dialog that was opened by its address or came after another screen: then it is the content.
 */
function drawnAnew(opener: HTMLElement): HTMLElement | null {
  const same = (name: string) => (other: Element) =>
    other.getAttribute(name) === opener.getAttribute(name)
  const alike = document.querySelectorAll<HTMLElement>(`${opener.tagName}:is([href], [aria-label])`)
  const twin = [...alike].filter(same('href')).find(same('aria-label'))
  return twin ?? document.querySelector('main')
}
