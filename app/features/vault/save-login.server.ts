import { count, eq } from 'drizzle-orm'
import { loginPasswords, profileLogins } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { vaultEvents } from '~/features/events/event-types/vault'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { sealText } from '~/platform/vault/seal'
import { findLogin, profileWithChangeableLogins } from './find-login.server'
import { passwordContext } from './password-context'
import { keyToLockWith } from './profile-key.server'

type Details = { label: string; url: string; username: string }

/**
 * Stores a login in a company profile.
 *
 * @returns its id
 * @throws DomainError `not-found`, 403; `logins-full`, `vault-closed`, `vault-damaged` (409)
 */
export function addLogin(
  actor: Actor,
  {
    profileId,
    password,
    idempotencyKey,
    ...details
  }: Details & { profileId: string; password: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  return transaction((tx) => {
    profileWithChangeableLogins(tx, actor, profileId)
    if (actor.kind === 'guest') throw forbidden()
    return idempotent(tx, untilDeleted(profileLogins, idempotencyKey), () => {
      expectRoom(tx, profileId)
      const id = newId()
      const at = { createdAt: Date.now(), updatedAt: Date.now() }
      tx.insert(profileLogins)
        .values({ id, profileId, ...details, createdBy: actor.id, ...at })
        .run()
      lock(tx, { profileId, id, version: 1, password })
      emit(tx, actor, vaultEvents.added, { subjectId: profileId, label: details.label })
      return id
    })
  })
}

/**
 * Changes a login; its password only when there is one.
 *
 * @throws DomainError `not-found`, 403; `login-gone` (404); `stale`, `vault-closed`, `vault-damaged` (409)
 */
export function updateLogin(
  actor: Actor,
  {
    profileId,
    id,
    version,
    password,
    ...details
  }: Details & { profileId: string; id: string; version: number; password?: string | undefined },
): void {
  transaction((tx) => {
    profileWithChangeableLogins(tx, actor, profileId)
    const login = findLogin(tx, profileId, id)
    const { label, url, username } = login
    expectVersion(login, version, { label, url, username })
    const next = login.version + 1
    tx.update(profileLogins)
      .set({ ...details, version: next, updatedAt: Date.now() })
      .where(eq(profileLogins.id, id))
      .run()
    if (password !== undefined) lock(tx, { profileId, id, version: next, password })
    emit(tx, actor, password === undefined ? vaultEvents.changed : vaultEvents.passwordChanged, {
      subjectId: profileId,
      label: details.label,
      details: changes({ label, url, username }, details),
    })
  })
}

/** Locks a password and puts it in the place of the one before. */
function lock(
  tx: Tx,
  of: { profileId: string; id: string; version: number; password: string },
): void {
  const key = keyToLockWith(tx, of.profileId)
  const { id, version, password } = of
  const locked = { loginVersion: version, cipher: sealText(key, password, passwordContext(of)) }
  tx.insert(loginPasswords)
    .values({ loginId: id, ...locked })
    .onConflictDoUpdate({ target: loginPasswords.loginId, set: locked })
    .run()
}

function expectRoom(tx: Tx, profileId: string): void {
  const { n } = tx
    .select({ n: count() })
    .from(profileLogins)
    .where(eq(profileLogins.profileId, profileId))
    .get() ?? { n: 0 }
  if (n >= limits.loginsOfProfile)
    throw new DomainError('logins-full', 409, { values: { most: limits.loginsOfProfile } })
}
