/**
 * What was typed into a form that is left without being sent (Escape, a link, Back, a reload, a tab that
 * is closed and opened again) is given back where that form stands again. It is kept in the browser's
 * storage of the tab, for the person who typed it, until the form is carried out or left by its own
 * *Cancel* (`data-restore="discard"`). Passwords are not kept, nor forms that keep their words themselves
 * (`data-restore="never"`).
 */

import { hideRequired, showErrors } from './hide-required'
import { router } from './router'
import {
  actionOf,
  type FieldKey,
  type FieldValue,
  type FormIdentity,
  fieldAt,
  fieldKey,
  filledFields,
  formIdentity,
  hasTyped,
  hiddenField,
  isField,
  isNeverSaved,
  isText,
  readValues,
  setValue,
} from './unsaved-fields'
import { offerRestore, showRestored } from './unsaved-notice'
import { savedInputs, saveInputs, type UnsavedInput } from './unsaved-store'
import { unsavedInput } from './waiting-request'

/** A form that somebody types into, as long as it is there. */
type FormState = {
  name: FormIdentity
  /** Fields that were typed or chosen in. */
  touched: Map<string, FieldKey>
  /** Input restored for rows that are not there. */
  homeless: FieldValue[]
  version: string | undefined
  /** Stored copy of it. */
  saved: UnsavedInput | null
  /** Text of those fields when it was sent. */
  sent: string | null
  /** The version that what came back was filled from, until an answer to it. */
  older: string | undefined
  /** The key with which it was sent already: a press again counts as the same one. */
  key: string | undefined
  notice: HTMLElement | null
}

/** Milliseconds of rest after which what was typed is kept. */
const rest = 250

const formStates = new WeakMap<HTMLFormElement, FormState>()
/** Forms that were already searched for input to restore. */
const looked = new WeakSet<HTMLFormElement>()
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()

function store(next: readonly UnsavedInput[]) {
  saveInputs(next)
  watch()
}

const whoIsHere = () => router()?.state.loaderData.root?.viewer?.id ?? ''

const isSame = (one: FormIdentity, other: FormIdentity) =>
  one.at === other.at && one.action === other.action && one.about === other.about

const unsent = { saved: null, sent: null, older: undefined, key: undefined }

/** @param at the path of the screen on which its first letter was typed */
function stateOf(form: HTMLFormElement, at?: string): FormState {
  const state = formStates.get(form) ?? {
    ...{ name: formIdentity(form, at), touched: new Map(), homeless: [] },
    ...{ version: hiddenField(form, 'version')?.value, ...unsent, notice: null },
  }
  formStates.set(form, state)
  return state
}

const touch = (state: FormState, place: FieldKey) => state.touched.set(place.join('\n'), place)

function keep(form: HTMLFormElement, sent?: string) {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  const state = formStates.get(form)
  if (!state || isNeverSaved(form)) return
  const { name, version, touched, homeless } = state
  const values = [...readValues(form, touched.values()), ...homeless]
  const input: UnsavedInput = {
    ...name,
    who: whoIsHere(),
    version,
    values,
    ...(sent !== undefined && { sent }),
  }
  store([
    ...savedInputs.filter((one) => one !== state.saved),
    ...(values.length > 0 ? [input] : []),
  ])
  state.saved = input
}

/** Keeps what is in the form of this field, once its typing rests. */
function typed({ target }: Pick<Event, 'target'>, at?: string) {
  if (!isField(target) || !target.form || isNeverSaved(target.form)) return
  const { form } = target
  const state = stateOf(form, at)
  // A form that stays on the screen is filled from what was saved last.
  if (state.touched.size === 0) state.version = state.older ?? hiddenField(form, 'version')?.value
  touch(state, fieldKey(form, target))
  // Choices alone are soon made again, but on a screen that is edited as a whole, or where they are many.
  const isWorth =
    form.dataset.restore === 'choices' ||
    (state.version !== undefined && !form.closest('dialog')) ||
    [...state.touched.values()].some((place) => {
      const field = fieldAt(form, place)
      return field && isText(field)
    })
  if (!isWorth) return
  clearTimeout(waiting.get(form))
  waiting.set(
    form,
    setTimeout(() => keep(form), rest),
  )
}

/** A form was carried out, or left by its own way out. */
function forget(form: HTMLFormElement) {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  const action = actionOf(form)
  const state = formStates.get(form)
  state?.notice?.remove()
  formStates.delete(form)
  if (action === '/signout') store([])
  // That screen has the input in hidden fields.
  else if (form.dataset.restore === 'stored')
    store(savedInputs.filter((one) => one.action !== action))
  else {
    const name = state?.name ?? formIdentity(form)
    store(savedInputs.filter((one) => one !== state?.saved && !isSame(one, name)))
  }
}

/** Milliseconds between two looks whether the screen shows an answer. */
const pause = 150

/** @param status of the answer to a form; a redirect comes as 202 */
function answered(form: HTMLFormElement, status: number) {
  const state = formStates.get(form)
  if (status === 202) return carriedOut(form)
  if (state?.saved?.sent !== undefined) keep(form)
  if (state) state.key = undefined
  // It is shown beside what is stored now, and sent as an answer to that.
  if (status === 409 && state) state.older = undefined
  // A row more, or what is left of many: the words are those that are there then.
  if (status === 200) {
    const name = state?.name ?? formIdentity(form)
    forget(form)
    coming = name
    clearTimeout(looks)
    looks = setTimeout(onceShown, pause)
  }
}

