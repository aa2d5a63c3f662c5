import { viewAsked, workPath } from '~/map/work-path'
import type { Work } from '~/shared/kinds'

/** The address of a form or dialog of a work item, with the view it comes back to. */
export const viewParams = (search: string) => {
  const query = new URLSearchParams(search)
  return { v: viewAsked(query), tab: query.get('tab') }
}

/** A work item as it was left for a dialog or post whose address carries its view. */
export const backTo = (work: Work, search: string) => workPath(work, '', {}, viewParams(search))
