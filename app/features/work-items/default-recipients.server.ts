import { db } from '~/db/client.server'
import { staffAmong } from '~/features/user-access/staff-among.server'
import { whoAssigns } from '~/features/user-access/who-assigns.server'
import type { WorkKind } from '~/shared/kinds'

/**
 * The names of who hears of new work where nobody of the studio is named for it; null where somebody is.
 * Who has left the studio since counts for nobody.
 */
export function defaultRecipients(
  kind: WorkKind,
  named: { assigneeId: string | null; followers: readonly string[] },
): string[] | null {
  const working = staffAmong(db, [named.assigneeId ?? '', ...named.followers])
  return working.size > 0 ? null : whoAssigns(db, kind).map(({ name }) => name)
}
