import { useRouteLoaderData } from '@remix-run/react'
import type { EditorData } from '~/features/projects/editor-data.server'

/** What the editor shows, for its parts and for its dialogs. Only under the open editor. */
export function useEditor(): EditorData {
  const loaded = useRouteLoaderData('routes/editor/editor') as { editor?: EditorData } | undefined
  if (!loaded?.editor) throw new Error('The editor is not open')
  return loaded.editor
}
