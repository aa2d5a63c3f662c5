import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { pressedKey } from '~/components/ui/pressed-key'
import { pathTo } from '~/map/path-to'
import { editorView, panelsPath } from './addresses'
import type { EditorActions } from './make-actions'
import type { PageStore } from './page-store'

type State = {
  store: PageStore
  view: 'build' | 'preview'
  actions: EditorActions
}

const switchName = 'panelry.single-keys'

/** Whether letters alone are shortcuts; a choice of this browser. */
export const singleKeys = {
  on: () => localStorage.getItem(switchName) !== 'off',
  set: (on: boolean) => localStorage.setItem(switchName, on ? 'on' : 'off'),
}

/** The keys of `shortcutRows`. They rest while something is typed or a dialog is open. */
export function useShortcuts(state: State) {
  const navigate = useNavigate()
  const latest = useRef({ ...state, navigate })
  latest.current = { ...state, navigate }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || busyElsewhere(event.target)) return
      if (answer(event, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function busyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], details.menu[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || Boolean(target.closest('input, textarea, select')))
  )
}

/** The key above Return, which deletes on a Mac, is Backspace to browsers; most Macs have no other. */
const isMac = () => /^Mac/.test(navigator.platform)

/** @returns whether the key was one of ours */
function answer(
  event: KeyboardEvent,
  state: State & { navigate: (to: string, options?: object) => void },
): boolean {
  const { actions, store, view } = state
  const { body, selected, around } = store.read()
  const { projectId, pageId } = around
  const key = pressedKey(event)
  const here = { p: pageId, s: selected }
  const go = (to: string) => {
    state.navigate(to, { preventScrollReset: true })
    return true
  }
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const again = key === 'y' && event.ctrlKey && !event.shiftKey
    if (key !== 'z' && !again) return false
    actions.undoOrRedo(again || event.shiftKey ? 'redo' : 'undo')
    return true
  }
  if (event.ctrlKey || event.metaKey) return false
  if (view === 'build' && (key === 'ArrowUp' || key === 'ArrowDown')) return arrow(event, state)
  if (event.altKey) return false
  if (view === 'build' && selected) {
    if (key === 'Delete' || (key === 'Backspace' && isMac())) {
      actions.run(selected, 'delete')
      return true
    }
    if (key === 'Escape') {
      actions.select(null)
      return true
    }
  }
  if (!singleKeys.on()) return false
  if (key === '?') return go(pathTo('/projects/:id/shortcuts', { id: projectId }, here))
  if (key === 'p') {
    return go(editorView(projectId, view === 'build' ? { p: pageId, view: 'preview' } : here))
  }
  if (view !== 'build') return false
  if (key === 'a') {
    const after = body.some((s) => s.id === selected) ? selected : 'end'
    return go(panelsPath(projectId, { for: 'body', p: pageId, after }))
  }
  if (key === 'd' && selected) {
    actions.run(selected, 'duplicate')
    return true
  }
  return false
}

function arrow(event: KeyboardEvent, { actions, store }: State): boolean {
  const { selected, order } = store.read()
  const down = event.key === 'ArrowDown'
  if (event.altKey) {
    if (!selected) return false
    actions.run(selected, 'step', { to: down ? 'down' : 'up' })
    return true
  }
  const at = selected ? order.indexOf(selected) : -1
  const next = at < 0 ? (down ? order[0] : order.at(-1)) : order[at + (down ? 1 : -1)]
  if (!next) return false
  actions.select(next, true)
  requestAnimationFrame(() => document.getElementById(`s-${next}`)?.focus({ preventScroll: true }))
  return true
}
