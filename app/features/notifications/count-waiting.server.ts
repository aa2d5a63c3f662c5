import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'

/** Counting ends here: the bell shows "99+". */
const most = 100

const waiting = prepared(() =>
  sqlite
    .prepare<[string, string, string, string, number], number>(`select
      (select count(*) from (select 1 from notifications
        where recipient_id = ? and viewed = 0 limit ${most}))
      + (select count(*) from (select 1 from member_invites join users using (email)
        where users.id = ? and users.email_verified_at is not null limit ${most}))
      + (select count(*) from (select 1 from project_invites join users using (email)
        where users.id = ? and users.email_verified_at is not null limit ${most}))
      + (select count(*) from user_invites join users using (email)
        where users.id = ? and users.email_verified_at is not null and expires_at > ?)`)
    .pluck(),
)

/**
 * Counts what waits for somebody: unopened notifications, and invitations if their address is proven, up to
 * 100.
 */
export const countWaiting = ({ id }: { id: string }): number =>
  Math.min(most, waiting().get(id, id, id, id, Date.now()) ?? 0)
