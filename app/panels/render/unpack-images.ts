import { attribute, numberAttribute, referenceId } from './attributes'

type Rect = { x: number; y: number; width: number; height: number }

/** Satori masks every child of a section; those masks are plain rectangles. */
function rectangularMasks(svg: string): Map<string, Rect> {
  const masks = new Map<string, Rect>()
  const pattern =
    /<mask id="([^"]+)"><rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="#fff"\/><\/mask>/g
  for (const [, id, ...box] of svg.matchAll(pattern)) {
    const [x = 0, y = 0, width = 0, height = 0] = box.map(Number)
    masks.set(id ?? '', { x, y, width, height })
  }
  return masks
}

const tolerance = 0.6

const contains = (outer: Rect, inner: Rect) =>
  outer.x <= inner.x + tolerance &&
  outer.y <= inner.y + tolerance &&
  outer.x + outer.width >= inner.x + inner.width - tolerance &&
  outer.y + outer.height >= inner.y + inner.height - tolerance

function decode(href: string): string {
  const data = href.slice(href.indexOf(',') + 1)
  return href.includes(';base64,')
    ? Buffer.from(data, 'base64').toString()
    : decodeURIComponent(data)
}

/** Gives every id of a nested drawing a prefix, because several end up in one document. */
const prefixIds = (svg: string, prefix: string) =>
  svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)

function nested(source: string, box: Rect, prefix: string): { shapes: string; cropped: boolean } {
  const root = source.match(/^<svg([^>]*)>/)?.[1] ?? ''
  const inner = source.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const cropped = attribute(root, 'preserveAspectRatio') === 'xMidYMid slice'
  const crop = cropped ? 'xMidYMid slice' : 'xMidYMid'
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  const view = `viewBox="${attribute(root, 'viewBox') ?? ''}" preserveAspectRatio="${crop}"`
  return { cropped, shapes: `<svg ${place} ${view}>${prefixIds(inner, prefix)}</svg>` }
}

/**
 * Satori turns pictures and icons into images with a data URI, which renderers draw slowly, without
 * sharing and sometimes blurred. They become nested drawings again. Ancestor clips are kept; masks
 * that contain the whole picture are dropped. Images in `keep` (an uploaded logo) stay images: what
 * clients upload must never become part of the document.
 */
export function unpackImages(svg: string, keep: readonly string[]): string {
  const masks = rectangularMasks(svg)
  let count = 0
  return svg.replace(
    /<image ([^>]*?)href="(data:image\/svg\+xml[^"]*)"([^>]*?)\/?>(<\/image>)?/g,
    (image: string, before: string, href: string, after: string) => {
      if (keep.includes(href)) return image
      const tag = `${before} ${after}`
      const box = {
        x: numberAttribute(tag, 'x'),
        y: numberAttribute(tag, 'y'),
        width: numberAttribute(tag, 'width'),
        height: numberAttribute(tag, 'height'),
      }
      count += 1
      const { shapes, cropped } = nested(decode(href), box, `n${count}-`)
      const kept = [cropped ? 'clip-path' : '', 'transform', 'opacity', 'filter']
        .filter((name) => name && attribute(tag, name))
        .map((name) => ` ${name}="${attribute(tag, name)}"`)
        .join('')
      const drawing = kept ? `<g${kept}>${shapes}</g>` : shapes
      const mask = attribute(tag, 'mask')
      const rect = masks.get(referenceId(mask) ?? '')
      if (!mask || (rect && contains(rect, box))) return drawing
      return `<g clip-path="${mask}">${drawing}</g>`
    },
  )
}
