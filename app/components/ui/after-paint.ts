/**
 * Does something once what has changed is on the screen, also in a window that nobody sees. That is
 * with the next frame: when a frame's callbacks have run, it is still to be drawn, on the same cores.
 */
export function afterPaint(work: () => void): void {
  let done = false
  const once = () => {
    if (!done) work()
    done = true
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  setTimeout(once, 100)
}
