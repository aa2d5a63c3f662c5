/** Where a password stands: it opens there alone. */
export const passwordContext = (of: {
  profileId: string
  id: string
  version: number
}): string[] => [of.profileId, of.id, 'password', String(of.version)]
