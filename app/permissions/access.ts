import { type Address, map } from '~/map'
import type { RouteRow } from '~/map/route-row'
import { type Actor, holds, isAdmin, isClient, isStaff, type Rule } from './vocabulary'

/** An address that has a loader or an action. */
export type AccessKey = {
  [A in Address]: (typeof map)[A] extends { who: Rule } ? A : never
}[Address]

/** Column `who` of the route table: who may use an address. One without it does not build a response. */
export const access = column('who') as Record<AccessKey, Rule>

/** The addresses whose form has a file, and who may send large ones; see `RouteRow`. */
export const uploads: Partial<Record<AccessKey, Rule>> = column('files')

/** Whether the form of an address has several large files; see `RouteRow`. */
export const takesMultipleFiles = (key: AccessKey): boolean =>
  (map[key] as RouteRow).multipleFiles === true

/** The screen that has the form which an address answers with a file; see `RouteRow`. */
export const formScreen = (key: AccessKey): AccessKey | undefined =>
  (map[key] as RouteRow).formOn as AccessKey | undefined

function column(of: 'who' | 'files'): Record<string, Rule> {
  const rows = Object.entries<RouteRow>(map).flatMap(([address, place]) => {
    const rule = place[of]
    return rule ? [[address, rule] as const] : []
  })
  return Object.fromEntries(rows)
}

/** Whether the rule of a URL lets somebody in. */
export function admits(actor: Actor, rule: Rule): boolean {
  if (rule === 'anyone') return true
  if (rule === 'guests') return actor.kind === 'guest'
  if (rule === 'signed-in') return actor.kind === 'member'
  if (rule === 'clients-and-staff') return isClient(actor) || isStaff(actor)
  if (rule === 'staff') return isStaff(actor)
  if (rule === 'admin') return isAdmin(actor)
  return holds(actor, rule)
}

/** First screen after signing in. */
export function landingPage(actor: Actor): string {
  if (actor.kind === 'guest') return '/'
  if (actor.role === 'admin') return '/admin'
  return actor.role === 'client' ? '/requests' : '/projects'
}
