/**
 * Columns whose values open something, are a part of what does, or were sent to nobody yet: they are taken
 * over, and never leave the server.
 */
const secretColumns: Record<string, readonly string[]> = {
  users: ['password_hash'],
  user_invites: ['id'],
  projects: ['share_token'],
  profile_keys: ['wrapped_key'],
  login_passwords: ['cipher'],
  drafts: ['browser', 'values'],
  payments: ['url', 'session_id'],
  request_types: ['webhook'],
  order_forms: ['webhook'],
}

export const isSecret = (table: string, column: string): boolean =>
  secretColumns[table]?.includes(column) ?? false
