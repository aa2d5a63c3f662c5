import { useLocation } from '@remix-run/react'
import { type ReactNode, useMemo, useState } from 'react'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import { unpack } from '~/editor/pack'
import { ActionsProvider, useMakeActions } from './editor-actions'
import { createPageStore } from './page-store'
import { useEditor } from './use-editor'
import { PageProvider } from './use-page'
import { useSelection } from './use-selection'

/** The page on screen and what can be done with it, for the editor and its dialogs. */
export function PageOnScreen({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const { search } = useLocation()
  const addressed = new URLSearchParams(search).get('s')
  const told = useMemo(() => {
    const { project, page, panels, revision, pins } = editor
    const sections = unpack(editor.sections)
    const around = { projectId: project.id, pageId: page.id, brandId: project.brandId, pins }
    return { sections, panels, revision, around }
  }, [editor])
  const [store] = useState(() => createPageStore(told, addressed))
  useBeforePaint(() => store.receive(told), [store, told])
  const actions = useMakeActions(store, useSelection(store, addressed))
  return (
    <PageProvider value={store}>
      <ActionsProvider value={actions}>{children}</ActionsProvider>
    </PageProvider>
  )
}
