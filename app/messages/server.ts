/** What the server says by itself, outside every screen. */
export const serverMessages = {
  ready: 'ready',
  starting: 'starting',
  behind: 'behind: nothing has been heard from the primary for some time',
  /** To whoever asks for a page meanwhile. */
  notYet: 'Panelry is starting. Please try again in a moment.',
  /** To whoever sends a form meanwhile: browsers send it once more when the page is loaded again. */
  notStored:
    'Panelry cannot take forms right now, and what you sent may not be saved. Reload this page in a moment to send your form again.',
  paused: 'paused',
  /** To everybody while PAUSED is on. */
  isPaused:
    'Panelry is paused for maintenance. Please come back in a while. If you have just sent a form, it was not saved: go back to find what you wrote, and send it again later.',
  /** To whoever has paused it. */
  pausedAt: (port: number) =>
    `PAUSED is on: port ${port} only says so, and no database is opened. Take PAUSED away and start again to go on.`,
  readyAt: (url: string) => `Panelry is ready at ${url}`,
  portTaken: (port: number) =>
    `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
  firstAdmin: (link: string) => `There is no admin yet. Create the first one at ${link}`,
  tooManyRequests: 'Too many requests from your address. Please wait a minute and try again.',
  foreignForm: 'This form was sent from another site.',
  badRequest: 'Bad request.',
  notAllowed: 'Not allowed.',
  fault: 'Something went wrong on our side.',
  badEnvironment: (faults: readonly string[]) =>
    `The environment is not usable:\n  ${faults.join('\n  ')}`,
  keyWithoutSender: 'RESEND_API_KEY needs MAIL_FROM',
  stripeByHalves: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other',
  nodesShare:
    'LITEFS_URL needs SESSION_SECRET, VAULT_KEY and the variables that begin with S3_: all machines must have the same keys and the same files',
  litefsWithoutFolder: 'LITEFS_URL needs DATABASE_DIR: the folder where LiteFS has the database',
  s3ByHalves: (missing: readonly string[]) =>
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: files are kept on S3 with all variables that begin with S3_, or on the disk with none of them`,
  s3Refuses: (v: { endpoint: string; bucket: string; why: string }) =>
    `Files cannot be kept in the bucket ${v.bucket} at ${v.endpoint} (${v.why}). Check the variables that begin with S3_, and that the key may write, read, list and delete objects there.`,
  s3Silent: (v: { endpoint: string; bucket: string; why: string }) =>
    `The bucket ${v.bucket} at ${v.endpoint} takes no files now (${v.why}). The server starts all the same: until S3 answers, files can be neither opened nor stored, and everything else works.`,
  backupByHalves: (bucket: string, missing: readonly string[]) =>
    `The bucket ${bucket} needs ${missing.join(', ')}`,
  backupsFail: (why: string) =>
    `No backup can be made: ${why}. Check the variables that begin with BACKUP_S3_, and that the key may write, read, list and delete objects there. Everything else works.`,
  emptySecret: (file: string) =>
    `${file} is empty. A new secret is made: everybody signs in again.`,
  shortSecret: (file: string) =>
    `${file} holds fewer than 32 characters: it is damaged. Bring the file back from a backup, or remove it: a new one is made, and everybody signs in again.`,
  lockedFolder: (folder: string) =>
    `The server cannot write to ${folder}. Set DATA_DIR to a folder of its own, or give this one to the user it runs as.`,
  unfinishedRestore: (folder: string, marker: string) =>
    `A restore into ${folder} was interrupted. Run it again: npm run restore -- /path/to/backup. To start anew without it, empty the folder (${marker} too).`,
  emptyDatabase: (file: string) =>
    `${file} is empty, though files were stored: it was cut off while it was copied. Move the folder away and run npm run restore, or copy it again.`,
  diskFull:
    'The disk is full, or cannot be written: the server does not start. Make room where DATA_DIR and DATABASE_DIR are, and start again.',
  litefsSilent: (url: string) =>
    `LiteFS does not answer at ${url}: this machine waits for it. Check that LiteFS runs, and LITEFS_URL.`,
  waitsForDatabase:
    'This machine has no database yet: it waits for the primary to send it, or to become the primary',
  waitsForPrimary:
    'This machine is a replica: it starts when the primary has prepared the database',
  vaultKeyKept: (file: string) =>
    `VAULT_KEY is not set: stored logins are locked with the key in ${file}. Keep a copy of it apart from the backups: without it no stored password can be opened again.`,
  vaultWithoutKey: (profiles: number, file: string) =>
    `The key of the vault is missing: ${profiles} company profiles have logins that cannot be opened, and none can be saved. Set VAULT_KEY, or bring ${file} back. Everything else works.`,
  vaultKeyDamaged: (file: string) =>
    `${file} is damaged: a key in it has fewer than 32 characters. Bring the file back from a copy. Everything else works.`,
  vaultKeyUnknown: (profiles: number, ids: readonly string[]) =>
    `The logins of ${profiles} company profiles are locked with a key that is not here (${ids.join(', ')}). Add the key that VAULT_KEY was before to VAULT_KEY_PREVIOUS, or bring the file vault-key back. Everything else works.`,
  litefsStuck:
    'LiteFS no longer hears from the primary and does not look for another one, or does not answer: this machine restarts.',
  noSender: 'RESEND_API_KEY is not set: mails stay in the outbox',
  testCheckoutOn:
    'TEST_CHECKOUT is on: anybody who orders can mark their order as paid, and no money moves. Switch it off before you sell.',
  /** To somebody who has configured nothing. */
  tryIt: (url: string) =>
    `To try mails and payments too, put APP_URL=${url} and TEST_CHECKOUT=on into .env and start again: an admin then reads mails whole, and orders can be paid without money.`,
} as const
