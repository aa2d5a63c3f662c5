/** How `unsaved-input` reads and fills the fields of a form, and tells one form from another. */

import { writtenEvent } from '../work/composer-event'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Text of a rich editor, as HTML. */
type MessageInput = { html: string }
/** Which field of a form: the nth of its name, a box by its value. */
export type FieldKey = [name: string, which: number | string]
export type FieldValue = [...FieldKey, value: string | boolean | MessageInput]
export type FormIdentity = {
  /** Path of the form's screen, and the address it is sent to. */
  at: string
  action: string
  /** Its subject and fields, which tell it from others of its screen. */
  about: string
}

/** Whether a form changes nothing, is to be empty each time, or keeps its words itself. */
export const isNeverSaved = (form: HTMLFormElement): boolean =>
  form.getAttribute('method') !== 'post' ||
  form.matches('[data-restore="never"], [data-restore="never"] form')

/** Fields that are never stored: secrets, text typed for a search or for this once, and consents. */
const isNotKept = (field: Element) =>
  field.matches(
    '[type="password"], [data-restore="never"], [type="search"], [role="combobox"], [name="captcha"], [name="accept"]',
  )

/** A form that is sent by each change of a box: given back, it would be sent by itself. */
const sendsItself = (field: Element) =>
  field.closest('form[data-sends-itself]') !== null &&
  field.matches('select, [type="checkbox"], [type="radio"]')

export const isField = (one: EventTarget | null): one is Field =>
  ((one instanceof HTMLInputElement && !/^(hidden|file|submit|button)$/.test(one.type)) ||
    one instanceof HTMLTextAreaElement ||
    one instanceof HTMLSelectElement) &&
  !isNotKept(one) &&
  !sendsItself(one)

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

/** Whether words are typed into it. */
export const isText = (field: Field): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/^(checkbox|radio|color|range)$/.test(field.type))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one): one is Field => isField(one))

/** Reads the attribute: a field named `action` would hide the property of the form. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname

/** They change while what the form is about stays: what it was made from, and choices of its screen. */
const passing =
  /^(key|version|revision|madeWith|format|formVersion|termVersion|seenPrice|seen|filled|token|at|from|until|was|addressWas|wasTicked|shown|redirectTo|captchaId|zone)$/

/** @param at the path of the screen that it stands on */
export function formIdentity(form: HTMLFormElement, at = location.pathname): FormIdentity {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
    .filter(({ name }) => !passing.test(name))
    .map(({ name, value }) => `${name}=${value}`)
  // A row more makes no other form of it.
  const names = fieldsOf(form).map(({ name }) => name.replace(/\d+/g, '#'))
  // A screen may have the same form beside its dialog.
  const place = form.closest('dialog') ? 'dialog' : 'screen'
  const about = [place, ...[...new Set([...names, ...hidden])].sort()].join()
  return { at, action: actionOf(form), about }
}

export const hiddenField = (form: HTMLFormElement, name: 'version' | 'key') =>
  form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)

/** Whether somebody has typed before script was there to hear of it. */
export const hasTyped = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some(
    (one) => isText(one) && 'defaultValue' in one && one.defaultValue !== one.value,
  )

const standsIn = (field: Field): FieldValue[2] => {
  if (isBox(field)) return field.checked
  // The text area of an open editor is what is sent of it.
  return field instanceof HTMLTextAreaElement && field.hidden ? { html: field.value } : field.value
}

const namesakes = (form: HTMLFormElement, name: string) =>
  fieldsOf(form).filter((one) => one.name === name)

export const fieldKey = (form: HTMLFormElement, field: Field): FieldKey => [
  field.name,
  isBox(field) ? field.value : namesakes(form, field.name).indexOf(field),
]

export const fieldAt = (form: HTMLFormElement, [name, which]: FieldKey): Field | undefined =>
  typeof which === 'number'
    ? namesakes(form, name)[which]
    : namesakes(form, name).find((one) => one.value === which)

/** Values of those fields that are there. */
export const readValues = (form: HTMLFormElement, places: Iterable<FieldKey>): FieldValue[] =>
  [...places].flatMap((place): FieldValue[] => {
    const field = fieldAt(form, place)
    return field ? [[...place, standsIn(field)]] : []
  })

/** Fields of a form that hold text. */
export const filledFields = (form: HTMLFormElement): FieldKey[] =>
  fieldsOf(form)
    .filter((one) => isText(one) && one.value.trim() !== '')
    .map((one) => fieldKey(form, one))

export function setValue(field: Field, value: FieldValue[2]): void {
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
