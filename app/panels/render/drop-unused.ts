const references = (svg: string) => new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]))

/** Satori defines a mask and a clip path for every box; most are never referenced. */
export function dropUnused(svg: string): string {
  let result = svg
  // Twice: a dropped mask may have been the only one to reference another.
  for (let pass = 0; pass < 2; pass++) {
    const used = references(result)
    result = result.replace(
      /<(mask|clipPath) id="([^"]+)"[^>]*>[\s\S]*?<\/\1>/g,
      (element: string, _name: string, id: string) => (used.has(id) ? element : ''),
    )
  }
  return result.replace(/<defs><\/defs>/g, '')
}
