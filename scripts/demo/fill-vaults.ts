import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { addLogin } from '~/features/vault/save-login.server'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { passTime } from './clock'
import { words } from './load-words'
import type { Members } from './make-people'

/** The logins that the companies have stored, and who has looked at them since. @param ids by their keys */
export function fillVaults(members: Members, ids: Map<string, string>): void {
  for (const { key: company, owner, logins, revealed } of words.companies) {
    const profileId = ids.get(company) ?? ''
    const stored = new Map<string, string>()
    for (const { key, user: username, ...login } of logins) {
      passTime(6)
      stored.set(key, addLogin(members[owner], { profileId, username, ...login }))
    }
    for (const { who, login } of revealed) look(members[who], profileId, stored.get(login))
  }
}

function look(who: Member, profileId: string, loginId = ''): void {
  passTime(20)
  const id = newId()
  const now = Date.now()
  const at = { createdAt: now, lastSeenAt: now, authenticatedAt: now, expiresAt: now + 60_000 }
  db.insert(sessions)
    .values({ id, userId: who.id, ...at })
    .run()
  revealPassword(who, { profileId, loginId, sessionId: id })
}
