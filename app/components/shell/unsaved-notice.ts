import { shell as say } from '~/messages/shell'

type Place = {
  form: HTMLFormElement
  /** The first of the fields that it is about. */
  at: Element | undefined
}

/** A line below the first field that it is about. */
function line({ form, at }: Place, text: string, buttons: [label: string, press: () => void][]) {
  const said = document.createElement('p')
  said.className = 'hint'
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
  const field = at?.closest('.field')
  if (field) field.append(said)
  else form.prepend(said)
  return said
}

type Back = Place & {
  /** Whether it was sent, so that it may be saved already. */
  sent: boolean
  /** Words of rows that are not there. */
  homeless: string[]
  discard: () => void
}

/** Says that what was typed is back. @returns what says so */
export function showRestored({ sent, homeless, discard, ...place }: Back): HTMLElement {
  const rows = homeless.filter((words) => words.trim() !== '')
  const text = [
    sent ? say.wordsSent : say.wordsBack,
    ...(rows.length > 0 ? [say.wordsWithoutRow(rows.join(', '))] : []),
  ]
  return line(place, text.join(' '), [[say.discardWords, discard]])
}

type Offer = Place & { bringBack: () => void; discard: () => void }

/** Says that something else was typed here before. @returns what says so, until a button is pressed */
export function offerRestore({ bringBack, discard, ...place }: Offer): HTMLElement {
  const pressed = (act: () => void) => () => {
    said.remove()
    act()
  }
  const said = line(place, say.wordsEarlier, [
    [say.bringBack, pressed(bringBack)],
    [say.discardWords, pressed(discard)],
  ])
  return said
}
