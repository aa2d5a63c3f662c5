/**
 * What was typed into a form that is left without being sent (Escape, a link, Back, a reload, a tab that
 * is closed and opened again) is given back where that form stands again. It is kept in the browser's
 * storage of the tab, for the person who typed it, until the form is carried out or left by its own
 * *Cancel*. Passwords are not kept, nor forms that keep their words themselves (`data-own-words`).
 */

import { shell as say } from '~/messages/shell'
import { writtenEvent } from '../work/written-event'
import { words } from './held'
import { router } from './router'

/** What was written in a rich editor comes as HTML. */
type Written = { html: string }
type Value = [name: string, nth: number, value: string | boolean | Written]
type Left = {
  who: string
  /** Where the form stood, and where it is sent to. */
  at: string
  action: string
  /** Its fields and hidden values, by which it is told from others of its screen. */
  fields: string
  /** What it was filled from. */
  version: string | undefined
  values: Value[]
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The version that what came back was filled from. */
const filledFrom = new WeakMap<HTMLFormElement, string>()

const storage = 'panelry-left-words'
/** Characters: the oldest words go first. */
const most = 400_000
/** Milliseconds of rest after which what was typed is kept. */
const rest = 250

let kept: Left[] = stored()
const stood = new WeakMap<HTMLFormElement, Omit<Left, 'values'>>()
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()

function stored(): Left[] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '[]')
  } catch {
    return []
  }
}

function store(next: Left[]) {
  kept = next
  try {
    while (JSON.stringify(kept).length > most) kept.shift()
    if (kept.length > 0) sessionStorage.setItem(storage, JSON.stringify(kept))
    else sessionStorage.removeItem(storage)
  } catch {
    // Without a storage the words last as long as the page.
  }
  watch()
}

const whoIsHere = () => router()?.state.loaderData.root?.viewer?.id ?? ''

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|color|range|search)$/.test(target.type))

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement && !/^(hidden|file|submit|button)$/.test(one.type)) ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement,
  )

const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

const keepsItself = (form: HTMLFormElement) =>
  form.getAttribute('method') !== 'post' ||
  form.matches('[data-own-words], [data-own-words] form') ||
  form.querySelector('[type="password"], [data-own-words]') !== null

const versionIn = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[type="hidden"][name="version"]')

/** By its attribute: a field of that name stands before the property. */
const actionOf = (form: HTMLFormElement) =>
  new URL(form.getAttribute('action') ?? '', location.href).pathname

/** What a form is about, which it does not say in its address: which one of a catalogue is ordered. */
const hiddenIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
    .filter(({ name }) => !/^(key|version|format)$/.test(name))
    .map(({ name, value }) => `${name}=${value}`)

/** Which form it is. */
const nameOf = (form: HTMLFormElement) => ({
  who: whoIsHere(),
  at: location.pathname,
  action: actionOf(form),
  fields: [...fieldsOf(form).map(({ name }) => name), ...hiddenIn(form)].join(),
  version: versionIn(form)?.value,
})

const isSame = (one: Omit<Left, 'values'>, other: Omit<Left, 'values'>) =>
  one.who === other.who &&
  one.at === other.at &&
  one.action === other.action &&
  one.fields === other.fields

const standsIn = (field: Field): Value[2] => {
  if (isBox(field)) return field.checked
  // The text area of an open editor is what is sent of it.
  return field instanceof HTMLTextAreaElement && field.hidden ? { html: field.value } : field.value
}

function valuesOf(form: HTMLFormElement): Value[] {
  const nth = new Map<string, number>()
  return fieldsOf(form).map((field) => {
    const n = nth.get(field.name) ?? 0
    nth.set(field.name, n + 1)
    return [field.name, n, standsIn(field)]
  })
}

function keep(form: HTMLFormElement) {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  const name = stood.get(form)
  if (!name) return
  store([...kept.filter((one) => !isSame(one, name)), { ...name, values: valuesOf(form) }])
}

/** Keeps what stands in the form of this field, once its typing rests. */
function typed({ target }: Event) {
  const { form } = target as Field
  if (!form || keepsItself(form) || !(isText(target) || stood.has(form))) return
  if (!stood.has(form)) stood.set(form, nameOf(form))
  clearTimeout(waiting.get(form))
  waiting.set(
    form,
    setTimeout(() => keep(form), rest),
  )
}

/** A form was carried out, or left by its own way out. */
function forget(form: HTMLFormElement) {
  const action = actionOf(form)
  for (const [other, timer] of waiting) {
    if (actionOf(other) !== action) continue
    clearTimeout(timer)
    waiting.delete(other)
  }
  stood.delete(form)
  store(action === '/signout' ? [] : kept.filter((one) => one.action !== action))
}

function setValue(field: Field, value: Value[2]) {
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

/** Gives a form back what was typed into it, and says so in it. */
function giveBack(form: HTMLFormElement, { values, version }: Left) {
  if (JSON.stringify(valuesOf(form)) === JSON.stringify(values)) return
  if (version) filledFrom.set(form, version)
  const fields = fieldsOf(form)
  for (const [name, nth, value] of values) {
    const field = fields.filter((one) => one.name === name)[nth]
    if (field) setValue(field, value)
  }
  form.dataset.filled ??= ''
  const said = document.createElement('p')
  said.className = 'muted'
  said.setAttribute('role', 'status')
  said.textContent = `${say.wordsBack} `
  const discard = document.createElement('button')
  discard.type = 'button'
  discard.className = 'link'
  discard.textContent = say.discardWords
  discard.onclick = () => {
    forget(form)
    location.reload()
  }
  said.append(discard)
  form.prepend(said)
}

/** Looks whether a form of which words are kept stands on the screen. */
function look() {
  if (kept.some(({ who }) => who !== whoIsHere())) {
    store(kept.filter(({ who }) => who === whoIsHere()))
  }
  for (const form of document.forms) {
    if (stood.has(form) || form.dataset.filled !== undefined || keepsItself(form)) continue
    const name = nameOf(form)
    const left = kept.find((one) => isSame(one, name))
    if (!left) continue
    stood.set(form, { ...name, version: left.version })
    giveBack(form, left)
  }
}

const observer = new MutationObserver(look)
let watching = false

/** Where nothing is kept, nothing is looked for. */
function watch() {
  if (watching === kept.length > 0) return
  watching = !watching
  if (watching) observer.observe(document.body, { childList: true, subtree: true })
  else observer.disconnect()
}

/** What others have saved since is not overwritten without a word. */
function sendOldVersion({ target }: Event) {
  const form = target as HTMLFormElement
  const version = filledFrom.get(form)
  const field = versionIn(form)
  // Only now: React writes the new one into it whenever it draws the form.
  if (field && version) field.value = version
}

/** Whether a link is the way out of the form that it stands in. */
const isWayOut = (target: Element) => target.closest('.form-actions a, .dialog-actions a')

/** @param first what was typed while this was fetched */
export function begin(first?: Event) {
  words.forget = forget
  document.addEventListener('input', typed)
  document.addEventListener('change', typed)
  document.addEventListener('submit', sendOldVersion, true)
  document.addEventListener(
    'click',
    ({ target }) => {
      const form = isWayOut(target as Element)?.closest('form')
      if (form) forget(form)
    },
    true,
  )
  window.addEventListener('pagehide', () => {
    for (const form of waiting.keys()) keep(form)
  })
  if (first) typed(first)
  watch()
  look()
}
