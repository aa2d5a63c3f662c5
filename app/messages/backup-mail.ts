import type { BackupFacts } from '~/platform/backup/backup-facts'
import { backupMessages as say } from './backups'
import { compose, hasAccount, hello, type MailText } from './mail-layout'

/** To admins, when a backup lacks what the one before did not. `href` shows the last backup. */
export const backupMail = (
  name: string,
  { name: backup, lacks, missing, less }: BackupFacts,
  href: string,
): MailText =>
  compose('backup', say.wanting, {
    greeting: hello(name),
    lines: ['Today’s backup was made, but something is wrong with it.'],
    facts: [
      ['Backup', backup],
      ...(lacks ? [['Files', plainText(lacks, missing)] as [string, string]] : []),
      ...(less ? [['Rows', say.less(less)] as [string, string]] : []),
    ],
    link: { label: 'See the last backup', href },
    reason: hasAccount,
  })

const plainText = (lacks: number, missing: string[]) => {
  const more = lacks > missing.length ? ` ${say.more(lacks - missing.length)}` : ''
  return `${say.lacks(lacks)} ${missing.join(', ')}${more}`
}
