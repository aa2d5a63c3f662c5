import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { WorkKind } from '~/shared/kinds'

/** More than a studio has. */
const most = 500

/** Flags that lead to work without an assignee: those that may assign it, and those that see it listed. */
const flags = {
  request: { assigns: users.manageRequests, sees: users.manageAllRequests },
  order: { assigns: users.manageOrders, sees: users.manageOrders },
} satisfies Record<WorkKind, unknown>

/**
 * The people who hear of work that nobody of the studio looks after: employees who may assign it, else
 * the admins; besides them the employees who see all of it.
 *
 * @param except whose own work it is: they wait for it themselves
 */
export function whoAssigns(from: Reader, kind: WorkKind, except: string | null = null) {
  const { assigns, sees } = flags[kind]
  const isEmployee = and(eq(users.organization, true), or(eq(assigns, true), eq(sees, true)))
  const people = from
    .select({ id: users.id, name: users.fullName, role: users.role, assigns })
    .from(users)
    .where(
      and(
        or(eq(users.role, 'admin'), isEmployee),
        isNull(users.closedAt),
        ne(users.id, except ?? ''),
      ),
    )
    .orderBy(users.fullName, users.id)
    .limit(most)
    .all()
  const employees = people.filter(({ role }) => role !== 'admin')
  const admins = people.filter(({ role }) => role === 'admin')
  return employees.some((person) => person.assigns) ? employees : [...admins, ...employees]
}
