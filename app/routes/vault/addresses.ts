import { pathTo } from '~/map/path-to'

export const newLoginPath = (profile: string): string =>
  pathTo('/company-profile/:profile/logins/new', { profile })

export const loginPath = (profile: string, login: string): string =>
  pathTo('/company-profile/:profile/logins/:login', { profile, login })

export const deleteLoginPath = (profile: string, login: string): string =>
  pathTo('/company-profile/:profile/logins/:login/delete', { profile, login })

export const receiptsPath = (profile: string, place: Record<string, string> = {}): string =>
  pathTo('/company-profile/:profile/receipts', { profile }, place)

/** An address as it is read: without its scheme. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//i, '')
