/** How `left-words` reads and fills the fields of a form, and tells one form from another. */

import { writtenEvent } from '../work/written-event'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was written in a rich editor comes as HTML. */
type Written = { html: string }
/** The nth field of a name, and what stood in it. */
export type Value = [name: string, nth: number, value: string | boolean | Written]
export type Name = {
  /** Where the form stands, and where it is sent to. */
  at: string
  action: string
  /** What it is about, and its fields, by which it is told from others of its screen. */
  about: string
}

/** Whether a form says nothing that may lie in a browser, is to be empty each time, or keeps its words itself. */
export const keepsNothing = (form: HTMLFormElement): boolean =>
  form.getAttribute('method') !== 'post' ||
  form.matches('[data-own-words], [data-own-words] form') ||
  form.querySelector('[type="password"], [data-secret], [data-own-words]') !== null

/** What is typed to find something is no words of the form. */
const isSearch = (field: Element) =>
  field.getAttribute('type') === 'search' || field.getAttribute('role') === 'combobox'

export const isField = (one: EventTarget | null): one is Field =>
  (one instanceof HTMLInputElement && !/^(hidden|file|submit|button)$/.test(one.type)) ||
  one instanceof HTMLTextAreaElement ||
  one instanceof HTMLSelectElement

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Whether words are typed into it. */
export const isText = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/^(checkbox|radio|color|range)$/.test(field.type))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one): one is Field => isField(one) && !isSearch(one))

/** By its attribute: a field of that name stands before the property. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname

/** They change while what the form is about stays: what it was made from, and choices of its screen. */
const passing =
  /^(key|version|revision|format|formVersion|termVersion|seenPrice|seen|filled|token|with|at|from|until|was|shown|redirectTo|captchaId|zone)$/

export function nameOf(form: HTMLFormElement): Name {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
    .filter(({ name }) => !passing.test(name))
    .map(({ name, value }) => `${name}=${value}`)
  // A row more makes no other form of it.
  const names = fieldsOf(form).map(({ name }) => name.replace(/\d+/g, '#'))
  const about = [...new Set([...names, ...hidden])].sort().join()
  return { at: location.pathname, action: actionOf(form), about }
}

export const versionIn = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[type="hidden"][name="version"]')

/** Whether somebody has typed before script was there to hear of it. */
export const hasTyped = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some(
    (one) => isText(one) && 'defaultValue' in one && one.defaultValue !== one.value,
  )

const standsIn = (field: Field): Value[2] => {
  if (isBox(field)) return field.checked
  // The text area of an open editor is what is sent of it.
  return field instanceof HTMLTextAreaElement && field.hidden ? { html: field.value } : field.value
}

const namesakes = (form: HTMLFormElement, name: string) =>
  fieldsOf(form).filter((one) => one.name === name)

/** What stands in fields of a form. */
export function valuesOf(form: HTMLFormElement, fields: Iterable<Field>): Value[] {
  return [...fields]
    .filter((field) => field.form === form)
    .map((field) => [field.name, namesakes(form, field.name).indexOf(field), standsIn(field)])
}

/** The fields that values are of, as far as they stand there. */
export const fieldsFor = (form: HTMLFormElement, values: readonly Value[]): Field[] =>
  values.flatMap(([name, nth]) => namesakes(form, name)[nth] ?? [])

export function setValue(field: Field, value: Value[2]): void {
  if (typeof value === 'boolean') {
    if (isBox(field) && field.checked !== value) field.click()
    return
  }
  if (typeof value === 'object') {
    field.dataset.written = value.html
    field.dispatchEvent(new Event(writtenEvent))
    return
  }
  if (field.value === value) return
  // React hears of a change by its own setter only where the browser's was used.
  const proto = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
