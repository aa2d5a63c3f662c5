/** What the server says by itself, outside every screen. */
export const serverMessages = {
  ready: 'ready',
  starting: 'starting',
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
  emptySecret: (file: string) =>
    `${file} is empty. A new secret is made: everybody signs in again.`,
  shortSecret: (file: string) =>
    `${file} holds fewer than 32 characters: it is damaged. Bring the file back from a backup, or remove it: a new one is made, and everybody signs in again.`,
  unfinishedRestore: (folder: string, marker: string) =>
    `A restore into ${folder} was interrupted. Run it again: npm run restore -- /path/to/backup. To start anew without it, empty the folder (${marker} too).`,
  emptyDatabase: (file: string) =>
    `${file} is empty, though files were stored: it was cut off while it was copied. Move the folder away and run npm run restore, or copy it again.`,
  diskFull:
    'The disk is full, or cannot be written: the server does not start. Make room where DATA_DIR and DATABASE_DIR are, and start again.',
  waitsForPrimary:
    'This machine is a replica: it starts when the primary has prepared the database',
  noSender: 'RESEND_API_KEY is not set: mails stay in the outbox',
} as const
