import { attribute } from './attributes'

const overflowMask = /<mask id="(satori_om-[^"]+)">\s*(<(?:rect|path)[^>]*?\/>)\s*<\/mask>/g

/**
 * `overflow: hidden` puts a mask on every descendant, and masks are slow: about 1.8 s for one panel.
 * The masks are plain shapes, so clip paths draw the same.
 */
export function masksToClips(svg: string): string {
  const converted = new Set([...svg.matchAll(overflowMask)].map((match) => match[1]))
  return svg
    .replace(overflowMask, (_, id: string, shape: string) => {
      const outer = attribute(shape, 'mask')
      const clip = outer ? ` clip-path="${outer}"` : ''
      const bare = shape.replace(/ ?mask="[^"]*"/, '').replace(/ fill="#fff"/, '')
      return `<clipPath id="${id}"${clip}>${bare}</clipPath>`
    })
    .replace(
      /<(\w+)([^>]*?) mask="url\(#(satori_om-[^)]+)\)"([^>]*)>/g,
      (tag: string, name: string, before: string, id: string, after: string) => {
        if (!converted.has(id)) return tag
        const clipped = /clip-path=/.test(before + after)
        return clipped
          ? `<${name}${before}${after}>`
          : `<${name}${before} clip-path="url(#${id})"${after}>`
      },
    )
}
