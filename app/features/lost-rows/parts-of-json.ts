import { plainText } from '~/features/conversations/plain-text'
import { lostRowsMessages as say, wordOf } from '~/messages/lost-rows'

/** A value within JSON, as people read it: its name with those of what it is in. */
export type Part = { name: string; text: string }

type Keys = { keys: string[]; names: string[] }

/**
 * The values within JSON, by their place. An entry of a list is known by its id where it has one, so that
 * it is the same one after others were put before it. Empty values are none.
 */
export function partsOf(json: unknown): Map<string, Part> {
  const parts = new Map<string, Part>()
  const walk = (value: unknown, { keys, names }: Keys) => {
    if (isEmpty(value)) return
    const inner = entriesOf(value)
    if (inner === null) {
      parts.set(keys.join(' '), { name: names.join(', '), text: textOf(value) })
      return
    }
    for (const [key, name, child] of inner) {
      walk(child, { keys: [...keys, key], names: [...names, name] })
    }
  }
  walk(json, { keys: [], names: [] })
  return parts
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

type Entry = readonly [key: string, name: string, value: unknown]

/** Entries of a value; null for one that is read as a whole, such as a list of words. */
function entriesOf(value: unknown): Entry[] | null {
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object' || each === null)) return null
    return value.map((each, n) => {
      const { id, label, name, title } = (each ?? {}) as Record<string, unknown>
      const said = [label, name, title].find((one) => typeof one === 'string' && one !== '')
      return [String(id ?? n), String(said ?? n + 1), each]
    })
  }
  if (typeof value !== 'object' || value === null) return null
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'id' ? [] : [[key, nameOf(key), child] as const],
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'boolean') return value ? say.yes : say.no
  const text = String(value)
  return /^<\w[\s\S]*<\/\w+>\s*$/.test(text) ? plainText(text) : text
}

const code = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** Whether a value is an id or the name of a stored file, which tells people nothing. */
export const isCode = (text: string): boolean =>
  new RegExp(`^(${code.source}|[0-9a-f]{24,}(\\.\\w{2,4})?)$`, 'i').test(text)

/** `atLeastSix` as `At least six`; without an id. */
const nameOf = (key: string): string =>
  wordOf(
    key
      .replace(code, '')
      .replace(/[-_]+$/, '')
      .replace(
        /([a-z])([A-Z])/g,
        (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`,
      ),
  )
