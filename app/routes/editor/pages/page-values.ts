import type { Compare } from '~/components/form/form-differences'
import type { SlotMode } from '~/editor/types'
import { controlWords } from '~/messages/controls'
import { pageDialogs as dialogs } from '~/messages/page-dialogs'
import { pageMessages as say, slotModeNames, slotNames } from '~/messages/pages'

export type PageFacts = {
  name: string
  parentId: string | null
  nonNavigation: boolean
  home: boolean
  header: SlotMode
  footer: SlotMode
}

/** A page as the values of its form. */
export const formValues = ({ name, parentId, nonNavigation, home, header, footer }: PageFacts) => ({
  ...{ name, nonNavigation, home, header, footer },
  parentId: parentId ?? '',
})

/** How what differs reads where two people changed one page. */
export function compared(
  parents: readonly { value: string; label: string }[],
  account: boolean,
): Compare {
  const mode = (value: string) => slotModeNames[value as SlotMode] ?? ''
  // Guests are asked for nothing else.
  if (!account) return { name: controlWords.name }
  return {
    name: controlWords.name,
    parentId: [
      say.parent,
      (id) => parents.find((p) => p.value === id)?.label ?? dialogs.atTopLevel,
    ],
    nonNavigation: [say.nonNavigation, (on) => (on ? dialogs.yes : dialogs.no)],
    header: [slotNames.header, mode],
    footer: [slotNames.footer, mode],
  }
}
