import type { PanelContent } from './definition'

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Default words with a project's own on top: objects merge key by key, the rows of a list one by
 * one (the list is as long as the project's own), everything else replaces.
 */
export function mergeContent<C extends PanelContent>(defaults: C, override?: object): C {
  if (!override) return defaults
  const merged: Record<string, unknown> = { ...(defaults as Record<string, unknown>) }
  for (const [key, value] of Object.entries(override)) {
    if (value !== undefined) merged[key] = merge(merged[key], value)
  }
  return merged as C
}

function merge(current: unknown, value: unknown): unknown {
  if (isPlainObject(current) && isPlainObject(value)) return mergeContent(current, value)
  if (Array.isArray(current) && Array.isArray(value)) {
    return value.map((row, i) => (isPlainObject(row) ? merge(current[i], row) : row))
  }
  return value
}
