import { DomainError } from '~/domain-error'

/**
 * Refuses to overwrite what somebody else has saved since a form was made. Its schema asks for the
 * version (`versionField`), so that no form goes without.
 *
 * @param row what is about to be changed, as it is stored
 * @param version the one the form was made from
 * @param stored what the screen shows beside what was typed, see `useFormAnswer`
 * @throws DomainError `stale` (409) that carries `stored` and the version it has
 */
export function expectVersion(row: { version: number }, version: number, stored: object): void {
  if (row.version === version) return
  throw new DomainError('stale', 409, { stored: { ...stored, version: row.version } })
}
