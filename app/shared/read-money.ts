import { decimalsOf, isWholeAlways, mostOf, smallestOf } from './money'

/**
 * Why what somebody typed is no amount of a currency. `none`: it is none above nothing; `two`: it can
 * be read as two amounts; `decimals`: it has decimals that the currency does not have; `most`: it is
 * more than can be charged at once.
 */
export type Misread = 'none' | 'two' | 'decimals' | 'most'

/**
 * Reads what somebody typed as an amount of a currency: `1250`, `12.5`, `12,50`, `1,250.00`,
 * `1.250,00`, `1 250`, `1'250`.
 *
 * @param currency ISO 4217 in lower case
 * @returns minor units, or why it cannot be read
 */
export function readMoney(typed: string, currency: string): number | Misread {
  const found = partsOf(typed, decimalsOf(currency), isWholeAlways(currency))
  if (typeof found === 'string') return found
  const amount = Number(found.whole + found.part.padEnd(decimalsOf(currency), '0'))
  if (amount < 1) return 'none'
  if (amount > mostOf(currency)) return 'most'
  return amount % smallestOf(currency) === 0 ? amount : 'decimals'
}

type Parts = { whole: string; part: string }

/** The digits before and after the decimal sign, without what separates thousands. */
function partsOf(typed: string, decimals: number, wholeOnly: boolean): Parts | Misread {
  const text = typed.trim().replace(/\s/g, ' ').replaceAll('’', "'")
  if (!/^\d{1,15}(?:[.,' ]\d{1,15}){0,5}$/.test(text)) return 'none'
  const groups = text.split(/[.,' ]/)
  const signs = text.replace(/\d/g, '')
  const [sign = '', last = sign] = [signs[0], signs.at(-1)]
  const inThousands = (some: string[]) =>
    /^[1-9]\d{0,2}$/.test(some[0] ?? '') && some.slice(1).every(({ length }) => length === 3)
  const whole = (some = groups) => ({ whole: some.join(''), part: '' })
  if (signs === '') return whole()
  const before = groups.slice(0, -1)
  const part = groups.at(-1) ?? ''
  // Thousands and a decimal sign: they differ.
  if (last !== sign) {
    const apart = signs.slice(0, -1)
    if (apart !== sign.repeat(apart.length) || !/[.,]/.test(last) || !inThousands(before))
      return 'none'
    return part.length > decimals ? 'decimals' : { ...whole(before), part }
  }
  const asThousands = inThousands(groups)
  if (signs.length > 1 || /[ ']/.test(sign)) {
    return asThousands && signs === sign.repeat(signs.length) ? whole() : 'none'
  }
  const asDecimals = part.length <= decimals
  if (!asThousands) return asDecimals ? { ...whole(before), part } : 'decimals'
  // Three digits behind one sign. The product writes a comma between thousands and a point before decimals.
  if (wholeOnly) return whole()
  if (sign === '.') return asDecimals ? { ...whole(before), part } : 'two'
  return asDecimals ? 'two' : whole()
}
