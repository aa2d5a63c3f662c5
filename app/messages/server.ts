/** Texts of the server itself, outside every screen. */
export const serverMessages = {
  ready: 'ready',
  starting: 'starting',
  behind: 'behind: no word from the primary for some time',
  /** Answer to a request for a page meanwhile. */
  notYet: 'Panelry is starting. Please try again in a moment.',
  /** Answer to a form meanwhile: browsers send it once more when the page is loaded again. */
  notStored:
    'Panelry can’t accept forms right now, and what you sent may not be saved. Reload this page in a moment to send your form again.',
  paused: 'paused',
  /** To everybody while PAUSED is on. */
  isPaused:
    'Panelry is paused for maintenance. Please come back later. If you just sent a form, it was not saved: go back to find what you wrote, and send it again later.',
  /** Log line for the person who has paused it. */
  pausedAt: (port: number) =>
    `PAUSED is on: port ${port} only says so, and no database is opened. Remove PAUSED and start again to continue.`,
  readyAt: (url: string) => `Panelry is ready at ${url}`,
  portTaken: (port: number) =>
    `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
  firstAdmin: (link: string) => `There is no admin yet. Create the first one at ${link}`,
  tooManyRequests: 'Too many requests from your address. Please wait a minute and try again.',
  foreignForm: 'This form was sent from another site.',
  badRequest: 'Bad request.',
  /** To programs alone: browsers always say it. */
  lengthRequired: 'A form or file needs a Content-Length: it is not accepted in chunks.',
  notAllowed: 'Not allowed.',
  serverError: 'Something went wrong on our side.',
  badEnvironment: (problems: readonly string[]) =>
    `The environment is not valid:\n  ${problems.join('\n  ')}`,
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
    `The bucket ${v.bucket} at ${v.endpoint} does not accept files right now (${v.why}). The server starts anyway: until S3 responds, files cannot be opened or stored, and everything else works.`,
  backupByHalves: (bucket: string, missing: readonly string[]) =>
    `The bucket ${bucket} needs ${missing.join(', ')}`,
  backupsFail: (why: string) =>
    `No backup can be made: ${why}. Check the variables that begin with BACKUP_S3_, and that the key may write, read, list and delete objects there. Everything else works.`,
  emptySecret: (file: string) =>
    `${file} is empty. A new secret was created, so everyone has to log in again.`,
  shortSecret: (file: string) =>
    `${file} is damaged: it has fewer than 32 characters. Restore the file from a backup, or remove it: a new one is then created, and everyone has to log in again.`,
  lockedFolder: (folder: string) =>
    `The server cannot write to ${folder}. Set DATA_DIR to a folder of its own, or give this one to the user it runs as.`,
  unfinishedRestore: (folder: string, marker: string) =>
    `A restore into ${folder} was interrupted. Run it again: npm run restore -- /path/to/backup. To start over without it, empty the folder (including ${marker}).`,
  unfinishedImport: (folder: string) =>
    `An import into ${folder} was interrupted. Run it again: npm run import:0.1 -- /path/to/old/data. To start over without it, empty the folder.`,
  emptyDatabase: (file: string) =>
    `${file} is empty although files are stored: copying it was interrupted. Move the folder away and run npm run restore, or copy it again.`,
  olderDatabase: (file: string, folder: string) =>
    `${file} was made by an older build of Panelry. Carry it over into an empty data folder: npm run import:0.1 -- ${folder} (docs/operations/import-0.1.md).`,
  diskFull:
    'The server cannot start: the disk is full or not writable. Free up space where DATA_DIR and DATABASE_DIR are, and start again.',
  litefsSilent: (url: string) =>
    `LiteFS is not responding at ${url}, so this machine is waiting for it. Check that LiteFS is running, and check LITEFS_URL.`,
  waitsForDatabase:
    'This machine has no database yet: it is waiting for the primary to send it, or to become the primary',
  waitsForPrimary:
    'This machine is a replica: it starts once the primary has prepared the database',
  vaultKeyKept: (file: string) =>
    `VAULT_KEY is not set: stored logins are locked with the key in ${file}. Keep a copy of it apart from the backups: without it, no stored password can be recovered.`,
  vaultWithoutKey: (profiles: number, file: string) =>
    `The key of the vault is missing: ${profiles} company profiles have logins that cannot be opened, and none can be saved. Set VAULT_KEY, or restore ${file}. Everything else works.`,
  vaultKeyDamaged: (file: string) =>
    `${file} is damaged: a key in it has fewer than 32 characters. Restore the file from a copy. Everything else works.`,
  vaultKeyUnknown: (profiles: number, ids: readonly string[]) =>
    `The logins of ${profiles} company profiles are locked with a key that is not here (${ids.join(', ')}). Add the previous VAULT_KEY to VAULT_KEY_PREVIOUS, or restore the file vault-key. Everything else works.`,
  litefsStuck:
    'LiteFS has lost the primary and is not looking for another one, or does not respond. Restarting this machine.',
  noSender: 'RESEND_API_KEY is not set: emails stay in the outbox',
  testCheckoutOn:
    'TEST_CHECKOUT is on: anyone who orders can mark their order as paid, and no money moves. Turn it off before you sell.',
  /** To somebody who has configured nothing. */
  tryIt: (url: string) =>
    `To try emails and payments too, put APP_URL=${url} and TEST_CHECKOUT=on in .env and start again: admins can then read emails in full, and orders can be paid without money.`,
} as const
