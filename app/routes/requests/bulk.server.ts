import { data } from '@remix-run/node'
import type { z } from 'zod'
import { Fault, forbidden } from '~/faults'
import type { manyRequestsForm } from '~/features/requests/change-forms.server'
import { changeRequests, deleteRequests } from '~/features/requests/change-requests.server'
import { requestMessages as say } from '~/messages/requests'
import { workMessages } from '~/messages/work'
import { canManageRequests } from '~/permissions/requests'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'

/**
 * Carries out what the bar of a list says with its checked rows. Where all went well it leads back to
 * the list; else the answer says which did not and why.
 *
 * @throws Fault 403; `none-chosen`, `nothing-chosen` (400)
 */
export async function carryOutMany(
  actor: Member,
  { row: rows, assignee, priority, action, do: deed }: z.output<typeof manyRequestsForm>,
  url: URL,
) {
  if (!isStaff(actor)) throw forbidden()
  if (deed !== 'change' && !canManageRequests(actor)) throw forbidden()
  if (rows.length === 0) throw new Fault('none-chosen')
  if (deed === 'ask') return data({ confirm: rows.map(({ id, version }) => `${id}:${version}`) })
  if (deed === 'change' && !assignee && !priority && !action) throw new Fault('nothing-chosen')
  const failed =
    deed === 'delete'
      ? await deleteRequests(actor, rows)
      : changeRequests(actor, rows, {
          assigneeId: assignee === 'nobody' ? null : assignee,
          priority,
          action,
        })
  const changed = rows.length - failed.length
  if (failed.length > 0) {
    return data({ failed, changed, asked: { assignee, priority, action } }, { status: 409 })
  }
  const text =
    deed === 'delete'
      ? say.deleted
      : action
        ? workMessages.statusUpdated
        : priority
          ? workMessages.prioritySaved
          : assignee === 'nobody'
            ? workMessages.unassigned
            : workMessages.assigned('request')
  return redirectWithFlash(url.pathname + url.search, {
    kind: 'success',
    text,
    ...(changed > 1 && { note: say.ofMany(changed) }),
  })
}
