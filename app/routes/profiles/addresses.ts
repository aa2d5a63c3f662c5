import { pathTo } from '~/map/path-to'
import { profileMessages as say } from '~/messages/profiles'

export const profilesPath = pathTo('/company-profiles')

export const profilePath = (profile: string): string =>
  pathTo('/company-profile/:profile', { profile })

export const editPath = (profile: string): string =>
  pathTo('/company-profiles/:profile', { profile })

export const membersPath = (profile: string): string =>
  pathTo('/company-profile/:profile/members', { profile })

export const loginsPath = (profile: string): string =>
  pathTo('/company-profile/:profile/logins', { profile })

/** A file of a company profile; with `size` a small picture of it, to be looked at. */
export const profileFilePath = (profile: string, file: string, size?: 'thumb' | 'large'): string =>
  pathTo('/company-profile/:profile/files/:file', { profile, file }, { size })

export const profilesCrumb = { label: say.title, to: profilesPath }
