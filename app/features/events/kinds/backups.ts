import { pathTo } from '~/map/path-to'
import { backupMail } from '~/messages/backup-mail'
import type { BackupFacts } from '~/platform/backup/backup-facts'
import { kind } from '../kind'

type Wanting = {
  facts: BackupFacts
  admins: readonly { email: string; fullName: string }[]
  details: Pick<BackupFacts, 'name' | 'lacks' | 'less'>
}

/** What becomes of the daily backup. */
export const backupEvents = {
  wanting: kind<Wanting>({
    on: 'backup_state',
    says: 'found wanting',
    tells: { nobody: 'admins get a mail' },
    mails: ({ facts, admins }, { link }) =>
      admins.map(({ email, fullName }) => ({
        to: email,
        text: backupMail(fullName, facts, link(pathTo('/admin/general-settings', {}))),
      })),
  }),
}
