import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  collaborators,
  companyProfiles,
  memberInvites,
  notifications,
  projects,
  users,
} from '~/db/schema'
import { cursorOf, type Place, readFrom, startOf, turnedPage } from '~/features/lists/pages.server'
import { canEditProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'

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
  { opened = false, place = null }: { opened?: boolean; place?: Place } = {},
) {
  const start = startOf(place)
  const { beyond, order } = readFrom(start, [notifications.createdAt, notifications.id])
  const rows = db
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
    .where(
      and(
        eq(notifications.recipientId, actor.id),
        opened ? undefined : eq(notifications.viewed, false),
        beyond,
      ),
    )
    .orderBy(...order)
    .limit(notificationsPerPage + 1)
    .all()
  const { page, ...ways } = turnedPage(
    rows,
    start,
    (row) => cursorOf(row.at, row.id),
    notificationsPerPage,
  )
  const names = namesOf(
    actor,
    page.map(({ origin }) => origin),
  )
  return {
    rows: page.map(({ origin, ...row }) => ({ ...row, what: names.get(origin) ?? row.what })),
    ...ways,
  }
}

/** The names of the projects that the person may open. */
function namesOf(actor: Member, origins: string[]): Map<string, string> {
  const names = new Map<string, string>()
  if (origins.length === 0) return names
  const found = db
    .select({
      id: projects.id,
      name: projects.name,
      ownerId: projects.ownerId,
      template: projects.template,
      pageTemplate: projects.pageTemplate,
      collaboration: collaborators.status,
    })
    .from(projects)
    .leftJoin(
      collaborators,
      and(eq(collaborators.projectId, projects.id), eq(collaborators.userId, actor.id)),
    )
    .where(inArray(projects.id, [...new Set(origins)]))
    .all()
  for (const project of found) {
    if (canEditProject(actor, project)) names.set(project.id, project.name)
  }
  return names
}

/** The invitations to company profiles that wait for an email, newest first. */
export const listMemberInvites = ({ email }: { email: string }) =>
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
