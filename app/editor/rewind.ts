import { invert } from './invert'
import { byOrder } from './order'
import type { PageDocument, PageOp, SectionPlace, SectionState } from './types'

/** State of the past, and the positions of sections about which nothing is known any more. */
type Rewound = { document: PageDocument; lost: readonly SectionPlace[] }

/**
 * The document as it was before the operations: their inverses, from the last one backwards. The
 * document itself is not changed. A section that left for a page that is gone with it is `lost`,
 * unless an earlier operation tells how it looked.
 *
 * @param ops the newest first
 */
export function rewind(now: PageDocument, ops: readonly PageOp[]): Rewound {
  const sections = new Map(now.sections.map((section) => [section.id, section]))
  const modes = structuredClone(now.modes) as Record<string, PageDocument['modes'][string]>
  const lost = new Map<string, SectionPlace>()
  const put = (section: SectionState) => {
    lost.delete(section.id)
    sections.set(section.id, section)
  }
  const take = (id: string) => {
    lost.delete(id)
    sections.delete(id)
  }
  const change = (id: string, to: Partial<SectionState>) => {
    const section = sections.get(id)
    if (section) sections.set(id, { ...section, ...to })
  }
  const carryOut = (back: PageOp): void => {
    if (back.kind === 'template') back.ops.forEach(carryOut)
    else if (back.kind === 'insert') put(back.section)
    else if (back.kind === 'remove') take(back.section.id)
    else if (back.kind === 'move') {
      if (back.look) put({ ...back.look, ...back.to, id: back.id, type: 'body' })
      else if (sections.has(back.id)) change(back.id, back.to)
      else lost.set(back.id, back.to)
    } else if (back.kind === 'update') {
      const place = lost.get(back.id)
      if (place) put({ ...back.to, ...place, id: back.id, type: back.type })
      else change(back.id, back.to)
    } else {
      if (back.from.section) take(back.from.section.id)
      if (back.to.section) put(back.to.section)
      const page = modes[back.pageId]
      if (page) modes[back.pageId] = { ...page, [back.slot]: back.to.mode }
    }
  }
  for (const op of ops) carryOut(invert(op))
  return {
    document: { sections: [...sections.values()].sort(byOrder), modes },
    lost: [...lost.values()],
  }
}
