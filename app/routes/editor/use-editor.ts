import { createContext, useContext } from 'react'
import type { EditorData } from '~/features/editor/editor-data.server'

const Context = createContext<EditorData | null>(null)

/** Gives the editor's data to its parts: a context of its own, since the router's changes with every request. */
export const EditorProvider = Context.Provider

/** Server's data about the project and its page. Only under the open editor and its dialogs. */
export function useEditor(): EditorData {
  const editor = useContext(Context)
  if (!editor) throw new Error('The editor is not open')
  return editor
}
