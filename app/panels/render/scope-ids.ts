/** A short, repeatable name for any text. */
export function hash(text: string): string {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0
  }
  return value.toString(36)
}

/** Several panels share one HTML page: every id gets a short name with the panel's own prefix. */
export function scopeIds(svg: string, prefix: string): string {
  const names = new Map<string, string>()
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) {
    if (id && !names.has(id)) names.set(id, `${prefix}${names.size.toString(36)}`)
  }
  return svg
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${names.get(id) ?? id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${names.get(id) ?? id})`)
}
