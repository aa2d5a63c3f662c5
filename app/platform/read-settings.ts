import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { environmentMessages as say } from '../messages/environment.ts'
import { serverMessages } from '../messages/server.ts'
import { readBackupSettings } from './backup/backup-settings.ts'
import { readS3Settings } from './files/s3-settings.ts'
import { shortestSecret } from './files/secret-file.ts'
import { StartRefused } from './start-refused.ts'

const whole = (from: number, to: number) => {
  const error = say.whole(from, to)
  return z.coerce.number(error).int(error).min(from, error).max(to, error)
}
const oneOf = <const T extends string[]>(...words: T) => z.enum(words, say.oneOf(words))
const address = z.url({ protocol: /^https?$/, error: say.address })

const schema = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Folder of the database when it is apart from the files: LiteFS's folder. */
  DATABASE_DIR: z.string().optional(),
  /** Address of LiteFS on this machine; without it the database is a file that only we write. */
  LITEFS_URL: z.url({ protocol: /^http$/, error: say.plainAddress }).optional(),
  /** Port at which this node listens to other nodes: in the private network alone. */
  NODE_PORT: whole(0, 65_535).default(20_203),
  NODE_HOST: z.string().min(1).default('::'),
  /** How many other nodes have to have a write before it is answered. */
  EDGE_ACKS: z.union([z.literal('majority'), whole(0, 9)], say.acks).default(1),
  /** Seconds that a form waits for a primary. Fly's proxy ends what is silent for a minute. */
  EDGE_WAIT: whole(0, 45).default(25),
  /** Bucket that gets a backup each day; without it none is made. See `scripts/backup`. */
  BACKUP_S3_BUCKET: z.string().optional(),
  /** How many of them are kept. */
  BACKUP_KEEP: whole(1, 366).default(14),
  APP_URL: address.optional(),
  SESSION_SECRET: z.string().min(shortestSecret, say.secret).optional(),
  /** Locks what the vault holds; see `platform/vault`. */
  VAULT_KEY: z.string().min(shortestSecret, say.secret).optional(),
  /** Earlier ones, with commas between: what they locked can still be opened. */
  VAULT_KEY_PREVIOUS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
    .refine((list) => list.every((key) => key.length >= shortestSecret), say.secrets),
  TRUST_PROXY: whole(0, 100).default(0),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Another server with /authorize, /token and /userinfo in Google's place. */
  GOOGLE_BASE_URL: address.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_API_VERSION: z.string().default('v23.0'),
  FACEBOOK_BASE_URL: address.optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  /** Another server with Turnstile's script and its siteverify. */
  TURNSTILE_BASE_URL: address.default('https://challenges.cloudflare.com'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: address.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>@]+ <[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+>|[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+)$/u,
      say.sender,
    )
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another server in Stripe's place. */
  STRIPE_BASE_URL: address.optional(),
  /** Address of Stripe's payment pages, to which our forms lead. An account can have its own. */
  STRIPE_CHECKOUT_URL: address.default('https://checkout.stripe.com'),
  /** `on`: buyers may enter promotion codes at Stripe. */
  STRIPE_PROMOTION_CODES: oneOf('on', 'off').default('off'),
  /** `on`: Stripe works out the tax. */
  STRIPE_TAX: oneOf('on', 'off').default('off'),
  /** `on`: orders can be paid without money, for trying; in production it is off unless somebody says so. */
  TEST_CHECKOUT: oneOf('on', 'off').optional(),
  /** Private networks that webhooks may reach all the same, as CIDR with commas between. */
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((network) => network.trim() || []))
    .refine((list) => list.every((network) => ipaddr.isValidCIDR(network)), say.networks),
  /** `on`: the server opens no database and only says that it is paused. */
  PAUSED: oneOf('on', 'off').default('off'),
  /** `off`: this process leaves the jobs, such as sending mail, to another one. */
  JOBS: oneOf('on', 'off').default('on'),
})

/**
 * Reads the environment, checked as a whole before anything else happens.
 *
 * @throws StartRefused with one sentence for each variable that cannot be used
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  // A line such as `RESEND_API_KEY=` sets nothing.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(given)
  const { settings: s3, problems: ofBucket } = readS3Settings(environment)
  const problems = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
  if (given.RESEND_API_KEY && !given.MAIL_FROM) problems.push(serverMessages.keyWithoutSender)
  if (!given.STRIPE_SECRET_KEY !== !given.STRIPE_WEBHOOK_SECRET) {
    problems.push(serverMessages.stripeByHalves)
  }
  problems.push(...ofBucket)
  if (given.LITEFS_URL) {
    const hasBucket = s3 !== null || ofBucket.length > 0
    if (!(given.SESSION_SECRET && given.VAULT_KEY && hasBucket)) {
      problems.push(serverMessages.nodesShare)
    }
    if (!given.DATABASE_DIR) problems.push(serverMessages.litefsWithoutFolder)
  }
  if (!data || problems.length > 0) throw new StartRefused(serverMessages.badEnvironment(problems))
  return {
    ...data,
    /** The bucket that takes the place of this machine's disk for files; null without one. */
    s3,
    /** The bucket that gets a backup each day, and what is wrong with its variables: that stops no start. */
    backups: readBackupSettings(environment),
  }
}
