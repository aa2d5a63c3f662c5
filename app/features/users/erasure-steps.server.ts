import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { releaseSome } from '~/db/references.server'
import { companyProfiles, erasures, pages, projects, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { cancelSomeCalls } from '~/features/bookings/cancel-call.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { forgetIdempotencyKeys } from '~/features/form-input/forget-idempotency-keys.server'
import { forgetInLostRows } from '~/features/lost-rows/forget-in-lost-rows.server'
import { transferProfile } from '~/features/profiles/transfer-profiles.server'
import { clearProject } from '~/features/project-base/clear-project.server'
import { removeLeftFiles, removeProjects } from '~/features/project-base/remove-project.server'
import { unassignSome } from '~/features/work-item-base/request/unassign-requests.server'
import { forgetInvited, forgetOwnHistory } from './forget-in-history.server'
import { forgetInMails, forgetMailsTo } from './forget-in-mails.server'
import { notifyDeparture } from './notify-departure.server'
import { settleSomeWork } from './settle-open-work.server'

type ErasureRow = typeof erasures.$inferSelect

/** Result of a piece. */
type Piece = {
  /** Whether the same step has more to do. */
  more: boolean
  /** Cursor at which it continues. */
  cursor?: string | null
  /** Files that no row names any more: an interruption leaves one that is swept. */
  after?: () => Promise<void>
}

/** Tables that a step of their own removes or gives to others, never the reference to the owner. */
const kept = ['erasures', 'company_profiles', 'projects']

const projectsAtOnce = 25
const templatesAtOnce = 100

/** Each of them does a piece, in a transaction of its own; in this order, because some look at what later ones take out. */
const steps: Record<string, (tx: Tx, erasure: ErasureRow) => Piece> = {
  calls: (tx, { by, userId }) => ({ more: cancelSomeCalls(tx, { id: by }, userId) }),
  'open work': (tx, { by, userId, openWork, workTo }) => ({
    more: settleSomeWork(tx, { id: by }, userId, { choice: openWork, to: workTo }),
  }),
  'assigned requests': (tx, { userId }) => ({ more: unassignSome(tx, 'assigneeId', userId) }),
  'open pages': (tx, { userId }) => {
    notifyDeparture(tx, userId)
    return { more: false }
  },
  templates: passOnTemplates,
  projects: removeWebsites,
  companies(tx, { by, userId }) {
    const { more, files } = transferProfile(tx, { id: by }, userId)
    return { more, after: () => removeFiles(files) }
  },
  references: (tx, { userId }) => ({ more: releaseSomeOf(tx, userId) }),
  'idempotency keys': (tx, { userId, words }) => ({
    more: forgetIdempotencyKeys(tx, userId, words.emails),
  }),
  history(tx, { userId, cursor }) {
    const next = forgetOwnHistory(tx, userId, cursor)
    return { more: next !== null, cursor: next }
  },
  'history of invitations': (tx, { words }) => ({ more: forgetInvited(tx, words.emails) }),
  'lost rows'(tx, { userId, words, cursor }) {
    const next = forgetInLostRows(tx, [userId, ...words.emails], cursor)
    return { more: next !== null, cursor: next }
  },
  'mails to them': (tx, { words, createdAt }) => ({
    more: forgetMailsTo(tx, words.emails, createdAt),
  }),
  'mails about them'(tx, { words, cursor, createdAt }) {
    const next = forgetInMails(tx, { ...words, until: createdAt }, cursor)
    return { more: next !== null, cursor: next }
  },
  account(tx, { userId }) {
    // Events between the steps may have named them again.
    if (releaseSomeOf(tx, userId)) return { more: true }
    // Something reached them meanwhile: all steps begin again.
    if (ownsSomething(tx, userId)) return { more: false }
    tx.delete(users).where(eq(users.id, userId)).run()
    return { more: false }
  },
}

/** Requests are unassigned by the command, which records their states. @returns whether there may be more */
const releaseSomeOf = (tx: Tx, id: string): boolean =>
  unassignSome(tx, 'assigneeId', id) || releaseSome(tx, { table: 'users', id, except: kept })

const names = Object.keys(steps)
export const [firstStep = ''] = names

/** Does the next piece of an erasure, and writes down what comes then. @returns what is left to do with files */
export function erasePiece(tx: Tx, erasure: ErasureRow): Piece['after'] {
  const { userId, step } = erasure
  const piece = steps[step]?.(tx, { ...erasure, by: whoAsks(tx, erasure) }) ?? { more: false }
  const following = names[names.indexOf(step) + 1] ?? firstStep
  tx.update(erasures)
    .set(piece.more ? { cursor: piece.cursor ?? null } : { step: following, cursor: null })
    .where(eq(erasures.userId, userId))
    .run()
  return piece.after
}

const hasRow = (tx: Tx, row: SQL): boolean =>
  tx.get<{ found: number }>(sql`select exists (${row}) as found`).found === 1

/** Person who asked for it, as long as they have an account: new rows name them. Else the erased person. */
const whoAsks = (tx: Tx, { by, userId }: ErasureRow): string =>
  by === 'system' || hasRow(tx, sql`select 1 from ${users} where ${users.id} = ${by}`) ? by : userId

const ownsSomething = (tx: Tx, id: string): boolean =>
  hasRow(tx, sql`select 1 from ${projects} where ${projects.ownerId} = ${id}`) ||
  hasRow(tx, sql`select 1 from ${companyProfiles} where ${companyProfiles.ownerId} = ${id}`)

function passOnTemplates(tx: Tx, { userId, templatesTo }: ErasureRow): Piece {
  const theirs = and(eq(projects.ownerId, userId), ne(projects.kind, 'website'))
  const some = tx
    .select({ id: projects.id })
    .from(projects)
    .where(theirs)
    .limit(templatesAtOnce)
    .all()
  const ids = some.map(({ id }) => id)
  tx.update(projects).set({ ownerId: templatesTo }).where(inArray(projects.id, ids)).run()
  return { more: ids.length === templatesAtOnce }
}

function removeWebsites(tx: Tx, { userId, by }: ErasureRow): Piece {
  const websites = and(eq(projects.ownerId, userId), eq(projects.kind, 'website'))
  const own = tx.select().from(projects).where(websites).limit(projectsAtOnce).all()
  const ids = own.map(({ id }) => id)
  const withPages = tx
    .selectDistinct({ id: pages.projectId })
    .from(pages)
    .where(inArray(pages.projectId, ids))
    .all()
  const [first] = withPages
  // One that holds much is emptied piece by piece.
  if (first && clearProject(tx, first.id)) return { more: true }
  const full = withPages.slice(1).map(({ id }) => id)
  const gone = own.filter(({ id }) => !full.includes(id))
  const left = removeProjects(tx, gone, { id: by })
  return {
    more: own.length > 0,
    after: async () => {
      for (const each of left) await removeLeftFiles(each)
    },
  }
}
