/** Context that a password is sealed with: it opens only there. */
export const passwordContext = (of: {
  profileId: string
  id: string
  version: number
}): string[] => [of.profileId, of.id, 'password', String(of.version)]
