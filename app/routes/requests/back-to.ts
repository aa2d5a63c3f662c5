import { pathTo } from '~/map/path-to'
import { keptView } from './views'

/** The request as it was left for a dialog or post whose address carries its view. */
export const backTo = (request: string, search: string) =>
  pathTo('/requests/:request', { request }, keptView(search))
