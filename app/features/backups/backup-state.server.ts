import { eq, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { backupState } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { backupEvents } from '~/features/events/event-types/backups'
import { listAdmins } from '~/features/user-access/list-admins.server'
import { type BackupFacts, oldestBackup } from '~/platform/backup/backup-facts'
import { env } from '~/platform/env.server'
import type { S3Settings } from '~/platform/files/s3-settings'

const placeOf = ({ endpoint, bucket }: S3Settings) => `${endpoint}/${bucket}`
/** Placeholder for a bucket that is not named completely. */
const nowhere = 'nowhere'

/** Target of backups: what is known about another bucket does not count. */
const here = () => (env.backups.settings ? placeOf(env.backups.settings) : nowhere)

type State = Omit<typeof backupState.$inferInsert, 'place'>

function keep(tx: Tx, state: State) {
  const place = here()
  tx.delete(backupState).where(ne(backupState.place, place)).run()
  tx.insert(backupState)
    .values({ place, ...state })
    .onConflictDoUpdate({ target: backupState.place, set: state })
    .run()
}

/**
 * Keeps what is known of the newest backup.
 *
 * @param isNews admins get a mail: the backup before did not lack as much
 */
export function keepNewest(facts: BackupFacts, isNews: boolean): void {
  const known = readRow()
  if (!isNews && known?.newest?.name === facts.name && known.failure === null) return
  transaction((tx) => {
    keep(tx, { newest: facts, failure: null, failedAt: null })
    if (!isNews) return
    const { name, lacks, less } = facts
    const admins = listAdmins(tx)
    emit(tx, 'system', backupEvents.wanting, {
      subjectId: here(),
      facts,
      admins,
      details: { name, lacks, less },
    })
  })
}

/** Keeps why no backup could be made. */
export const keepFailure = (failure: string): void =>
  transaction((tx) => keep(tx, { failure, failedAt: Date.now() }))

const readRow = () => db.select().from(backupState).where(eq(backupState.place, here())).get()

/** State of the backups for admins; null when none are made. */
export function readBackupState(now = Date.now()) {
  const { settings, problems } = env.backups
  if (!settings && problems.length === 0) return null
  const { newest = null, failure = null, failedAt = null } = readRow() ?? {}
  return {
    place: settings && { endpoint: settings.endpoint, bucket: settings.bucket },
    newest,
    isOld: newest !== null && now - newest.madeAt > oldestBackup,
    failure: problems.join(' ') || failure,
    failedAt,
  }
}
