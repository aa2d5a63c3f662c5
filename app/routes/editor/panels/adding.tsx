import { useNavigate } from '@remix-run/react'
import { createContext, type FormEvent, useContext } from 'react'
import type { OfferedPanel } from '~/features/panels/list-panels.server'
import type { Variant } from '~/panels/variant'
import { editorView } from '../addresses'
import { useActions } from '../editor-actions'
import type { Place } from './place.server'

type Adding = {
  /** The section that was added last while the screen stays open. */
  last: string | null
  /** Ids of the panels that were added, each as often as it was. */
  panels: readonly string[]
  note: (section: string, panel: string) => void
}

const Context = createContext<Adding>({ last: null, panels: [], note: () => {} })
export const AddingProvider = Context.Provider
export const useAdding = () => useContext(Context)

/**
 * What a form of Select A Panel does with script: the section stands on the page at once, and the
 * server is told after. `several` leaves the screen open; the next one goes below the last.
 */
export function useChoosePanel(place: Place, several: boolean) {
  const { choosePanel } = useActions()
  const { last, note } = useAdding()
  const navigate = useNavigate()
  return (event: FormEvent, panel: OfferedPanel, variant: Variant) => {
    event.preventDefault()
    const at = { ...place, after: last ?? place.after }
    const section = choosePanel(at, panel, variant)
    if (several) return note(section, panel.id)
    const to = editorView(place.projectId, { p: place.page.id, s: section })
    navigate(to, { preventScrollReset: true, flushSync: true })
    requestAnimationFrame(() =>
      document.getElementById(`s-${section}`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
}
