import { redirect } from '@remix-run/node'
import { listViews } from '~/features/saved-views/list-views.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { canManageWork } from '~/permissions/manage-work'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { WorkKind } from '~/shared/kinds'
import { fieldsOfView } from './work-filters'

/**
 * Surroundings of the rows of a list of work, for somebody.
 *
 * @throws a redirect to the address without what belongs to a saved view that is not saved
 */
export function readFrame(actor: Member, kind: WorkKind, { pathname, searchParams: query }: URL) {
  if (fieldsOfView.some((name) => query.has(name))) {
    const kept = [...query].filter(([name]) => !fieldsOfView.includes(name))
    throw redirect(`${pathname}?${new URLSearchParams(kept)}`)
  }
  const staff = isStaff(actor)
  return {
    kind,
    staff,
    manages: canManageWork(actor, kind),
    panel: query.has('panel'),
    chosen: query.get('chosen') === 'all',
    people: staff ? listStaff() : [],
    views: listViews(actor, kind),
    viewKey: newId(),
  }
}
