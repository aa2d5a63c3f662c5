import { and, eq, ne } from 'drizzle-orm'
import { mail, projects, type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { cancelCallsOf } from '~/features/bookings/cancel-call.server'
import { happen } from '~/features/events/happen.server'
import { projectEvents } from '~/features/events/kinds/projects'
import { userEvents } from '~/features/events/kinds/users'
import { forgetSubmissions } from '~/features/form-input/forget-submissions.server'
import { removeProfileFiles } from '~/features/profiles/delete-profile.server'
import { leaveProfilesToOthers } from '~/features/profiles/leave-profiles-to-others.server'
import { letGoOfRequests } from '~/features/request-base/let-go-of-requests.server'
import type { Member } from '~/permissions/vocabulary'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import { forgetInHistory } from './forget-in-history.server'
import { tellOfLeaving } from './tell-of-leaving.server'

type Erasure = {
  user: User
  /** Who asks for it: themselves, or who manages users. */
  by: Member
  /** Who has the templates that they owned from now on; null for nobody, as those that came with the product. */
  templates: string | null
}

/**
 * Deletes somebody with their sessions, connections, projects, folders and files. What others depend
 * on stays and names nobody.
 *
 * @param allowed says whether it may be, in the transaction that does it; asked before as well
 */
export async function eraseUser(id: string, allowed: (tx: Tx) => Erasure): Promise<void> {
  transaction(allowed)
  await letGoOfRequests('assigneeId', id)
  const { avatar, logos, profileFiles } = transaction((tx) => {
    const { user, by, templates } = allowed(tx)
    tx.update(projects)
      .set({ ownerId: templates })
      .where(and(eq(projects.ownerId, id), ne(projects.kind, 'website')))
      .run()
    const own = tx.select().from(projects).where(eq(projects.ownerId, id)).all()
    for (const project of own) happen(tx, by, projectEvents.deleted, { project })
    cancelCallsOf(tx, by, id)
    const profileFiles = leaveProfilesToOthers(tx, by, id)
    tellOfLeaving(tx, id)
    // What was written to them is theirs too.
    tx.delete(mail).where(eq(mail.to, user.email)).run()
    tx.delete(users).where(eq(users.id, id)).run()
    forgetSubmissions(tx, id, forgetInHistory(tx, user))
    const { role, avatar } = user
    happen(tx, by, userEvents.deleted, { of: id, details: { role } })
    return { avatar, logos: own.flatMap(({ logo }) => logo ?? []), profileFiles }
  })
  // Files go after the rows: an interruption leaves a file nobody points at, never the reverse.
  if (avatar) await removeUpload('profilephotos', avatar)
  for (const logo of logos) await removeUpload('logos', logo)
  await removeProfileFiles(profileFiles)
}
