import { type BoundFact, type BoundFacts, type FactName, isRows } from '../facts/bound-facts'
import { partOf, withoutLead, withRoom } from './fact-rows'
import type { LinkWord, OwnWord, OwnWords, RowWord, Said } from './own-words'

/** Who says a word: the panel's example, the project's story, what is true of the business, or people. */
export type WordSource = 'example' | 'story' | 'fact' | 'own'

export type WordBranch = {
  kind: 'word'
  path: string
  /** Its path with a star in place of each row's id. */
  shape: string
  /** What it says without own words; nothing where only other rows of its list say something. */
  below: Said | undefined
  value: Said | undefined
  source: WordSource
  /** Who says it without own words. */
  given: Exclude<WordSource, 'own'>
  /** The fact that speaks here once it is known. */
  fact?: FactName | undefined
  /** Where it leads by itself. */
  lead?: LinkWord | undefined
}
/** `at` is its number among the others. */
export type RowBranch = { id: string; at: number; gone: boolean; inner: Branch }
export type ListBranch = {
  kind: 'list'
  path: string
  shape: string
  rows: RowBranch[]
  /** Rows of a fact that it has no room for. */
  left: RowBranch[]
  fact?: FactName | undefined
}
export type GroupBranch = {
  kind: 'group'
  path: string
  shape: string
  parts: [key: string, Branch][]
}

/** The words of a panel as a tree, own words laid over what is below. */
export type Branch = WordBranch | ListBranch | GroupBranch

/** What is there without own words: the story over the example, and what the story alone tells. */
type Given = { below: unknown; told: unknown; fact?: BoundFact | undefined }
type GivenList = Given & { below: readonly unknown[] }
type Row = Given & { id: string; at: number }
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
 * @param facts what is true of the business: it goes before the story
 */
export function branchesOf(
  below: object,
  told: object | undefined,
  own: OwnWords,
  accepts: (shape: string, said: Said) => boolean,
  facts: BoundFacts = new Map(),
): Branch {
  const added = addedRows(own)
  const ownAt = (path: string): OwnWord | undefined =>
    Object.hasOwn(own, path) ? own[path] : undefined

  function word({ below, told, fact }: Given, { path, shape }: Position): WordBranch {
    const example = isSaid(below) ? below : undefined
    const fits = (said: unknown): said is Said =>
      isSaid(said) && typeof said === typeof (example ?? '')
    const known = fits(fact?.value) ? fact.value : undefined
    const value = known ?? example
    const said = ownAt(path)
    const isOwn = fits(said) && accepts(shape, said)
    const given = known !== undefined ? 'fact' : told === undefined ? 'example' : 'story'
    // A page's row leads to it whatever it is called; another phone number is another one.
    const lead = isOwn && !(fact?.lead && 'page' in fact.lead) ? undefined : fact?.lead
    return {
      ...{ kind: 'word', path, shape, below: value, value: isOwn ? said : value },
      ...{ source: isOwn ? 'own' : given, given, fact: fact?.fact, lead },
    }
  }

  /** Whether people wrote into a row of the example. */
  const isWritten = (path: string) =>
    Object.keys(own).some(
      (key) => (key === path || key.startsWith(`${path}/`)) && !key.includes('#'),
    )

  /** Rows of a fact instead of those of the example. Rows that people wrote into stay, behind them. */
  function rowsBelow({ fact, ...given }: GivenList, path: string): Row[] {
    const rows = rowsOfExample(given)
    if (!fact || !isRows(fact.value)) return rows
    const known = fact.value.rows.map(({ id, value, lead }, i) => {
      const like = rows[i] ?? rows.at(-1)
      const { below, told } = like ?? {}
      return { id, at: i, below, told, fact: { fact: fact.fact, value, lead } }
    })
    const ids = new Set(known.map(({ id }) => id))
    const kept = rows.filter(({ id }) => !ids.has(id) && isWritten(`${path}/${id}`))
    return [...known, ...kept.map((row, i) => ({ ...row, at: known.length + i }))]
  }

  function list(given: GivenList, position: Position): ListBranch {
    const { below, fact } = given
    const stateOf = (id: string) => ownAt(`${position.path}/${id}#row`) as RowWord | undefined
    const rows = rowsBelow(given, position.path)
    // Where a fact leaves no row, an added one is like the example's.
    const last = rows.at(-1) ?? rowsOfExample(given).at(-1)
    for (const id of below.length > 0 ? (added.get(position.path) ?? []) : []) {
      const { like, at } = stateOf(id) ?? {}
      const model = rows.find((row) => row.id === like) ?? last
      if (model) rows.push({ ...model, id, at: at ?? rows.length, fact: withoutLead(model.fact) })
    }
    const ordered = rows
      .map((row) => {
        const { at = row.at, gone = false } = stateOf(row.id) ?? {}
        return { ...row, at, gone }
      })
      .sort((a, b) => a.at - b.at)
    const optional = textsOfSome(below)
    const { rows: drawn, left } = withRoom(ordered, fact?.value)
    const branch = ({ id, at, gone, ...given }: (typeof ordered)[number]): RowBranch => ({
      ...{ id, at, gone },
      inner: any(given, within(position, id, '*'), optional),
    })
    return {
      kind: 'list',
      ...position,
      fact: fact?.fact,
      rows: drawn.map(branch),
      left: left.map(branch),
    }
  }

  function any(given: Given, position: Position, optional: readonly string[] = []): Branch {
    const { below, told } = given
    const isKnown = given.fact?.value !== undefined
    const fact = isKnown ? given.fact : (facts.get(position.path) ?? given.fact)
    if (Array.isArray(below)) return list({ below, told, fact }, position)
    if (!isObject(below)) return word({ below, told, fact }, position)
    const inner = isObject(told) ? told : {}
    const keys = new Set([...Object.keys(below), ...optional])
    const partGiven = (key: string) => ({
      ...{ below: below[key], told: inner[key], fact: partOf(fact, key) },
    })
    return {
      kind: 'group',
      ...position,
      parts: [...keys].map((key) => [key, any(partGiven(key), within(position, key))]),
    }
  }

  return any({ below, told }, { path: '', shape: '' })
}

function rowsOfExample({ below, told }: GivenList): Row[] {
  const toldRows = Array.isArray(told) ? told : []
  return below.map((value, i) => ({ id: `d${i}`, at: i, below: value, told: toldRows[i] }))
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

/** Names of pages that a list has no room for. */
export type LeftOut = { path: string; words: WordBranch[] }

export function leftIn(branch: Branch): LeftOut[] {
  if (branch.kind === 'word') return []
  if (branch.kind === 'group') return branch.parts.flatMap(([, inner]) => leftIn(inner))
  const own = branch.left.flatMap(({ inner }) => wordsIn(inner).filter(({ lead }) => lead))
  const inner = branch.rows.flatMap(({ gone, inner }) => (gone ? [] : leftIn(inner)))
  return own.length > 0 ? [{ path: branch.path, words: own }, ...inner] : inner
}
