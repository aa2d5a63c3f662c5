import { DomainError, notFound } from '~/domain-error'
import { selectPage } from '~/editor/tree'
import { type SectionType, sectionTypes } from '~/editor/types'
import { listPages } from '~/features/pages/list-pages.server'
import { findProject } from '~/features/project-base/project-access.server'
import { pageDocument, type SectionView } from '~/features/sections/page-document.server'
import { panelMessages } from '~/messages/select-panel'
import { drawnIn } from '~/panels/sizes'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { type Filters, filterNames } from './filters'

/** Target of a selected panel, as the address says it. */
export type PanelTarget = ReturnType<typeof readPanelTarget>

/**
 * @throws DomainError `not-found` for a project, page or section (`swap`) that is not there;
 *   `sign-up-needed` (403) for a guest's header or footer
 */
export function readPanelTarget(actor: Actor, projectId: string, query: URLSearchParams) {
  const page = selectPage(listPages(actor, projectId).pages, query.get('p'))
  const project = findProject(actor, projectId)
  if (!page || !project) throw notFound()
  const document = pageDocument(actor, projectId, page.id)
  const { body, global, own, revision } = document
  const wanted = query.get('swap')
  const swapped = wanted
    ? [...body, global.header, global.footer, own.header, own.footer].find((s) => s?.id === wanted)
    : null
  if (wanted && !swapped) throw notFound()
  const type: SectionType =
    swapped?.type ?? sectionTypes.find((t) => t === query.get('for')) ?? 'body'
  if (type !== 'body' && !canUseAccountFeatures(actor)) {
    throw new DomainError('sign-up-needed', 403, { values: { what: 'slots' } })
  }
  const scope = query.get('scope') === 'page' ? ('page' as const) : ('global' as const)
  const after = query.get('after')
  const anchor = body.find((s) => s.id === after) ?? null
  return {
    projectId,
    brandId: project.brandId,
    drawnIn: drawnIn(project),
    page: { id: page.id, name: page.name },
    revision,
    type,
    scope: type === 'body' ? null : scope,
    after: type === 'body' ? after : null,
    from: query.get('from'),
    back: query.get('back'),
    swap: swapped ? styleOf(swapped) : null,
    words: wordsFor({ type, scope, page: page.name, after, anchor, swapped: swapped ?? null }),
  }
}

/** How Select A Panel is narrowed, as the address says it. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = query.get(name)?.slice(0, 200)
    if (value) filters[name] = value
  }
  if (!/^[1-8]$/.test(filters.columns ?? '1')) delete filters.columns
  return filters
}

const styleOf = ({ id, orientation, color, panel }: SectionView) => ({
  id,
  orientation,
  color,
  category: panel.categoryId,
})

function wordsFor(place: {
  type: SectionType
  scope: 'page' | 'global'
  page: string
  after: string | null
  anchor: SectionView | null
  swapped: SectionView | null
}): string {
  const { type, scope, page, after, anchor, swapped } = place
  if (swapped) return panelMessages.inPlaceOf(swapped.panel.name, page)
  if (type !== 'body') return panelMessages.slot(type, scope === 'page' ? page : null)
  if (anchor) return panelMessages.after(anchor.panel.name, page)
  return after === 'start' ? panelMessages.atStart(page) : panelMessages.atEnd(page)
}
