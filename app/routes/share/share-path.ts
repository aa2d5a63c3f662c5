/** Address of a page of the shared preview; without a page, of the home page. */
export const sharePath = (token: string, page?: string | null) =>
  page ? `/share/${token}/${page}` : `/share/${token}`
