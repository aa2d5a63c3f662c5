/**
 * What was typed into a form that is left without being sent (Escape, a link, Back, a reload, a tab that
 * is closed and opened again) is given back where that form stands again. It is kept in the browser's
 * storage of the tab, for the person who typed it, until the form is carried out or left by its own
 * *Cancel* (`data-restore="discard"`). Passwords are not kept, nor forms that keep their words themselves
 * (`data-restore="never"`).
 */

import { words } from './held'
import { hideRequired, showErrors } from './hide-required'
import {
  actionOf,
  fieldAt,
  hasTyped,
  hiddenIn,
  isField,
  isText,
  keepsNothing,
  type Name,
  nameOf,
  type Place,
  placeOf,
  placesWithWords,
  setValue,
  type Value,
  valuesOf,
} from './left-fields'
import { offerWords, sayWordsBack } from './left-notice'
import { kept, type Left, write } from './left-store'
import { router } from './router'

/** A form that somebody types into, as long as it stands there. */
type Life = {
  name: Name
  /** What was typed or chosen in. */
  touched: Map<string, Place>
  /** What came back for rows that do not stand there. */
  homeless: Value[]
  version: string | undefined
  /** What is kept of it. */
  kept: Left | null
  /** What stood in those fields when it was sent. */
  sent: string | null
  /** The version that what came back was filled from, until an answer to it. */
  older: string | undefined
  /** The key with which it was sent already: a press again counts as the same one. */
  key: string | undefined
  notice: HTMLElement | null
}

/** Milliseconds of rest after which what was typed is kept. */
const rest = 250

const lives = new WeakMap<HTMLFormElement, Life>()
/** Where it was looked whether something is to be given back. */
const looked = new WeakSet<HTMLFormElement>()
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()

function store(next: readonly Left[]) {
  write(next)
  watch()
}

const whoIsHere = () => router()?.state.loaderData.root?.viewer?.id ?? ''

const isSame = (one: Name, other: Name) =>
  one.at === other.at && one.action === other.action && one.about === other.about

const unsent = { kept: null, sent: null, older: undefined, key: undefined }

/** @param at the path of the screen on which its first letter was typed */
function lifeOf(form: HTMLFormElement, at?: string): Life {
  const life = lives.get(form) ?? {
    ...{ name: nameOf(form, at), touched: new Map(), homeless: [] },
    ...{ version: hiddenIn(form, 'version')?.value, ...unsent, notice: null },
  }
  lives.set(form, life)
  return life
}

const touch = (life: Life, place: Place) => life.touched.set(place.join('\n'), place)

function keep(form: HTMLFormElement, sent?: string) {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  const life = lives.get(form)
  if (!life || keepsNothing(form)) return
  const { name, version, touched, homeless } = life
  const values = [...valuesOf(form, touched.values()), ...homeless]
  const left: Left = {
    ...name,
    who: whoIsHere(),
    version,
    values,
    ...(sent !== undefined && { sent }),
  }
  store([...kept.filter((one) => one !== life.kept), ...(values.length > 0 ? [left] : [])])
  life.kept = left
}

