/** A color as lightness 0–1, chroma 0–0.4 and hue in degrees. Equal steps look equal. */
export type Lch = { l: number; c: number; h: number }
type Rgb = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
/** The number between two bounds that is nearest to a value. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high)

/** Six lower-case digits with `#`. Anything that is not a hex color becomes black. */
export function normalizeHex(hex: string): string {
  const digits = hex.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : '#000000'
}

/** Gamma-encoded sRGB, each 0 to 1. */
function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(normalizeHex(hex).slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const rgbToHex = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Linear sRGB, each 0 to 1. */
export const linearRgb = (hex: string): Rgb => hexToRgb(hex).map(toLinear) as Rgb

/** A hex color in OKLCH. */
export function hexToLch(hex: string): Lch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  }
}

function lchToLinear(L: number, c: number, hue: number): Rgb {
  const a = c * Math.cos((hue * Math.PI) / 180)
  const b = c * Math.sin((hue * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The sRGB color for these values; chroma is reduced until the color exists. */
export function lchToHex(l: number, c: number, h: number): string {
  for (let chroma = c; ; chroma -= 0.004) {
    const reduced = Math.max(0, chroma)
    const linear = lchToLinear(l, reduced, h)
    if (reduced === 0 || linear.every((v) => v > -0.0005 && v < 1.0005)) {
      return rgbToHex(linear.map((v) => toGamma(Math.max(0, v))) as Rgb)
    }
  }
}

/** The mixture of two colors; `amount` 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = hexToRgb(to)
  return rgbToHex(hexToRgb(from).map((v, i) => v + ((target[i] ?? v) - v) * amount) as Rgb)
}

/** A hex color as `rgba()`; `opacity` 0 to 1. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = hexToRgb(hex).map((v) => Math.round(v * 255))
  return `rgba(${r},${g},${b},${opacity})`
}
