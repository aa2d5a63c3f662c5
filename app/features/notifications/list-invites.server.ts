import { desc, eq, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  companyProfiles,
  memberInvites,
  projectInvites,
  projects,
  type User,
  users,
} from '~/db/schema'
import { isMailedWith } from '~/features/profiles/invite-link.server'

/** How many invitations are shown at once. */
const most = 20

/** An invitation that waits for its answer. */
type OpenInvite = {
  kind: 'company' | 'project'
  id: string
  /** To which address it was sent. */
  email: string
  /** Name of the company or the project. */
  name: string
  /** Sender; null when they were deleted. */
  who: string | null
  avatar: string | null
  at: number
}

/**
 * Lists the invitations to companies and projects that wait for somebody whose email is proven, newest
 * first; for everybody else the one whose mailed link they hold.
 *
 * @param code of that link; empty for none
 */
export function listInvites(
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  code = '',
): OpenInvite[] {
  const found = [
    ...toCompanies(eq(memberInvites.email, email)),
    ...toProjects(eq(projectInvites.email, email)),
  ]
    .sort((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1))
    .slice(0, most)
  return emailVerifiedAt === null ? found.filter((invite) => isMailedWith(invite, code)) : found
}

/** Finds the invitation that the link of a mail is about; undefined when it is open no more. */
export function findInvite(code: string): OpenInvite | undefined {
  const [id = ''] = code.split('.')
  const found = [...toCompanies(eq(memberInvites.id, id)), ...toProjects(eq(projectInvites.id, id))]
  return found.find((invite) => isMailedWith(invite, code))
}

const sender = { who: users.fullName, avatar: users.avatar }

const toCompanies = (where: SQL): OpenInvite[] =>
  db
    .select({
      id: memberInvites.id,
      email: memberInvites.email,
      name: companyProfiles.name,
      ...sender,
      at: memberInvites.createdAt,
    })
    .from(memberInvites)
    .innerJoin(companyProfiles, eq(companyProfiles.id, memberInvites.profileId))
    .leftJoin(users, eq(users.id, memberInvites.senderId))
    .where(where)
    .orderBy(desc(memberInvites.createdAt), desc(memberInvites.id))
    .limit(most)
    .all()
    .map((row) => ({ kind: 'company', ...row }))

const toProjects = (where: SQL): OpenInvite[] =>
  db
    .select({
      id: projectInvites.id,
      email: projectInvites.email,
      name: projects.name,
      ...sender,
      at: projectInvites.createdAt,
    })
    .from(projectInvites)
    .innerJoin(projects, eq(projects.id, projectInvites.projectId))
    .leftJoin(users, eq(users.id, projectInvites.senderId))
    .where(where)
    .orderBy(desc(projectInvites.createdAt), desc(projectInvites.id))
    .limit(most)
    .all()
    .map((row) => ({ kind: 'project', ...row }))
