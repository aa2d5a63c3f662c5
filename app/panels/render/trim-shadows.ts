import { attribute, numberAttribute } from './attributes'

const shadow =
  /(<filter id="satori_s-[^"]+") x="[^"]+" y="[^"]+" width="[^"]+" height="[^"]+">(<feGaussianBlur stdDeviation="([\d.]+)".*?<\/filter>(?:<\/defs>)?)<g mask="[^"]+" filter="([^"]+)">(<g mask="[^"]+">)?(<path [^>]*\/>)(<\/g>)?/g

const number = (value: number) => String(Number(value.toFixed(2)))

/** The box of a shadow with negative spread: smaller on every side, corners tighter. */
function inset(path: string, spread: number): string {
  const radius = Number(attribute(path, 'd')?.match(/ a([\d.]+),/)?.[1] ?? 0)
  const place = ['x', 'y'].map(
    (name) => `${name}="${number(numberAttribute(path, name) + spread)}"`,
  )
  const size = ['width', 'height'].map(
    (name) => `${name}="${number(Math.max(1, numberAttribute(path, name) - 2 * spread))}"`,
  )
  const rx = number(Math.max(0, radius - spread))
  return `<rect ${place.join(' ')} ${size.join(' ')} rx="${rx}" fill="#fff"/>`
}

/**
 * Shadow filters cover far more than the shadow, and a mask cuts out the box itself although the box
 * is opaque. The region shrinks to three standard deviations, the mask goes. A second mask makes the
 * shadow smaller than the box: a smaller box draws the same, and far faster.
 */
export function trimShadows(svg: string): string {
  return svg.replace(
    shadow,
    (_, start: string, rest: string, blur: string, filter: string, mask, path: string, end) => {
      const spread = mask && end ? Math.max(0, -numberAttribute(path, 'stroke-width') / 2) : 0
      const box = spread > 0 ? inset(path, spread) : path
      const reach = 3 * Number(blur)
      const x = ((reach / numberAttribute(box, 'width')) * 100).toFixed(1)
      const y = ((reach / numberAttribute(box, 'height')) * 100).toFixed(1)
      const size = `width="${(100 + 2 * Number(x)).toFixed(1)}%" height="${(100 + 2 * Number(y)).toFixed(1)}%"`
      const drawn = spread > 0 ? box : `${mask ?? ''}${path}${end ?? ''}`
      return `${start} x="-${x}%" y="-${y}%" ${size}>${rest}<g filter="${filter}">${drawn}`
    },
  )
}
