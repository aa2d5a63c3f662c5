import { limits } from './limits'

/** Values of the variables (`--name`) that hold at a place. */
export type Variables = ReadonlyMap<string, string>

/** Variables that the product fills: they stay in a drawing. */
const ofBrand = /^--brand-(primary|secondary)$/i
const start = /\bvar\(/gi

export const usesVariables = (value: string): boolean => /\bvar\(/i.test(value)

/** Whether a value waits for a brand. */
export const takesBrand = (value: string): boolean => /var\(\s*--brand-/i.test(value)

/**
 * Puts variables into a value. Those of the brand stay, with a color for where there is no brand.
 *
 * @returns null when one has no value and no other was given for that: nothing is said then
 */
export function substitute(value: string, variables: Variables): string | null {
  start.lastIndex = 0
  let text = ''
  let at = 0
  for (;;) {
    start.lastIndex = at
    const found = start.exec(value)
    if (!found) break
    const end = closing(value, start.lastIndex)
    if (end < 0) return null
    const put = one(value.slice(start.lastIndex, end), variables)
    if (put === null) return null
    text += value.slice(at, found.index) + put
    at = end + 1
    if (text.length > limits.attribute) return null
  }
  return (text + value.slice(at)).trim()
}

function one(inside: string, variables: Variables): string | null {
  const comma = inside.indexOf(',')
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim()
  const given = comma < 0 ? null : substitute(inside.slice(comma + 1).trim(), variables)
  const own = variables.get(name)
  if (!ofBrand.test(name)) return own ?? given
  const fallback = own ?? given
  return fallback === null ? `var(${name})` : `var(${name}, ${fallback})`
}

/** Index of the bracket that closes the one opened before `from`; -1 for none. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Variables below an element that declares some: they may be made of each other, but in no circle. */
export function declareVariables(
  declared: ReadonlyMap<string, string>,
  inherited: Variables,
): Variables {
  const all = new Map(inherited)
  const pending = new Set<string>()
  const settled = new Set<string>()
  const settle = (name: string) => {
    const value = declared.get(name)
    if (value === undefined || settled.has(name) || pending.has(name)) return
    pending.add(name)
    all.delete(name)
    for (const [, other = ''] of value.matchAll(/\bvar\(\s*(--[\w-]+)/gi)) {
      if (pending.size < 50) settle(other)
    }
    pending.delete(name)
    settled.add(name)
    const made = substitute(value, all)
    if (made !== null && made.length <= 1_000) all.set(name, made)
  }
  for (const name of declared.keys()) settle(name)
  return all
}
