import { useLocation, useNavigate } from '@remix-run/react'
import { createContext, type FormEvent, useContext } from 'react'
import { flushSync } from 'react-dom'
import { isLoading } from '~/components/shell/router'
import { afterPaint } from '~/components/ui/after-paint'
import { closeAfterPaint, isClosing } from '~/components/ui/close-after-paint'
import { hideDialogs } from '~/components/ui/hide-dialogs'
import type { OfferedPanel } from '~/features/panels/list-panels.server'
import type { Variant } from '~/panels/variant'
import { editorView, screenFrom } from '../addresses'
import { useActions } from '../editor-actions'
import { usePageStore } from '../use-page'
import type { PanelTarget } from './panel-target.server'

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
 * Script for a form of Select A Panel: the section is on the page at once, and the server is told after.
 * `multiple` leaves the screen open; the next one goes below the last.
 */
export function useChoosePanel(place: PanelTarget, multiple: boolean) {
  const { choosePanel } = useActions()
  const store = usePageStore()
  const { last, note } = useAdding()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (event: FormEvent, panel: OfferedPanel, variant: Variant) => {
    // What is looked over there is read once the section is stored.
    if (screenFrom(place.projectId, place)) return
    event.preventDefault()
    const at = { ...place, after: last ?? place.after }
    if (multiple) return note(choosePanel(at, panel, variant), panel.id)
    if (isClosing()) return
    // The page is there below: it is seen before what lies over it is taken down.
    const seen = isOnPage(at) && document.querySelector('.canvas-page') !== null
    const section = flushSync(() => choosePanel(at, panel, variant))
    const to = (chosen: string | null) =>
      editorView(place.projectId, { p: place.page.id, s: chosen })
    if (!seen) {
      navigate(to(section), { preventScrollReset: true, flushSync: true })
      requestAnimationFrame(() => show(section))
      return
    }
    document.getElementById(`s-${section}`)?.scrollIntoView({ block: 'nearest' })
    const here = window.location.href
    closeAfterPaint(() => {
      if (window.location.href !== here) return
      flushSync(() => hideDialogs(key))
      show(section)
      afterPaint(() => {
        if (window.location.href !== here || isLoading()) return
        navigate(to(store.chosen()), { preventScrollReset: true })
      })
    })
  }
}

/** Whether the change is on the page before the server has answered. */
const isOnPage = ({ type, swap }: PanelTarget) => type === 'body' || swap !== null

/** It has the focus where the control that opened the screen left with the old choice. */
function show(section: string) {
  const frame = document.getElementById(`s-${section}`)
  frame?.scrollIntoView({ block: 'nearest' })
  if (document.activeElement === document.body) frame?.focus({ preventScroll: true })
}
