/** Whether a text names a time zone; old and new names of one do, bare offsets do not. */
export function isZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name) || name.length > 60) return false
  return canonical(name) !== null
}

/** The name by which this server knows a zone; null where it knows none. */
function canonical(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

let listed: ReadonlySet<string> | undefined

/**
 * The time zone that a browser says it is in, by its common name; null where that is none people live
 * in: then the office's counts.
 */
export function guessedZone(name: string | undefined): string | null {
  if (!name || !isZone(name)) return null
  listed ??= new Set(Intl.supportedValuesOf('timeZone'))
  const zone = canonical(name)
  return zone && listed.has(zone) ? zone : null
}
