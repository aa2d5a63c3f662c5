import { createContext, useContext, useRef, useState } from 'react'
import { type EditorActions, makeActions } from './make-actions'
import type { PageStore } from './page-store'
import { useEditor } from './use-editor'
import type { Selecting } from './use-selection'

const Context = createContext<EditorActions | null>(null)
export const ActionsProvider = Context.Provider

/** Actions of the editor's controls; only below the editor's screen. */
export function useActions(): EditorActions {
  const actions = useContext(Context)
  if (!actions) throw new Error('Outside the editor')
  return actions
}

/** The name a section has until the server names it. */
export const isDrafted = (id: string) => id.startsWith('new-')

/** Makes the actions of a page. They keep their identity while the page changes. */
export function useMakeActions(store: PageStore, choice: Selecting) {
  const editor = useEditor()
  const latest = useRef({ editor, ...choice })
  latest.current = { editor, ...choice }
  const [actions] = useState(() => makeActions(store, () => latest.current))
  return actions
}
