import { pathTo } from '~/map/path-to'
/** Address of a page of the shared preview; without a page, of the home page. */
export const sharePath = (token: string, page?: string | null) =>
  page ? pathTo('/share/:token/:page', { token, page }) : pathTo('/share/:token', { token })
