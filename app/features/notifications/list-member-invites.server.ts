import { desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, memberInvites, type User, users } from '~/db/schema'
import { isMailedWith } from '~/features/profiles/invite-link.server'

/** So many are shown at once. */
const most = 20

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

/**
 * Why a mailed link leads to none of the invitations that wait for somebody: the one that was sent to
 * them is no more, or it was sent to somebody else; null where it leads to one, or there is no link.
 */
export function lostLink(email: string, waiting: readonly { id: string }[], code: string) {
  const [id = ''] = code.split('.')
  if (code === '' || waiting.some((invite) => isMailedWith({ id: invite.id, email }, code)))
    return null
  return isMailedWith({ id, email }, code) ? 'gone' : 'of-another'
}

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
    .limit(most)
    .all()
