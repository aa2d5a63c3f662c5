import type { StaleValue } from '~/components/form/stale-form'
import type { Slot, SlotMode } from '~/editor/types'
import { controlWords } from '~/messages/controls'
import { pageMessages as say, slotModeNames, slotNames } from '~/messages/pages'

export type PageFacts = {
  name: string
  parentId: string | null
  nonNavigation: boolean
  home: boolean
  header: SlotMode
  footer: SlotMode
}

const box = (checked: boolean) => (checked ? 'on' : null)

/** A page as the values of its form. */
export const formValues = (page: PageFacts) => ({
  name: page.name,
  parentId: page.parentId ?? '',
  nonNavigation: box(page.nonNavigation),
  home: box(page.home),
  header: page.header,
  footer: page.footer,
})

/** What is stored beside what was typed, where they differ. */
export function staleValues(
  page: PageFacts,
  typed: Record<string, unknown>,
  parents: readonly { value: string; label: string }[],
): StaleValue[] {
  const parent = (id: unknown) => parents.find((p) => p.value === id)?.label ?? say.atTopLevel
  const yes = (value: unknown) => (value === 'on' || value === true ? say.yes : say.no)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const mode = (value: unknown) => slotModeNames[value as SlotMode]
  const slot = (name: Slot) => ({
    label: slotNames[name],
    stored: mode(page[name]),
    yours: mode(typed[name]) ?? mode(page[name]),
  })
  const rows = [
    { label: controlWords.name, stored: page.name, yours: text(typed.name) },
    { label: say.parent, stored: parent(page.parentId), yours: parent(typed.parentId) },
    {
      label: say.leaveOut,
      stored: yes(page.nonNavigation),
      yours: yes(typed.nonNavigation),
    },
    slot('header'),
    slot('footer'),
  ]
  return rows.filter((row) => row.stored !== row.yours)
}
