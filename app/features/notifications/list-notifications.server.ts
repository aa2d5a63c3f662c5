import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, memberInvites, notifications, type User, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { origins } from '~/features/origins/origins.server'
import { isMailedWith } from '~/features/profiles/invite-link.server'
import { originKindOf, originKinds } from '~/permissions/origins'
import type { Member, NotificationType } from '~/permissions/vocabulary'

/** How many notifications a page has. */
const notificationsPerPage = 15

/** So many invitations are shown at once. */
const shownInvites = 20

/**
 * One page of somebody's notifications, newest first: the unopened ones, or all of them.
 *
 * A row's `what` is the name of what it is about, as far as the person may still see that.
 */
export function listNotifications(
  actor: Member,
  { opened = false, place }: { opened?: boolean; place?: Place } = {},
) {
  const { rows, ...ways } = readPage({
    select: db
      .select({
        id: notifications.id,
        type: notifications.type,
        origin: notifications.origin,
        viewed: notifications.viewed,
        at: notifications.createdAt,
        who: sql<string | null>`coalesce(${users.fullName}, ${notifications.senderName})`,
        what: notifications.what,
        avatar: users.avatar,
      })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.senderId))
      .$dynamic(),
    where: and(
      eq(notifications.recipientId, actor.id),
      opened ? undefined : eq(notifications.viewed, false),
    ),
    sort: newestFirst(notifications.createdAt, notifications.id),
    place,
    size: notificationsPerPage,
  })
  const names = namesOf(actor, rows)
  return {
    rows: rows.map(({ origin, ...row }) => ({ ...row, what: names.get(origin) ?? row.what })),
    ...ways,
  }
}

/** The names of what the person may open, by the id of the origin. */
function namesOf(actor: Member, rows: readonly { type: NotificationType; origin: string }[]) {
  const names = originKinds.map((kind) => {
    const ids = rows.filter(({ type }) => originKindOf(type) === kind).map(({ origin }) => origin)
    return origins[kind].namesOf(actor, ids)
  })
  return new Map(names.flatMap((each) => [...each]))
}

/**
 * The invitations to company profiles that wait for somebody whose email is proven, newest first; for
 * everybody else the one whose mailed link they hold.
 *
 * @param code of that link; empty for none
 */
export function listMemberInvites(
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  code = '',
) {
  const found = invitesOf(email)
  return emailVerifiedAt === null
    ? found.filter(({ id }) => isMailedWith({ id, email }, code))
    : found
}

/** Whether a mailed link leads to none of the invitations that wait for somebody. */
export const isLostLink = (email: string, waiting: readonly { id: string }[], code: string) =>
  code !== '' && !waiting.some(({ id }) => isMailedWith({ id, email }, code))

const invitesOf = (email: string) =>
  db
    .select({
      id: memberInvites.id,
      company: companyProfiles.name,
      who: users.fullName,
      avatar: users.avatar,
      at: memberInvites.createdAt,
    })
    .from(memberInvites)
    .innerJoin(companyProfiles, eq(companyProfiles.id, memberInvites.profileId))
    .leftJoin(users, eq(users.id, memberInvites.senderId))
    .where(eq(memberInvites.email, email))
    .orderBy(desc(memberInvites.createdAt), desc(memberInvites.id))
    .limit(shownInvites)
    .all()
