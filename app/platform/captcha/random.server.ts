import { createHash } from 'node:crypto'
import { keyedHash } from '../ids.server'

export type Random = {
  /** From 0 to below 1. */
  next(): number
  /** A number between two others. */
  between(low: number, high: number): number
  pick<T>(of: readonly T[]): T
  shuffle<T>(list: T[]): T[]
}

/** Numbers that follow from a captcha's id and the secret: the same each time it is drawn. */
export function randomOf(purpose: string, id: string): Random {
  const seed = keyedHash(`captcha ${purpose}`, id)
  let block = Buffer.alloc(0)
  let at = 0
  let blocks = 0
  const next = () => {
    if (at + 4 > block.length) {
      block = createHash('sha256').update(`${seed}.${blocks}`).digest()
      blocks += 1
      at = 0
    }
    at += 4
    return block.readUInt32BE(at - 4) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T,
    shuffle(list) {
      for (let last = list.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1))
        const kept = list[last] as (typeof list)[number]
        list[last] = list[other] as (typeof list)[number]
        list[other] = kept
      }
      return list
    },
  }
}
