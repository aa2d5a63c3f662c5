import type { OwnWord, OwnWords, RowWord } from './own-words'

/** What a drawing takes as one word: a text, the name of a picture, a number, a switch. */
export type Said = string | number | boolean

/** Who says a word: the panel's example, the project's story, what is true of the business, or people. */
export type WordSource = 'example' | 'story' | 'fact' | 'own'

export type WordBranch = {
  kind: 'word'
  path: string
  /** Its path with `*` for rows: `plans · * · price`. */
  shape: string
  /** What it says without own words; nothing where only other rows of its list say something. */
  below: Said | undefined
  value: Said | undefined
  source: WordSource
}
export type RowBranch = { id: string; gone: boolean; inner: Branch }
export type ListBranch = { kind: 'list'; path: string; shape: string; rows: RowBranch[] }
export type GroupBranch = {
  kind: 'group'
  path: string
  shape: string
  parts: [key: string, Branch][]
}

/** The words of a panel as a tree, own words laid over what is below. */
export type Branch = WordBranch | ListBranch | GroupBranch

/** What is there without own words: the story over the example, and what the story alone tells. */
type Given = { below: unknown; told: unknown }
type Position = { path: string; shape: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSaid = (value: unknown): value is Said =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const within = ({ path, shape }: Position, key: string, step = key): Position => ({
  path: path ? `${path}/${key}` : key,
  shape: shape ? `${shape}/${step}` : step,
})

/**
 * Lays own words over a panel's content.
 *
 * @param below the story over the example
 * @param told what the story alone says: it tells which of the two a word is from
 * @param accepts whether a panel can draw what people say there
 */
export function branchesOf(
  below: object,
  told: object | undefined,
  own: OwnWords,
  accepts: (shape: string, said: Said) => boolean,
): Branch {
  const added = addedRows(own)
  const ownAt = (path: string): OwnWord | undefined =>
    Object.hasOwn(own, path) ? own[path] : undefined

  function word({ below, told }: Given, { path, shape }: Position): WordBranch {
    const value = isSaid(below) ? below : undefined
    const said = ownAt(path)
    const fits = isSaid(said) && typeof said === typeof (value ?? '') && accepts(shape, said)
    const source = fits ? 'own' : told === undefined ? 'example' : 'story'
    return { kind: 'word', path, shape, below: value, value: fits ? said : value, source }
  }

  function list(below: readonly unknown[], told: unknown, position: Position): ListBranch {
    const toldRows = Array.isArray(told) ? told : []
    const stateOf = (id: string) => ownAt(`${position.path}/${id}#row`) as RowWord | undefined
    const rows = below.map((value, i) => ({ id: `d${i}`, value, told: toldRows[i], at: i }))
    for (const id of below.length > 0 ? (added.get(position.path) ?? []) : []) {
      const { like, at } = stateOf(id) ?? {}
      const model = rows.find((row) => row.id === like) ?? rows[below.length - 1]
      if (model) rows.push({ ...model, id, at: at ?? rows.length })
    }
    const ordered = rows
      .map((row) => ({ ...row, at: stateOf(row.id)?.at ?? row.at }))
      .sort((a, b) => a.at - b.at)
    const optional = textsOfSome(below)
    return {
      kind: 'list',
      ...position,
      rows: ordered.map(({ id, value, told }) => ({
        id,
        gone: stateOf(id)?.gone === true,
        inner: any({ below: value, told }, within(position, id, '*'), optional),
      })),
    }
  }

  function any(given: Given, position: Position, optional: readonly string[] = []): Branch {
    const { below, told } = given
    if (Array.isArray(below)) return list(below, told, position)
    if (!isObject(below)) return word(given, position)
    const inner = isObject(told) ? told : {}
    const keys = new Set([...Object.keys(below), ...optional])
    return {
      kind: 'group',
      ...position,
      parts: [...keys].map((key) => [
        key,
        any({ below: below[key], told: inner[key] }, within(position, key)),
      ]),
    }
  }

  return any({ below, told }, { path: '', shape: '' })
}

function addedRows(own: OwnWords): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const key of Object.keys(own)) {
    const [, list, id] = /^(.+)\/(k[a-z0-9]+)#row$/.exec(key) ?? []
    if (list && id) rows.set(list, [...(rows.get(list) ?? []), id])
  }
  return rows
}

/** Texts that only some rows of a list have: any row may have them. */
function textsOfSome(rows: readonly unknown[]): string[] {
  const objects = rows.filter(isObject)
  const texts = objects.flatMap((row) =>
    Object.keys(row).filter((key) => typeof row[key] === 'string'),
  )
  return [...new Set(texts)]
}

/** What a panel draws. @param say changes what is said, such as marking it */
export function contentOf(branch: Branch, say = (word: WordBranch) => word.value): unknown {
  if (branch.kind === 'word') return say(branch)
  if (branch.kind === 'list') {
    return branch.rows.filter(({ gone }) => !gone).map(({ inner }) => contentOf(inner, say))
  }
  const parts = branch.parts.map(([key, inner]) => [key, contentOf(inner, say)])
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

/** All words, in the order of the content; those of rows that are gone are not among them. */
export function wordsIn(branch: Branch): WordBranch[] {
  if (branch.kind === 'word') return [branch]
  if (branch.kind === 'group') return branch.parts.flatMap(([, inner]) => wordsIn(inner))
  return branch.rows.flatMap(({ gone, inner }) => (gone ? [] : wordsIn(inner)))
}
