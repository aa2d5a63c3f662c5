import { data } from '@remix-run/node'
import { DomainError, forbidden } from '~/domain-error'
import type { BulkChange, Chosen, Failed } from '~/features/work-items/bulk-change.server'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { canManageWork } from '~/permissions/manage-work'
import { isStaff, type Member, type Priority } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import type { WorkKind } from '~/shared/kinds'

/** How many of a kind of work are changed. */
type Many<Action> = {
  kind: WorkKind
  change: (
    actor: Member,
    chosen: readonly Chosen[],
    change: Omit<BulkChange, 'move'> & { action?: Action | undefined },
  ) => Failed[]
  remove: (actor: Member, chosen: readonly Chosen[]) => Promise<Failed[]>
  /** Message about what was deleted. */
  removed: string
}

/** Values that the bar of a list sends. */
type Sent<Action> = {
  row: Chosen[]
  assignee?: string | undefined
  priority?: Priority | undefined
  action?: Action | undefined
  do: 'change' | 'ask' | 'delete'
}

/**
 * Carries out what the bar of a list says with its checked rows. Where all went well it leads back to
 * the list; else the answer says which did not and why.
 *
 * @throws DomainError 403; `none-chosen`, `nothing-chosen` (400)
 */
export async function carryOutBulk<Action extends string>(
  actor: Member,
  { kind, change, remove, removed }: Many<Action>,
  { row: rows, assignee, priority, action, do: intent }: Sent<Action>,
  url: URL,
) {
  if (!isStaff(actor)) throw forbidden()
  if (intent !== 'change' && !canManageWork(actor, kind)) throw forbidden()
  if (rows.length === 0) throw new DomainError('none-chosen')
  if (intent === 'ask') return data({ confirm: rows.map(({ id, version }) => `${id}:${version}`) })
  if (intent === 'change' && !assignee && !priority && !action)
    throw new DomainError('nothing-chosen')
  const assigneeId = assignee === 'nobody' ? null : assignee
  const failed =
    intent === 'delete'
      ? await remove(actor, rows)
      : change(actor, rows, { assigneeId, priority, action })
  const changed = rows.length - failed.length
  if (failed.length > 0) {
    const asked = { assignee, priority, action }
    return data({ failed, changed, deleted: intent === 'delete', asked }, { status: 409 })
  }
  const text =
    intent === 'delete'
      ? removed
      : action
        ? workMessages.statusUpdated
        : priority
          ? workMessages.prioritySaved
          : assignee === 'nobody'
            ? workMessages.unassigned
            : workMessages.assigned(kind)
  return redirectWithFlash(url.pathname + url.search, {
    kind: 'success',
    text,
    ...(changed > 1 && { note: say.ofMany(kind, changed) }),
  })
}
