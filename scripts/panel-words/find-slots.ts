import type { PanelDefinition } from '../../app/panels/definition'
import { slotsIn } from '../../app/panels/html/photos'
import { storyIds } from '../../app/panels/stories/ids'
import { type Orientation, orientations } from '../../app/panels/types'
import { type FoundSlot, mainSlot } from '../../app/panels/words/slots'
import { draw } from './find-names'

/** The pictures of a panel that can be others, by the shape of their slot, in drawing order. */
export function slotsOfPanel(panel: PanelDefinition): Record<string, FoundSlot> {
  const versions = orientations.flatMap((o) => [null, ...storyIds].map((story) => ({ o, story })))
  const drawn = (isOnly: boolean) =>
    versions.map(({ o, story }) =>
      slotsIn({ panelId: panel.id, story, isOnly }, (content) => draw(panel, o, content)),
    )
  const byMotif = drawn(false)
  const isOnly = byMotif.every(
    (slots) => slots.filter(({ slot }) => slot.startsWith('picture/')).length <= 1,
  )
  const found: Record<string, FoundSlot> = {}
  const seen = new Map<string, Set<Orientation>>()
  for (const [i, slots] of (isOnly ? drawn(true) : byMotif).entries()) {
    for (const { shape, image } of slots) {
      const { shows, width } = found[shape] ?? { shows: image.shows, width: 0 }
      found[shape] = { shows, width: Math.max(width, Math.round(image.width)) }
      const { o } = versions[i] ?? {}
      if (o) seen.set(shape, (seen.get(shape) ?? new Set()).add(o))
    }
  }
  for (const [shape, slot] of Object.entries(found)) {
    const some = [...(seen.get(shape) ?? [])]
    if (some.length < orientations.length) found[shape] = { ...slot, only: some }
    if (shape === mainSlot) found[shape] = { ...found[shape], shows: '' } as FoundSlot
  }
  return found
}
