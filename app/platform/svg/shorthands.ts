/** A property and its value. */
type Pair = readonly [name: string, value: string]

const size =
  '(?:[\\d.]+(?:e[+-]?\\d+)?(?:[a-z]+|%)|(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger|calc\\([^()]*\\))'
const font = new RegExp(`^((?:[\\w-]+\\s+)*?)(${size})(?:\\s*/\\s*[\\w.%+-]+)?\\s+(\\S.*)$`, 'is')

const fontWords: readonly (readonly [name: string, words: RegExp])[] = [
  ['font-style', /^(italic|oblique)$/i],
  ['font-variant', /^small-caps$/i],
  ['font-weight', /^(bold|bolder|lighter|[1-9]\d{0,2}|1000)$/i],
  ['font-stretch', /^(ultra-|extra-|semi-)?(condensed|expanded)$/i],
]

/** Properties that a shorthand sets. @returns null when only a browser knows */
export function longhands(name: string, value: string): Pair[] | null {
  if (name === 'marker') return ['start', 'mid', 'end'].map((end) => [`marker-${end}`, value])
  if (name === 'text-decoration-line') return [['text-decoration', value]]
  if (name === 'background') return [['background-color', value]]
  if (name !== 'font') return [[name, value]]
  if (/^(inherit|initial|unset|revert|revert-layer)$/i.test(value)) {
    const all = ['font-size', 'font-family', ...fontWords.map(([word]) => word)]
    return all.map((each) => [each, value])
  }
  const found = font.exec(value)
  if (!found) return null
  const [, before = '', fontSize = '', family = ''] = found
  const words = before.trim().split(/\s+/)
  return [
    ...fontWords.map(([each, fits]): Pair => [each, words.find((w) => fits.test(w)) ?? 'normal']),
    ['font-size', fontSize],
    ['font-family', family],
  ]
}
