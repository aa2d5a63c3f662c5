import type { PanelContent } from './types'

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Default words with a project's own on top: objects merge key by key, everything else replaces. */
export function mergeContent<C extends PanelContent>(defaults: C, override?: object): C {
  if (!override) return defaults
  const merged: Record<string, unknown> = { ...(defaults as Record<string, unknown>) }
  for (const [key, value] of Object.entries(override)) {
    if (value === undefined) continue
    const current = merged[key]
    merged[key] =
      isPlainObject(current) && isPlainObject(value) ? mergeContent(current, value) : value
  }
  return merged as C
}
