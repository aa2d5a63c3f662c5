import { pathTo } from '~/map/path-to'
import { backupMail } from '~/messages/backup-mail'
import type { BackupFacts } from '~/platform/backup/backup-facts'
import { eventType } from '../event-type'

type Wanting = {
  facts: BackupFacts
  admins: readonly { email: string; fullName: string }[]
  details: Pick<BackupFacts, 'name' | 'lacks' | 'less'>
}

/** Events of the daily backup. */
export const backupEvents = {
  wanting: eventType<Wanting>({
    table: 'backup_state',
    action: 'found wanting',
    topics: { none: 'admins get a mail' },
    mails: ({ facts, admins }, { link }) =>
      admins.map(({ email, fullName }) => ({
        to: email,
        text: backupMail(fullName, facts, link(pathTo('/admin/general-settings', {}))),
      })),
  }),
}
