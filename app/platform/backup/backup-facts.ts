/** Facts about a backup without restoring it. */
export type BackupFacts = {
  name: string
  madeAt: number
  /** Bytes of all that it holds. */
  bytes: number
  files: number
  /** How many files that rows name it lacks; null where nobody has looked. */
  lacks: number | null
  /** The first of them, as paths. */
  missing: string[]
  /** Tables with far fewer rows than in an earlier backup: the number of rows now, and then. */
  less: { than: string; rows: Record<string, [now: number, before: number]> } | null
}

/** Milliseconds after which a newest backup is too old: two daily ones have failed. */
export const oldestBackup = 50 * 60 * 60 * 1000
