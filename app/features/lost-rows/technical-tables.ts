/**
 * Tables whose lost rows nobody is asked about: they are derived from others, belong to a moment, or
 * open an account. All others have a name in `~/messages/lost-rows`.
 */
export const technicalTables: readonly string[] = [
  // Derived, or counted by commands.
  'counters',
  'request_states',
  'search_waiting',
  // Tables of passing state.
  'rate_limits',
  'captchas',
  'exports',
  'live_events',
  'presences',
  'last_reads',
  'idempotency_keys',
  // Ways into an account: people sign in again, or ask for another link.
  'sessions',
  'tokens',
  // Outgoing rows, and events of the payment provider, which is asked again.
  'mail',
  'stripe_events',
  'webhook_deliveries',
  // Lost rows themselves, the history of primaries, and the owner of the stored files.
  'lost_finds',
  'lost_rows',
  'primary_terms',
  'installation',
  // Read from the bucket again each hour.
  'backup_state',
]
