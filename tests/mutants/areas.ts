import { globSync } from 'node:fs'

/** What is planted in, and the tests that are to see it. */
type Area = { mutate: string[]; tests: string[] }

/** What follows from the events of an area: seen by the tests of its commands. */
const eventsOf = (...names: string[]) =>
  names.map((name) => `app/features/events/event-types/${name}.ts`)

/** A folder of `app/features` and its events, against the tests that are named after it. */
const feature = (name: string, ...tests: string[]): Area => ({
  mutate: [`app/features/${name}/**/*.ts`, ...eventsOf(name)],
  tests: [`tests/features/${name}/**/*.test.ts`, ...tests],
})

const of = (...names: string[]) => names.map((name) => `tests/features/${name}/**/*.test.ts`)

/**
 * The same without what takes minutes and sees no more: a fault is planted in this process, not in those
 * that a test starts.
 */
const slow = 'numbers|killed|any-order|stripe-mock'
const soon = (...names: string[]) =>
  names.map((name) => `tests/features/${name}/!(${slow}).test.ts`)

export const areas: Record<string, Area> = {
  permissions: {
    mutate: ['app/permissions/*.ts'],
    // What asks the rules on its way sees more, but takes minutes for each fault; these take a second.
    tests: ['tests/unit/permissions/*.test.ts'],
  },
  db: {
    mutate: ['app/db/*.ts'],
    tests: [
      'tests/features/platform/{transaction,migrations,database,leased-queue}.test.ts',
      'tests/unit/platform/statement-cache.test.ts',
      ...of('exports', 'mail', 'webhooks'),
    ],
  },
  events: {
    mutate: ['app/features/events/*.ts'],
    tests: of('events', 'live', 'notifications', 'mail', 'history'),
  },
  accounts: feature('accounts', 'tests/routes/accounts/*.test.ts'),
  users: feature(
    'users',
    'tests/features/live/publishes.test.ts',
    'tests/routes/admin/users.test.ts',
  ),
  projects: feature('projects'),
  collaborators: feature('collaborators', 'tests/routes/editor/{collaborators,open}.test.ts'),
  'form-input': {
    // Its schemas are seen by the routes that have them.
    mutate: ['app/features/form-input/!(fields.server|public-url).ts'],
    tests: [
      'tests/features/form-input/*.test.ts',
      'tests/unit/form-step.test.ts',
      'tests/unit/form-changes.test.ts',
      ...of('packages'),
    ],
  },
  sections: feature('sections', ...of('pages'), 'tests/routes/editor/sections.test.ts'),
  forms: feature('forms'),
  'request-types': feature('request-types', ...of('forms')),
  work: {
    mutate: ['app/shared/*.ts'],
    tests: ['tests/unit/shared/*.test.ts', 'tests/unit/components/split-links.test.ts'],
  },
  'work-base': {
    mutate: [
      'app/features/{work,work-base,grounds}/*.ts',
      ...eventsOf('work', 'of-work', 'of-move'),
    ],
    tests: soon('requests', 'orders', 'conversations'),
  },
  requests: {
    mutate: ['app/features/{requests,request-base}/*.ts', ...eventsOf('requests')],
    tests: ['tests/routes/requests/*.test.ts', ...soon('requests', 'conversations')],
  },
  conversations: feature(
    'conversations',
    ...of('drafts'),
    // The other one there asks every address for every kind of visitor, which takes seconds.
    'tests/routes/requests/!(notes-stay-with-staff).test.ts',
  ),
  orders: {
    mutate: ['app/features/{orders,order-base}/*.ts', ...eventsOf('orders', 'of-order')],
    tests: ['tests/routes/create-order/*.test.ts', ...soon('orders', 'payments', 'order-forms')],
  },
  payments: {
    mutate: ['app/features/payments/*.ts'],
    tests: soon('payments', 'orders', 'receipts'),
  },
  bookings: {
    mutate: ['app/features/{bookings,availability}/*.ts', ...eventsOf('bookings', 'availability')],
    tests: ['tests/routes/bookings/*.test.ts', ...of('bookings', 'availability')],
  },
  profiles: {
    mutate: ['app/features/{profiles,profile-base}/*.ts', ...eventsOf('profiles')],
    tests: ['tests/unit/profiles/*.test.ts', ...of('profiles')],
  },
  vault: {
    mutate: ['app/features/vault/*.ts', ...eventsOf('vault')],
    // The others start processes of their own, which takes half a minute for each fault.
    tests: ['tests/features/vault/{logins,broken-vault,vault-limits}.test.ts'],
  },
  webhooks: feature('webhooks'),
}

/** The area of a name, or of a path below `app/`: the one whose files it is among. */
export function areaOf(word: string): Area {
  const named = areas[word]
  if (named) return named
  const files = globSync(word.endsWith('.ts') ? word : `${word}/**/*.ts`)
  const around = Object.values(areas).find(({ mutate }) =>
    globSync(mutate).some((file) => files.includes(file)),
  )
  if (!around) throw new Error(`${word} is no area; there are ${Object.keys(areas).join(', ')}`)
  return { mutate: files, tests: around.tests }
}
