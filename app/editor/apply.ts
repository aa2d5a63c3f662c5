import { byOrder } from './order'
import type { PageDocument, PageOp, SectionState } from './types'

/**
 * The document after an operation. The document itself is not changed. An operation whose section
 * is gone changes nothing: somebody removed it meanwhile.
 */
export function apply(document: PageDocument, op: PageOp): PageDocument {
  switch (op.kind) {
    case 'insert':
      return { ...document, sections: withSection(document.sections, op.section) }
    case 'remove':
      return { ...document, sections: without(document.sections, op.section.id) }
    case 'move':
      return { ...document, sections: changed(document.sections, op.id, op.to).sort(byOrder) }
    case 'update':
      return { ...document, sections: changed(document.sections, op.id, op.to) }
    case 'mode':
      return applyMode(document, op)
    case 'template':
      return op.ops.reduce(apply, document)
  }
}

function applyMode(document: PageDocument, op: Extract<PageOp, { kind: 'mode' }>): PageDocument {
  const modes = document.modes[op.pageId]
  if (!modes) return document
  let sections = document.sections
  if (op.from.section) sections = without(sections, op.from.section.id)
  if (op.to.section) sections = withSection(sections, op.to.section)
  return {
    sections,
    modes: { ...document.modes, [op.pageId]: { ...modes, [op.slot]: op.to.mode } },
  }
}

const without = (sections: readonly SectionState[], id: string) =>
  sections.filter((section) => section.id !== id)

const withSection = (sections: readonly SectionState[], section: SectionState) =>
  [...without(sections, section.id), section].sort(byOrder)

const changed = (sections: readonly SectionState[], id: string, to: Partial<SectionState>) =>
  sections.map((section) => (section.id === id ? { ...section, ...to } : section))