/** Keeps what stands in the form of this field, once its typing rests. */
function typed({ target }: Pick<Event, 'target'>, at?: string) {
  if (!isField(target) || !target.form || keepsNothing(target.form)) return
  const { form } = target
  const life = lifeOf(form, at)
  // A form that stays on the screen is filled from what was saved last.
  if (life.touched.size === 0) life.version = life.older ?? hiddenIn(form, 'version')?.value
  touch(life, placeOf(form, target))
  // Choices alone are soon made again, but on a screen that is edited as a whole.
  const isWorth =
    (life.version !== undefined && !form.closest('dialog')) ||
    [...life.touched.values()].some((place) => {
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
  const life = lives.get(form)
  life?.notice?.remove()
  lives.delete(form)
  if (action === '/signout') store([])
  // What was typed stands in hidden fields there.
  else if (form.dataset.restore === 'stored') store(kept.filter((one) => one.action !== action))
  else {
    const name = life?.name ?? nameOf(form)
    store(kept.filter((one) => one !== life?.kept && !isSame(one, name)))
  }
}

/** Milliseconds between two looks whether the screen shows an answer. */
const pause = 150

/** @param status of the answer to a form; a redirect comes as 202 */
function answered(form: HTMLFormElement, status: number) {
  const life = lives.get(form)
  if (status === 202) return carriedOut(form)
  if (life?.kept?.sent !== undefined) keep(form)
  if (life) life.key = undefined
  // It is shown beside what is stored now, and sent as an answer to that.
  if (status === 409 && life) life.older = undefined
  // A row more, or what is left of many: the words are those that stand there then.
  if (status === 200) {
    const name = life?.name ?? nameOf(form)
    forget(form)
    coming = name
    clearTimeout(looks)
    looks = setTimeout(onceShown, pause)
  }
}

function carriedOut(form: HTMLFormElement) {
  const life = lives.get(form)
  const values = life && JSON.stringify(valuesOf(form, life.touched.values()))
  const more = life && life.sent !== null && values !== life.sent
  forget(form)
  if (!more) return
  // Typed on while it was on its way: kept as of what was saved just now.
  lives.set(form, { ...life, version: undefined, ...unsent })
  keep(form)
}

/** The form whose answer is about to be shown. */
let coming: Name | null = null
let looks: ReturnType<typeof setTimeout>

function onceShown() {
  const isShown = (router()?.state.navigation.state ?? 'idle') === 'idle'
  looks = setTimeout(isShown ? keepAsShown : onceShown, pause)
}

function keepAsShown() {
  const name = coming
  coming = null
  const form =
    name && [...document.forms].find((one) => !keepsNothing(one) && isSame(nameOf(one), name))
  if (!form) return
  looked.add(form)
  const life = lifeOf(form)
  for (const place of placesWithWords(form)) touch(life, place)
  if (life.touched.size > 0) keep(form)
}

/** Gives a form back what was typed into it, and says so in it. */
function giveBack(form: HTMLFormElement, left: Left) {
  const life = lifeOf(form)
  const stands = (value: Value) => fieldAt(form, [value[0], value[1]])
  Object.assign(life, { kept: left, version: left.version, older: left.version, key: left.sent })
  life.homeless = left.values.filter((value) => !stands(value))
  let first: Element | undefined
  for (const value of left.values) {
    const field = stands(value)
    if (!field) continue
    first ??= field
    touch(life, [value[0], value[1]])
    setValue(field, value[2])
  }
  form.dataset.filled ??= ''
  life.notice?.remove()
  life.notice = sayWordsBack({
    ...{ form, at: first, sent: left.sent !== undefined },
    homeless: life.homeless.flatMap(([, , value]) => (typeof value === 'string' ? value : [])),
    discard() {
      forget(form)
      location.reload()
    },
  })
}

/** Nothing that was just typed makes room for what was typed before; that waits beside it. */
function offer(form: HTMLFormElement, left: Left) {
  const life = lifeOf(form)
  const discard = () => store(kept.filter((one) => one !== left))
  const at = left.values.flatMap(([name, which]) => fieldAt(form, [name, which]) ?? [])[0]
  life.notice = offerWords({ form, at, discard, bringBack: () => giveBack(form, left) })
}

/** Looks whether a form of which words are kept stands on the screen. */
function look() {
  const me = whoIsHere()
  // Who is signed out may come back; somebody else does not find them. A guest becomes who they are.
  if (me && kept.some(({ who }) => who !== me)) {
    for (const one of kept) one.who ||= me
    store(kept.filter(({ who }) => who === me))
  }
  const here = kept.filter(({ who, at }) => who === me && at === location.pathname)
  if (here.length === 0) return
  for (const form of document.forms) {
    if (looked.has(form) || keepsNothing(form)) continue
    const name = nameOf(form)
    const left = here.findLast((one) => isSame(one, name))
    const life = lives.get(form)
    if (!left || left === life?.kept) continue
    looked.add(form)
    const now = valuesOf(
      form,
      left.values.map(([at, which]): Place => [at, which]),
    )
    if (JSON.stringify(now) === JSON.stringify(left.values)) continue
    if (life?.touched.size || hasTyped(form)) offer(form, left)
    else giveBack(form, left)
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
function send({ target }: Event) {
  const form = target as HTMLFormElement
  showErrors(form)
  const life = lives.get(form)
  if (!life) return
  life.sent = JSON.stringify(valuesOf(form, life.touched.values()))
  // Only now: React writes the new ones into them whenever it draws the form.
  const [version, key] = [hiddenIn(form, 'version'), hiddenIn(form, 'key')]
  if (version && life.older) version.value = life.older
  if (key && life.key) key.value = life.key
  if (life.kept || waiting.has(form)) keep(form, key?.value ?? '')
}

/** The forms that a link is the way out of: that around it, or those of its dialog. */
function leftBy(target: Element): Iterable<HTMLFormElement> {
  const out = target.closest('[data-restore="discard"]')
  const form = out?.closest('form')
  return form ? [form] : (out?.closest('dialog')?.querySelectorAll('form') ?? [])
}

/** @param early the fields that were typed in while this was fetched, and where */
export function begin(early: Iterable<[field: EventTarget, at: string]>) {
  words.answered = answered
  document.addEventListener('input', (event) => {
    typed(event)
    hideRequired(event.target)
  })
  document.addEventListener('change', (event) => typed(event))
  document.addEventListener('submit', send, true)
  // What the browser itself sends is answered by another page, with what was typed.
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
  for (const [target, at] of early) typed({ target }, at)
  watch()
  look()
}
