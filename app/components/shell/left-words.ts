/**
 * What was typed into a form that is left without being sent (Escape, a link, Back, a reload, a tab that
 * is closed and opened again) is given back where that form stands again. It is kept in the browser's
 * storage of the tab, for the person who typed it, until the form is carried out or left by its own
 * *Cancel* (`data-way-out`). Passwords are not kept, nor forms that keep their words themselves
 * (`data-own-words`).
 */

import { words } from './held'
import {
  actionOf,
  type Field,
  fieldsFor,
  hasTyped,
  isField,
  isText,
  keepsNothing,
  type Name,
  nameOf,
  setValue,
  type Value,
  valuesOf,
  versionIn,
} from './left-fields'
import { offerWords, sayWordsBack } from './left-notice'
import { router } from './router'

type Left = Name & {
  who: string
  /** What it was filled from. */
  version: string | undefined
  values: Value[]
}
/** A form that somebody types into, as long as it stands there. */
type Life = {
  name: Name
  /** What was typed or chosen in. */
  touched: Set<Field>
  version: string | undefined
  /** What is kept of it. */
  kept: Left | null
  /** What stood in those fields when it was sent. */
  sent: string | null
  /** The version that what came back was filled from, until an answer to it. */
  older: string | undefined
  notice: HTMLElement | null
}

const storage = 'panelry-left-words'
/** Characters: the oldest words go first. */
const most = 400_000
/** Milliseconds of rest after which what was typed is kept. */
const rest = 250

let kept: Left[] = stored()
const lives = new WeakMap<HTMLFormElement, Life>()
/** Where it was looked whether something is to be given back. */
const looked = new WeakSet<HTMLFormElement>()
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

const isSame = (one: Name, other: Name) =>
  one.at === other.at && one.action === other.action && one.about === other.about

function lifeOf(form: HTMLFormElement): Life {
  const life = lives.get(form) ?? {
    ...{ name: nameOf(form), touched: new Set<Field>(), version: versionIn(form)?.value },
    ...{ kept: null, sent: null, older: undefined, notice: null },
  }
  lives.set(form, life)
  return life
}

function keep(form: HTMLFormElement) {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  const life = lives.get(form)
  if (!life || keepsNothing(form)) return
  const { name, version } = life
  const left = { ...name, who: whoIsHere(), version, values: valuesOf(form, life.touched) }
  store([...kept.filter((one) => one !== life.kept), left])
  life.kept = left
}

/** Keeps what stands in the form of this field, once its typing rests. */
function typed({ target }: Event) {
  if (!isField(target) || !target.form || keepsNothing(target.form)) return
  const { form } = target
  const life = lifeOf(form)
  // A form that stays on the screen is filled from what was saved last.
  if (life.touched.size === 0) life.version = life.older ?? versionIn(form)?.value
  life.touched.add(target)
  if (![...life.touched].some(isText)) return
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
  else if (form.dataset.bothTexts === '') store(kept.filter((one) => one.action !== action))
  else {
    const name = life?.name ?? nameOf(form)
    store(kept.filter((one) => one !== life?.kept && !isSame(one, name)))
  }
}

/** @param status of the answer to a form; a redirect comes as 202 */
function answered(form: HTMLFormElement, status: number) {
  const life = lives.get(form)
  // It is shown beside what is stored now, and sent as an answer to that.
  if (status === 409 && life) life.older = undefined
  if (status !== 202) return
  const values = life && JSON.stringify(valuesOf(form, life.touched))
  const more = life && life.sent !== null && values !== life.sent
  forget(form)
  if (!more) return
  // Typed on while it was on its way: kept as of what was saved just now.
  lives.set(form, { ...life, version: undefined, kept: null, sent: null, older: undefined })
  keep(form)
}

/** Gives a form back what was typed into it, and says so in it. */
function giveBack(form: HTMLFormElement, left: Left) {
  const fields = fieldsFor(form, left.values)
  const life = lifeOf(form)
  for (const field of fields) life.touched.add(field)
  Object.assign(life, { kept: left, version: left.version, older: left.version })
  for (const value of left.values) {
    const [field] = fieldsFor(form, [value])
    if (field) setValue(field, value[2])
  }
  form.dataset.filled ??= ''
  life.notice?.remove()
  life.notice = sayWordsBack(form, () => {
    forget(form)
    location.reload()
  })
}

/** Nothing that was just typed makes room for what was typed before; that waits beside it. */
function offer(form: HTMLFormElement, left: Left) {
  const life = lifeOf(form)
  const discard = () => store(kept.filter((one) => one !== left))
  life.notice = offerWords(form, { discard, bringBack: () => giveBack(form, left) })
}

/** Looks whether a form of which words are kept stands on the screen. */
function look() {
  const me = whoIsHere()
  // Who is signed out may come back; somebody else does not find them.
  if (me && kept.some(({ who }) => who && who !== me)) {
    store(kept.filter(({ who }) => !who || who === me))
  }
  const here = kept.filter(({ who, at }) => who === me && at === location.pathname)
  if (here.length === 0) return
  for (const form of document.forms) {
    if (looked.has(form) || keepsNothing(form)) continue
    const name = nameOf(form)
    const left = here.findLast((one) => isSame(one, name))
    if (!left || left === lives.get(form)?.kept) continue
    looked.add(form)
    const now = valuesOf(form, fieldsFor(form, left.values))
    if (JSON.stringify(now) === JSON.stringify(left.values)) continue
    if (lives.get(form)?.touched.size || hasTyped(form)) offer(form, left)
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
  const life = lives.get(form)
  if (!life) return
  life.sent = JSON.stringify(valuesOf(form, life.touched))
  const field = versionIn(form)
  // Only now: React writes the new one into it whenever it draws the form.
  if (field && life.older) field.value = life.older
}

/** @param first what was typed while this was fetched */
export function begin(first?: Event) {
  words.answered = answered
  document.addEventListener('input', typed)
  document.addEventListener('change', typed)
  document.addEventListener('submit', send, true)
  // What the browser itself sends is answered by another page, with what was typed.
  window.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) forget(event.target as HTMLFormElement)
  })
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const out = (target as Element).closest('[data-way-out]')
    const form = out?.closest('form')
    if (form && !ctrlKey && !metaKey && !shiftKey) forget(form)
  })
  window.addEventListener('pagehide', () => {
    for (const form of waiting.keys()) keep(form)
  })
  if (first?.target instanceof Element && first.target.isConnected) typed(first)
  watch()
  look()
}
