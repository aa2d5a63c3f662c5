import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { revealPassword } from '~/features/vault/reveal-password.server'
import { addLogin } from '~/features/vault/save-login.server'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { passTime } from './clock'
import { companyBrands } from './company-brands'
import type { Members } from './make-people'
import { companies } from './people'

/** The logins that the companies have stored, and who has looked at them since. @param ids by their names */
export function fillVaults(members: Members, ids: Map<string, string>): void {
  for (const { name, owner } of companies) {
    const profileId = ids.get(name)
    const logins = companyBrands[name]?.logins ?? []
    if (!profileId || logins.length === 0) continue
    const stored = logins.map(([label, url, username, password]) => {
      passTime(6)
      return addLogin(members[owner], { profileId, label, url, username, password })
    })
    look(members.ravi, profileId, stored[0])
    look(members.priya, profileId, stored[1] ?? stored[0])
    look(members.ravi, profileId, stored[0])
    look(members[owner], profileId, stored[0])
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
