import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { holdsRow, isStaffRow } from '~/features/user-access/staff-rows.server'
import { holds, isStaff, manageFlags, roles } from '~/permissions/vocabulary'

test('the rows of staff, and of people with a flag, are those that the rules say', () => {
  const everybody = roles.flatMap((role) =>
    [true, false].flatMap((organization) =>
      [true, false].map((held) => {
        const flags = Object.fromEntries(manageFlags.map((flag) => [flag, held]))
        return makeUser({ role, organization, ...flags })
      }),
    ),
  )
  const found = (where: typeof isStaffRow) =>
    db
      .select()
      .from(users)
      .where(where)
      .all()
      .map(({ id }) => id)
      .sort()
  const allowed = (may: (actor: ReturnType<typeof actorOf>) => boolean) =>
    everybody
      .filter((person) => may(actorOf(person)))
      .map(({ id }) => id)
      .sort()
  expect(found(isStaffRow)).toEqual(allowed(isStaff))
  for (const flag of manageFlags) {
    expect(found(holdsRow(flag))).toEqual(allowed((actor) => holds(actor, flag)))
  }
})
