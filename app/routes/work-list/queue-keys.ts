import { pressedKey } from '~/components/ui/pressed-key'
import { chooseAll } from './chosen'

/** The single keys of a list of work. They work on what the page has anyway: links, boxes, fields. */

const switchedOff = 'panelry single keys off'

/** Whether this browser wants single keys. A browser that keeps nothing has them. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(switchedOff) === null
  } catch {
    return true
  }
}

/** Switches single keys on or off in this browser. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(switchedOff)
    else localStorage.setItem(switchedOff, '1')
  } catch {
    // Nothing is kept here: they stay on until the page is left.
  }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.queue tbody tr')]
const linkIn = (row: Element | undefined) => row?.querySelector<HTMLElement>('.cover-link')
const boxIn = (row: Element | undefined) => row?.querySelector<HTMLInputElement>('.check')
const current = () => rows().findIndex((row) => row.contains(document.activeElement))

function step(by: 1 | -1) {
  const all = rows()
  const at = current()
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by]
  linkIn(next)?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Whence a key led to the bar. */
let left: HTMLElement | null = null

/** Goes to a field of the bar; the row one is at is checked first, when none is. */
function choose(name: string) {
  const bar = document.querySelector('.bulk-bar')
  const row = rows()[current()]
  left = linkIn(row) ?? null
  if (!document.querySelector('.queue tbody .check:checked')) boxIn(row)?.click()
  bar?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Opens the filters; the focus is before them. */
function openFilters() {
  const filter = document.querySelector<HTMLElement>('[data-key="f"]')
  filter?.focus()
  filter?.click()
}

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  x: () => boxIn(rows()[current()])?.click(),
  a: () => choose('assignee'),
  p: () => choose('priority'),
  s: () => choose('action'),
  f: openFilters,
  '/': () => document.querySelector<HTMLElement>('.search input[type="search"]')?.focus(),
  Escape: () => chooseAll(false),
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')

/** Listens for single keys while nobody types. @returns how to stop */
export function listenForKeys(help: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { target } = event
    const key = pressedKey(event)
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const inBar = target instanceof Element && target.closest('.bulk-bar')
    if (key === 'Escape' && inBar && left?.isConnected) {
      event.preventDefault()
      left.focus()
      return
    }
    if (isTyping(target) || document.querySelector('dialog[open]') || !keysAreOn()) return
    const action = key === '?' ? help : Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
