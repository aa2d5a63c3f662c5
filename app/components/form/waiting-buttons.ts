/** Buttons that were pressed while a form of the page was on its way, the first press first. */
const turns: HTMLButtonElement[] = []

/** Keeps a press until its turn comes; pressed again, a button keeps its place. */
export function waitForTurn(button: HTMLButtonElement): void {
  if (!turns.includes(button)) turns.push(button)
}

/** Whether a press of this button waits. */
export const isWaiting = (button: HTMLButtonElement): boolean => turns.includes(button)

/** Whether a press waits in this form: it stays until that was sent. */
export const hasTurn = (form: HTMLFormElement): boolean => turns.some((one) => one.form === form)

/** Whether it is this button's turn, which it has then had. */
export function takeTurn(button: HTMLButtonElement): boolean {
  if (turns[0] !== button) return false
  turns.shift()
  return true
}

/** A button that has left the page has no turn. */
export function leaveTurns(button: HTMLButtonElement): void {
  const at = turns.indexOf(button)
  if (at >= 0) turns.splice(at, 1)
}
