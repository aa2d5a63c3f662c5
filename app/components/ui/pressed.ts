/** Whether something is being pressed: nothing may move under the finger until it is up again. */
export const isPressed = () => document.querySelector('body :active') !== null

/** Does what moves the page: now, or once nothing is pressed any more. */
export function whenReleased(work: () => void): void {
  if (isPressed()) setTimeout(() => whenReleased(work), 100)
  else work()
}
