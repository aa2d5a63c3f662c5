/** Does something once what has changed is on the screen, also in a window that nobody sees. */
export function afterPaint(work: () => void): void {
  let done = false
  const once = () => {
    if (!done) work()
    done = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 100)
}
