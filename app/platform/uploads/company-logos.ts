import { originalName } from './variants'

/** What the names of company logos begin with. */
export const companyStamp = 'company'

/**
 * Whether a file of the folder `logos` is a company's: it lies among the public ones, and is shown only
 * to who may see its profile.
 */
export const isCompanyLogo = (name: string): boolean =>
  originalName(name).startsWith(`${companyStamp}-`)
