import { awaitServer, serverAnswers } from './await-server'
import { reachable } from './chunk-recovery'

/** Request that waits to be sent or opened again; set by `form-retry`. Only in the browser. */

export type Why = 'offline' | 'online' | 'unreached' | 'back' | 'ours' | 'busy' | 'signed-out'

export type WaitingRequest = {
  why: Why
  /** The same in the server's words, where it gave a reason. */
  reason?: string | undefined
  /** Kind of request that waits: a form, the screen after a form that was carried out, or a link. */
  what: 'form' | 'next' | 'link'
  /** Fate of what was typed when one is signed out; before a link nothing is shown about it. */
  typed?: 'sent' | 'kept' | undefined
  /** The form that was sent in vain. */
  form?: HTMLFormElement | undefined
  again: () => void
  /** Tries a link that was pressed while the form waits, and that led nowhere. */
  link?: () => void
  /** Takes the notice away, where nothing waits behind it. */
  leave?: () => void
  /** E-mail of the person whose page it is, when they are signed out. */
  email?: string
  /** Whether somebody else has signed in with this browser meanwhile. */
  other?: boolean
}

let held: WaitingRequest | null = null
const watchers = new Set<() => void>()
/** The form that waits, until it is carried out or another screen came: a link does not take its place. */
let waiting: WaitingRequest | null = null
export function setWaitingRequest(next: WaitingRequest | null) {
  if (next?.form) waiting = next
  const beside = next?.what === 'link' && next.why !== 'signed-out' && waiting?.form?.isConnected
  held = beside && waiting ? { ...waiting, why: next.why, link: next.again } : next
  stopAsking?.()
  stopAsking = held && held.why in over ? awaitServer(sayOver) : null
  for (const watcher of watchers) watcher()
}
/** Ends the waiting of a request. @param again by what it would have been sent or opened */
export function release(again: () => void) {
  if (held?.again === again || held?.link === again) setWaitingRequest(null)
}
/** A form was carried out or refused, so that it waits no more. @param form all of them without it */
export function answered(form = waiting?.form) {
  if (waiting?.form === form) waiting = null
}
/** State of the notice once the obstacle is gone. */
const over: Partial<Record<Why, Why>> = { offline: 'online', unreached: 'back' }
let stopAsking: (() => void) | null = null
function sayOver() {
  const why = held && over[held.why]
  if (held && why) setWaitingRequest({ ...held, why })
}
/** There is a network again: the notice says so, and what waits can be sent. */
export function backOnline() {
  if (held?.why === 'offline') sayOver()
}
/** The server has answered: the notice says so, and what waits can be sent. */
export const reached = serverAnswers
export const waitingRequest = {
  current: () => held,
  onServer: () => null,
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}

/** Says that a part of the screen did not come, and that the page stays; `again` asks for it once more. */
export async function reportMissingPart(again: () => void): Promise<void> {
  const why = (await reachable()) ? 'ours' : navigator.onLine ? 'unreached' : 'offline'
  const leave = () => setWaitingRequest(null)
  setWaitingRequest({
    why,
    what: 'link',
    again() {
      leave()
      again()
    },
    leave,
  })
}

/** Why our server refused a form, in words. */
export function refusalReason(headers: Headers): string | undefined {
  const reason = headers.get('X-Reason')
  return reason ? decodeURIComponent(reason) : undefined
}

/** Told how a form was answered, for the words of it that are kept for when it is left. */
export const unsavedInput: { answered: (form: HTMLFormElement, status: number) => void } = {
  answered() {},
}
