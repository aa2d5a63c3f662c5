import { pathTo } from '~/map/path-to'

/** Where the files of a request stand, without the id of one. */
export const filesAt = (request: string) =>
  `${pathTo('/requests/:request', { request })}/attachments`
