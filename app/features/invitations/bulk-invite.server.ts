import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { requestPackages } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emailField } from '~/features/form-input/fields.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { otherText, writtenText } from '~/features/form-input/restored'
import { requireUserManager } from '~/features/user-access/require-user-manager.server'
import { errorText } from '~/messages/errors'
import { userMessages as say } from '~/messages/users'
import { type Actor, type Role, roles } from '~/permissions/vocabulary'
import type { TypedRow } from './read-rows'
import { writeInvitation } from './write-invitation.server'

/** Rows that are invited at once. */
export const mostRows = 200

/** Schema of the form; its lines are read by `readLines`, the fields of its rows are in lists. */
export const bulkSchema = z.object({
  email: z.array(writtenText()),
  role: z.array(otherText()),
  package: z.array(otherText()),
  csv: writtenText(),
})

/** Result of a row, and the field that a refusal is about. */
export type RowResult = TypedRow & { sent: boolean; text: string; field?: keyof TypedRow }

/**
 * Invites several people. Each row is independent: a faulty one is reported and stops no other. The same
 * form sent twice reports the same and mails nothing again.
 *
 * @param input.rows role by its name, package by its id or name
 * @param input.total how many rows were typed, when they were too many to be read
 * @throws DomainError 403; `no-rows` (400), `too-many-rows` (413)
 */
export function bulkInvite(
  actor: Actor,
  input: { rows: TypedRow[]; total?: number; idempotencyKey?: IdempotencyKey | undefined },
): RowResult[] {
  const rows = input.rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''))
  const total = input.total ?? rows.length
  return transaction((tx) => {
    const manager = requireUserManager(tx, actor)
    if (rows.length === 0) throw new DomainError('no-rows')
    if (total > mostRows) {
      throw new DomainError('too-many-rows', 413, { values: { most: mostRows, rows: total } })
    }
    const outcomes = idempotent(tx, input.idempotencyKey, () => {
      const packages = tx
        .select({ id: requestPackages.id, name: requestPackages.name })
        .from(requestPackages)
        .orderBy(asc(requestPackages.name))
        .all()
      const seen = new Set<string>()
      return rows.map((row): Outcome => {
        try {
          inviteRow(tx, manager, row, packages, seen)
          return null
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
          const { email: _, ...values } = error.details.values ?? {}
          return { code: error.code, values }
        }
      })
    })
    return rows.map((row, at) => told(row, outcomes[at] ?? null))
  })
}

/** Result of a row: why it was refused, or null. It is stored, see `idempotent`, and names nobody. */
type Outcome = { code: string; values: Record<string, string | number> } | null

function told(row: TypedRow, outcome: Outcome): RowResult {
  if (!outcome) return { ...row, sent: true, text: say.rowInvited }
  const values = { ...outcome.values, email: row.email.trim() }
  const { code } = outcome
  const text = errorText({ code, details: { values } })
  return { ...row, sent: false, text, field: errorFields[code] ?? 'email' }
}

/** The fields that errors are about, where it is not the email. */
const errorFields: Record<string, keyof TypedRow> = {
  'no-role': 'role',
  'row-role-unknown': 'role',
  'role-not-grantable': 'role',
  'no-package': 'package',
  'row-package-unknown': 'package',
}

type Named = { id: string; name: string }

/** Checks and carries out one row. @throws DomainError with the row's own sentence, nothing written */
function inviteRow(
  tx: Tx,
  manager: ReturnType<typeof requireUserManager>,
  row: TypedRow,
  packages: readonly Named[],
  seen: Set<string>,
): void {
  const typed = row.email.trim()
  if (typed === '') throw new DomainError('row-email-missing')
  const parsed = emailField().safeParse(typed)
  if (!parsed.success) throw new DomainError('row-email')
  const email = parsed.data
  if (seen.has(email)) throw new DomainError('row-repeated')
  const role = roleOf(row.role, typed)
  const packageId = packageOf(row.package, packages)
  try {
    writeInvitation(tx, manager, { email, role, packageId })
    seen.add(email)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const code = rowCodes[error.code] ?? error.code
    throw new DomainError(code, error.status, { values: { ...error.details.values, email: typed } })
  }
}

/** AppErrorBoundary that a row says in other words. */
const rowCodes: Record<string, string> = {
  'user-exists': 'row-user-exists',
  'package-needed': 'no-package',
}

function roleOf(text: string, email: string): Role {
  const name = text.trim().toLowerCase()
  if (name === '') throw new DomainError('no-role', 400, { values: { email } })
  const role = roles.find((known) => known === name)
  if (!role)
    throw new DomainError('row-role-unknown', 400, { values: { name: text.trim().slice(0, 50) } })
  return role
}

function packageOf(text: string, packages: readonly Named[]): string | null {
  const name = text.trim()
  if (name === '') return null
  const found =
    packages.find(({ id }) => id === name) ??
    packages.find((known) => known.name.toLowerCase() === name.toLowerCase())
  if (!found)
    throw new DomainError('row-package-unknown', 400, { values: { name: name.slice(0, 50) } })
  return found.id
}
