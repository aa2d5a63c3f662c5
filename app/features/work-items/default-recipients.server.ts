import { db } from '~/db/client.server'
import { staffAmong } from '~/features/user-access/staff-among.server'
import { whoAssigns } from '~/features/user-access/who-assigns.server'
import type { WorkKind } from '~/shared/kinds'

/**
 * Names of the people who hear of new work without a named member of the studio; null when one is named.
 * People who have left the studio do not count.
 */
export function defaultRecipients(
  kind: WorkKind,
  named: { assigneeId: string | null; followers: readonly string[] },
): string[] | null {
  const working = staffAmong(db, [named.assigneeId ?? '', ...named.followers])
  return working.size > 0 ? null : whoAssigns(db, kind).map(({ name }) => name)
}
