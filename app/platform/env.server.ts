import { join, resolve } from 'node:path'
import { readSettings } from './read-settings'
import { storedSecret } from './session-secret.server'
import { makeDataFolder, refuseUnusableData } from './usable-data.server'

function load() {
  const { DATA_DIR, DATABASE_DIR, APP_URL, SESSION_SECRET, ...rest } = readSettings(process.env)
  const dataDir = resolve(DATA_DIR)
  makeDataFolder(dataDir)
  const databaseDir = DATABASE_DIR ? resolve(DATABASE_DIR) : dataDir
  refuseUnusableData(dataDir, databaseDir)
  const production = rest.NODE_ENV === 'production'
  return {
    ...rest,
    dataDir,
    databaseDir,
    production,
    /** Whether the test checkout may replace Stripe: never a guess in production. */
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
 * Address of our own pages for somebody who has opened one: `APP_URL`, or if nobody has set it the address
 * that was opened.
 */
export const addressFor = (
  opened: string | null,
  { appUrl, appUrlGiven }: Pick<typeof env, 'appUrl' | 'appUrlGiven'> = env,
): string => (appUrlGiven || opened === null ? appUrl : new URL(opened).origin)

/** Cookies are marked Secure exactly when people reach us by https. */
export const secureCookies = env.appUrl.startsWith('https://')
