import { listViews } from '~/features/saved-views/list-views.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { canManageWork } from '~/permissions/manage-work'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { WorkKind } from '~/work/kinds'

/** What stands around the rows of a list of work, for somebody. */
export function readFrame(actor: Member, kind: WorkKind, query: URLSearchParams) {
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