function carriedOut(form: HTMLFormElement) {
  const state = formStates.get(form)
  const values = state && JSON.stringify(readValues(form, state.touched.values()))
  const more = state && state.sent !== null && values !== state.sent
  forget(form)
  if (!more) return
  // Typed on while it was on its way: kept as of what was saved just now.
  formStates.set(form, { ...state, version: undefined, ...unsent })
  keep(form)
}

/** The form whose answer is about to be shown. */
let coming: FormIdentity | null = null
let looks: ReturnType<typeof setTimeout>

function onceShown() {
  const isShown = (router()?.state.navigation.state ?? 'idle') === 'idle'
  looks = setTimeout(isShown ? keepAsShown : onceShown, pause)
}

function keepAsShown() {
  const name = coming
  coming = null
  const form =
    name && [...document.forms].find((one) => !isNeverSaved(one) && isSame(formIdentity(one), name))
  if (!form) return
  looked.add(form)
  const state = stateOf(form)
  for (const place of filledFields(form)) touch(state, place)
  if (state.touched.size > 0) keep(form)
}

/** Gives a form back what was typed into it, and says so in it. */
function giveBack(form: HTMLFormElement, input: UnsavedInput) {
  const state = stateOf(form)
  const stands = (value: FieldValue) => fieldAt(form, [value[0], value[1]])
  Object.assign(state, {
    saved: input,
    version: input.version,
    older: input.version,
    key: input.sent,
  })
  state.homeless = input.values.filter((value) => !stands(value))
  let first: Element | undefined
  for (const value of input.values) {
    const field = stands(value)
    if (!field) continue
    first ??= field
    touch(state, [value[0], value[1]])
    setValue(field, value[2])
  }
  form.dataset.filled ??= ''
  state.notice?.remove()
  state.notice = showRestored({
    ...{ form, at: first, sent: input.sent !== undefined },
    homeless: state.homeless.flatMap(([, , value]) => (typeof value === 'string' ? value : [])),
    discard() {
      forget(form)
      location.reload()
    },
  })
}

/** Nothing that was just typed makes room for what was typed before; that waits beside it. */
function offer(form: HTMLFormElement, input: UnsavedInput) {
  const state = stateOf(form)
  const discard = () => store(savedInputs.filter((one) => one !== input))
  const at = input.values.flatMap(([name, which]) => fieldAt(form, [name, which]) ?? [])[0]
  state.notice = offerRestore({ form, at, discard, bringBack: () => giveBack(form, input) })
}

/** Looks whether a form of which words are kept is on the screen. */
function look() {
  const me = whoIsHere()
  // A person who is signed out may come back; somebody else does not see their input. A guest's input stays
  // theirs after they sign in.
  if (me && savedInputs.some(({ who }) => who !== me)) {
    for (const one of savedInputs) one.who ||= me
    store(savedInputs.filter(({ who }) => who === me))
  }
  const here = savedInputs.filter(({ who, at }) => who === me && at === location.pathname)
  if (here.length === 0) return
  for (const form of document.forms) {
    if (looked.has(form) || isNeverSaved(form)) continue
    const name = formIdentity(form)
    const input = here.findLast((one) => isSame(one, name))
    const state = formStates.get(form)
    if (!input || input === state?.saved) continue
    looked.add(form)
    const now = readValues(
      form,
      input.values.map(([at, which]): FieldKey => [at, which]),
    )
    if (JSON.stringify(now) === JSON.stringify(input.values)) continue
    if (state?.touched.size || hasTyped(form)) offer(form, input)
    else giveBack(form, input)
  }
}

const observer = new MutationObserver(look)
let watching = false

/** Watches for forms only while some input is stored. */
function watch() {
  if (watching === savedInputs.length > 0) return
  watching = !watching
  if (watching) observer.observe(document.body, { childList: true, subtree: true })
  else observer.disconnect()
}

/** Keeps the older version, so that changes saved by others are not overwritten silently. */
function send({ target }: Event) {
  const form = target as HTMLFormElement
  showErrors(form)
  const state = formStates.get(form)
  if (!state) return
  state.sent = JSON.stringify(readValues(form, state.touched.values()))
  // Only now: React writes the new ones into them whenever it draws the form.
  const [version, key] = [hiddenField(form, 'version'), hiddenField(form, 'key')]
  if (version && state.older) version.value = state.older
  if (key && state.key) key.value = state.key
  if (state.saved || waiting.has(form)) keep(form, key?.value ?? '')
}

/** The forms that a link is the way out of: that around it, or those of its dialog. */
function leftBy(target: Element): Iterable<HTMLFormElement> {
  const out = target.closest('[data-restore="discard"]')
  const form = out?.closest('form')
  return form ? [form] : (out?.closest('dialog')?.querySelectorAll('form') ?? [])
}

/** @param early the fields that were typed in while this was fetched, and where */
export function saveUnsavedInput(early: Iterable<[field: EventTarget, at: string]>) {
  unsavedInput.answered = answered
  document.addEventListener('input', (event) => {
    typed(event)
    hideRequired(event.target)
  })
  document.addEventListener('change', (event) => typed(event))
  document.addEventListener('submit', send, true)
  // A form sent by the browser itself is answered by another page, with the input.
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) forget(event.target as HTMLFormElement)
  })
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey) return
    for (const form of leftBy(target as Element)) forget(form)
  })
  window.addEventListener('pagehide', () => {
    for (const form of waiting.keys()) keep(form)
  })
  for (const [target, at] of early) {
    typed({ target }, at)
    // Left before this was here: its form may stand again already.
    if (!(target as Node).isConnected) for (const form of waiting.keys()) keep(form)
  }
  watch()
  look()
}
