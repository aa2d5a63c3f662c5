import { listPanels, type PanelQuestion } from '~/features/panels/list-panels.server'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { sameCategory } from './filters'
import { readFilters, readPanelTarget } from './panel-target.server'

export type PanelsData = ReturnType<typeof readPanels>

/** Data of Select A Panel. @throws DomainError as `readPanelTarget` */
export function readPanels(actor: Actor, projectId: string, query: URLSearchParams) {
  const place = readPanelTarget(actor, projectId, query)
  const filters = readFilters(query)
  if (filters.category === sameCategory && place.swap) filters.category = place.swap.category
  const question: PanelQuestion = {
    type: place.type,
    search: filters.q,
    category: filters.category,
    columns: Number(filters.columns) || undefined,
    sort: filters.sort === 'library' ? 'library' : 'used',
    drawnIn: place.drawnIn,
  }
  return { place, filters, offer: listPanels(question), admin: isAdmin(actor), key: newId() }
}
