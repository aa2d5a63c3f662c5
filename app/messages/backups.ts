import type { BackupFacts } from '~/platform/backup/backup-facts'
import { count, number } from './format'

const tables: Record<string, string> = {
  users: 'accounts',
  projects: 'projects',
  requests: 'requests',
}

/** Texts about the daily backup, for admins. */
export const backupMessages = {
  title: 'Backups',
  lead: 'A backup is made automatically every day.',
  none: 'No backups are made. Set BACKUP_S3_BUCKET on the server to get one every day.',
  keptIn: 'Kept in',
  place: (bucket: string, endpoint: string) => `${bucket} at ${endpoint}`,
  last: 'Last backup',
  noneYet: 'None yet',
  size: 'Size',
  holds: (size: string, files: number) => `${size}, with ${count(files, 'file')}`,
  state: 'Check',
  whole: 'Complete: it has every file it needs',
  notLooked: 'Not yet',
  wanting: 'Something is wrong with the last backup',
  lacks: (n: number) =>
    n === 1
      ? 'It is missing 1 file that is in use:'
      : `It is missing ${number(n)} files that are in use:`,
  more: (n: number) => `and ${number(n)} more`,
  less: ({ rows, than }: NonNullable<BackupFacts['less']>) =>
    `It has far less than the backup ${than}: ${fewer(rows)}. The earlier one is kept until you confirm that fewer are right: npm run backup -- s3 --accept-fewer`,
  old: 'The last backup is more than two days old',
  failed: 'The last attempt failed',
  tryAgain:
    'It will be tried again within the hour. If S3 refuses it, check the variables that begin with BACKUP_S3_.',
}

const fewer = (rows: NonNullable<BackupFacts['less']>['rows']) =>
  Object.entries(rows)
    .map(
      ([table, [now, before]]) => `${number(now)} of ${number(before)} ${tables[table] ?? table}`,
    )
    .join(', ')
