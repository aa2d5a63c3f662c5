import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'

/**
 * Gives somebody their photo; the file is already stored in the folder `profilephotos`.
 *
 * @returns the file name of the photo before, which nothing points at any more
 */
export function setPhoto(userId: string, avatar: string | null): string | null {
  return transaction((tx) => {
    const user = tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId)).get()
    if (!user) throw forbidden()
    if (user.avatar === avatar) return null
    tx.update(users).set({ avatar, updatedAt: Date.now() }).where(eq(users.id, userId)).run()
    const how = avatar === null ? accountEvents.removedPhoto : accountEvents.changedPhoto
    emit(tx, { id: userId }, how, { subjectId: userId })
    return user.avatar
  })
}
