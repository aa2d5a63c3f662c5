import { originalName } from './variants'

/** Beginning of the names of company logos. */
export const companyStamp = 'company'

/**
 * Whether a file of the folder `logos` is a company's: it is among the public ones, and is shown only to
 * people who may see its profile.
 */
export const isCompanyLogo = (name: string): boolean =>
  originalName(name).startsWith(`${companyStamp}-`)
