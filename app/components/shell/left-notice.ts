import { shell as say } from '~/messages/shell'

/** A line above the fields of a form. */
function line(form: HTMLFormElement, text: string, buttons: [label: string, press: () => void][]) {
  const said = document.createElement('p')
  said.className = 'muted'
  said.setAttribute('role', 'status')
  said.textContent = text
  for (const [label, press] of buttons) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'link'
    button.textContent = label
    button.onclick = press
    said.append(' ', button)
  }
  form.prepend(said)
  return said
}

/** Says that what was typed is back. @returns what says so */
export const sayWordsBack = (form: HTMLFormElement, discard: () => void): HTMLElement =>
  line(form, say.wordsBack, [[say.discardWords, discard]])

/** Says that something else was typed here before. @returns what says so, until a button is pressed */
export function offerWords(
  form: HTMLFormElement,
  { bringBack, discard }: { bringBack: () => void; discard: () => void },
): HTMLElement {
  const pressed = (act: () => void) => () => {
    said.remove()
    act()
  }
  const said = line(form, say.wordsEarlier, [
    [say.bringBack, pressed(bringBack)],
    [say.discardWords, pressed(discard)],
  ])
  return said
}
