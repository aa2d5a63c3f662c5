/**
 * Columns whose values open something, or are a part of what does: they are taken over, and never leave
 * the server.
 */
const secretColumns: Record<string, readonly string[]> = {
  users: ['password_hash'],
  user_invites: ['id'],
  projects: ['share_token'],
  profile_keys: ['wrapped'],
  login_passwords: ['cipher'],
  order_drafts: ['browser'],
  payments: ['url', 'session_id'],
  request_types: ['webhook'],
  order_forms: ['webhook'],
}

export const isSecret = (table: string, column: string): boolean =>
  secretColumns[table]?.includes(column) ?? false
