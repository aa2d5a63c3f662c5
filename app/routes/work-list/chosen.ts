import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { type FormResult, textIn, textsIn } from '~/components/form/form-state'
import type { Failed } from '~/features/work-items/bulk-change.server'

/** Changes that the bar of a list can make to its checked rows; empty for no change. */
export type Asked = { assignee: string; priority: string; action: string }

/** Answer to the bar of a list: rows that wait for a yes, rows that failed, or why it was refused. */
export type BulkAnswer = {
  confirm?: string[]
  failed?: Failed[]
  changed?: number
  /** Those that did not fail were deleted. */
  deleted?: boolean
  /** Requested changes, when some rows failed. */
  asked?: Partial<Asked>
  error?: { text: string } | null
  result?: FormResult
}

/** The boxes of the rows on screen. */
export const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.queue tbody .check')]

/** Checks the boxes of all rows, or of none. */
export function chooseAll(on: boolean): void {
  for (const box of boxes()) if (box.checked !== on) box.click()
}

/**
 * Which rows are checked from the start: all where that was asked for, those that a change has failed
 * on or that wait for a yes, those of a form that was refused.
 */
export function chosenIn(
  answer: BulkAnswer | undefined,
  all: boolean,
): (row: { id: string }) => boolean {
  if (!answer) return () => all
  const { failed = [], confirm = [], result } = answer
  const typed = textsIn(result?.initialValue, 'row')
  const ids = new Set([
    ...failed.map(({ id }) => id),
    ...[...confirm, ...typed].map((each) => each.split(':')[0]),
  ])
  return ({ id }) => ids.has(id)
}

/** Requested changes that are still to be done. */
export function askedIn(answer: BulkAnswer | undefined): Asked {
  const typed = answer?.asked ?? answer?.result?.initialValue
  return {
    assignee: textIn(typed, 'assignee'),
    priority: textIn(typed, 'priority'),
    action: textIn(typed, 'action'),
  }
}

/** An address without what only opens something on the screen. */
const withoutPanel = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('panel')
  return query.toString()
}

/**
 * Changes when rows are to be chosen again: a list that is narrowed, sorted or turned begins with none of
 * them, one whose change was refused with those of the answer. An answer is here before the page that it
 * belongs to: what is chosen in between stays. Opening the filters keeps what is checked.
 */
export function useSelectionKey(answer: BulkAnswer | undefined): number {
  const { key, search } = useLocation()
  const [held, setHeld] = useState({ key, search, answer, selectionKey: 0 })
  if (held.key === key && held.answer === answer) return held.selectionKey
  const answered = answer !== undefined && answer !== held.answer
  const opened = held.search !== search && withoutPanel(held.search) === withoutPanel(search)
  const stays = !answered && (answer !== undefined || opened)
  const selectionKey = held.selectionKey + Number(!stays)
  setHeld({ key, search, answer, selectionKey })
  return selectionKey
}
