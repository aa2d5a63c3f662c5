import type { BackupFacts } from '~/platform/backup/backup-facts'
import { count, number } from './format'

const tables: Record<string, string> = {
  users: 'accounts',
  projects: 'projects',
  requests: 'requests',
}

/** What admins read about the daily backup. */
export const backupMessages = {
  title: 'Backups',
  lead: 'One is made each day by itself.',
  none: 'No backups are made. Whoever runs the server sets BACKUP_S3_BUCKET to have one made each day.',
  keptIn: 'Kept in',
  place: (bucket: string, endpoint: string) => `${bucket} at ${endpoint}`,
  last: 'Last backup',
  noneYet: 'None yet',
  size: 'Size',
  holds: (size: string, files: number) => `${size}, with ${count(files, 'file')}`,
  state: 'Looked through',
  whole: 'Whole: it holds every file that is named in it',
  notLooked: 'Not yet',
  wanting: 'The last backup is not what it should be',
  lacks: (n: number) =>
    n === 1 ? 'It lacks 1 file that is in use:' : `It lacks ${number(n)} files that are in use:`,
  more: (n: number) => `and ${number(n)} more`,
  less: ({ rows, than }: NonNullable<BackupFacts['less']>) =>
    `It has far less than the backup ${than}: ${fewer(rows)}. That earlier one is kept until somebody says that fewer are right: npm run backup -- s3 --accept-fewer`,
  old: 'The last backup is more than two days old',
  failed: 'The last attempt failed',
  tryAgain:
    'It is tried again within the hour. Where S3 refuses it, check the variables that begin with BACKUP_S3_.',
}

const fewer = (rows: NonNullable<BackupFacts['less']>['rows']) =>
  Object.entries(rows)
    .map(
      ([table, [now, before]]) => `${number(now)} of ${number(before)} ${tables[table] ?? table}`,
    )
    .join(', ')
