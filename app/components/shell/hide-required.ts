type Control = HTMLInputElement & HTMLOptionElement

const controls = 'input:not([type="hidden"], [type="password"]), textarea, option'
const isOption = ({ localName }: Control) => localName === 'option'
const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** Whether it held anything when the page was drawn. */
const began = (one: Control) =>
  isOption(one)
    ? one.defaultSelected && one.value
    : isChoice(one)
      ? one.defaultChecked
      : one.defaultValue

const holds = (one: Control) =>
  isOption(one) ? one.selected && one.value : isChoice(one) ? one.checked : one.value.trim()

/** Hides the message about an empty field while the field has text. */
export function hideRequired(target: EventTarget | null): void {
  const field = (target as Element | null)?.closest?.('.field')
  if (!field?.querySelector('[aria-invalid="true"]')) return
  const all = [...field.querySelectorAll<Control>(controls)]
  if (all.length === 0 || all.some(began)) return
  const isFilled = all.some(holds)
  for (const error of field.querySelectorAll<HTMLElement>('.error')) error.hidden = isFilled
}

/** Shows them again: React does not draw again what the next answer says in the same words. */
export function showErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll<HTMLElement>('.error[hidden]')) error.hidden = false
}
