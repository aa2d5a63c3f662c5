import { join, resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { serverMessages } from '~/messages/server'
import { makeFolder } from './files/durable'
import { readS3Settings } from './files/s3-settings'
import { shortestSecret } from './files/secret-file'
import { storedSecret } from './session-secret.server'
import { StartRefused } from './start-refused'
import { refuseUnusableData } from './usable-data.server'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where the database lives when it is apart from the files: LiteFS's folder. */
  DATABASE_DIR: z.string().optional(),
  /** Where LiteFS listens on this machine; without it the database is a file that only we write. */
  LITEFS_URL: z.url({ protocol: /^http$/ }).optional(),
  /** Where this node listens to other nodes: in the private network alone. */
  NODE_PORT: z.coerce.number().int().min(0).max(65535).default(20_203),
  NODE_HOST: z.string().min(1).default('::'),
  /** How many other nodes have to have a write before it is answered. */
  EDGE_ACKS: z.union([z.literal('majority'), z.coerce.number().int().min(0).max(9)]).default(1),
  /** Seconds that a form waits for a primary. Fly's proxy ends what is silent for a minute. */
  EDGE_WAIT: z.coerce.number().int().min(0).max(45).default(25),
  /** Where a backup goes each day; without it none is made. See `scripts/backup`. */
  BACKUP_S3_BUCKET: z.string().optional(),
  /** How many of them are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(366).default(14),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET: z.string().min(shortestSecret).optional(),
  /** Locks what the vault holds; see `platform/vault`. */
  VAULT_KEY: z.string().min(shortestSecret).optional(),
  /** Earlier ones, with commas between: what they locked can still be opened. */
  VAULT_KEY_PREVIOUS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
    .refine((list) => list.every((key) => key.length >= shortestSecret), 'each at least 32 long'),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Another server with /authorize, /token and /userinfo in Google's place. */
  GOOGLE_BASE_URL: z.url().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_API_VERSION: z.string().default('v23.0'),
  FACEBOOK_BASE_URL: z.url().optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  /** Another server with Turnstile's script and its siteverify. */
  TURNSTILE_BASE_URL: z.url().default('https://challenges.cloudflare.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>@]+ <[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+>|[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+)$/u,
      'must be an address: mail@example.com or Name <mail@example.com>',
    )
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another server in Stripe's place. */
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where Stripe's payment pages are: forms of ours lead there. An account can have its own. */
  STRIPE_CHECKOUT_URL: z.url({ protocol: /^https?$/ }).default('https://checkout.stripe.com'),
  /** `on`: buyers may enter promotion codes at Stripe. */
  STRIPE_PROMOTION_CODES: z.enum(['on', 'off']).default('off'),
  /** `on`: Stripe works out the tax. */
  STRIPE_TAX: z.enum(['on', 'off']).default('off'),
  /** `on`: orders can be paid without money, for trying; in production it is off unless somebody says so. */
  TEST_CHECKOUT: z.enum(['on', 'off']).optional(),
  /** Private networks that webhooks may reach all the same, as CIDR with commas between. */
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((network) => network.trim() || []))
    .refine((list) => list.every((network) => ipaddr.isValidCIDR(network)), 'must be CIDR'),
  /** `off`: this process leaves the jobs, such as sending mail, to another one. */
  JOBS: z.enum(['on', 'off']).default('on'),
})

function load() {
  // A line such as `RESEND_API_KEY=` sets nothing.
  const given = Object.entries(process.env).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)
    throw new StartRefused(serverMessages.badEnvironment(faults))
  }
  if (parsed.data.RESEND_API_KEY && !parsed.data.MAIL_FROM) {
    throw new StartRefused(serverMessages.badEnvironment([serverMessages.keyWithoutSender]))
  }
  if (!parsed.data.STRIPE_SECRET_KEY !== !parsed.data.STRIPE_WEBHOOK_SECRET) {
    throw new StartRefused(serverMessages.badEnvironment([serverMessages.stripeByHalves]))
  }
  const { settings: s3, faults } = readS3Settings(process.env)
  if (faults.length > 0) throw new StartRefused(serverMessages.badEnvironment(faults))
  const { LITEFS_URL, VAULT_KEY } = parsed.data
  if (LITEFS_URL && !(parsed.data.SESSION_SECRET && VAULT_KEY && s3)) {
    throw new StartRefused(serverMessages.badEnvironment([serverMessages.nodesShare]))
  }
  const { DATA_DIR, DATABASE_DIR, APP_URL, SESSION_SECRET, ...rest } = parsed.data
  const dataDir = resolve(DATA_DIR)
  makeFolder(dataDir)
  const databaseDir = DATABASE_DIR ? resolve(DATABASE_DIR) : dataDir
  refuseUnusableData(dataDir, databaseDir)
  const production = rest.NODE_ENV === 'production'
  return {
    ...rest,
    dataDir,
    databaseDir,
    /** The bucket that takes the place of this machine's disk for files; null without one. */
    s3,
    production,
    /** Whether the test checkout may stand in for Stripe: never a guess in production. */
    testCheckout: rest.TEST_CHECKOUT ? rest.TEST_CHECKOUT === 'on' : !production,
    /** Links in mails and the origin of our own pages; without a trailing slash. */
    appUrl: (APP_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
    /** Whether somebody said so: the default is a guess. */
    appUrlGiven: APP_URL !== undefined,
    secret: SESSION_SECRET ?? storedSecret(join(dataDir, 'session-secret')),
  }
}

/** The configuration, read once and checked. @throws when a variable has an unusable value */
export const env = load()

/**
 * Where our own pages are for who has opened one: `APP_URL`, or where nobody has set it the address that
 * was opened.
 */
export const addressFor = (
  opened: string | null,
  { appUrl, appUrlGiven }: Pick<typeof env, 'appUrl' | 'appUrlGiven'> = env,
): string => (appUrlGiven || opened === null ? appUrl : new URL(opened).origin)

/** Cookies are marked Secure exactly when people reach us by https. */
export const secureCookies = env.appUrl.startsWith('https://')
