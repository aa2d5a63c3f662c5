import type { WordList } from './described'
import type { OwnWord, OwnWords, RowWord } from './own-words'

export type RowChange = 'up' | 'down' | 'remove' | 'bring-back'

const withRow = (words: OwnWords, key: string, row: RowWord): OwnWords => {
  const { [key]: _, ...rest } = words
  const empty = row.at === undefined && row.like === undefined && !row.gone
  return empty ? rest : { ...rest, [key]: row }
}

const rowAt = (words: OwnWords, key: string) => (words[key] ?? {}) as RowWord

/** Moves a row of a list, takes it away or brings it back. What cannot be done changes nothing. */
export function changeRow(
  words: OwnWords,
  list: WordList,
  rowId: string,
  change: RowChange,
): OwnWords {
  const key = `${list.path}/${rowId}#row`
  const row = list.rows.find(({ id }) => id === rowId)
  if (!row) return words
  if (change === 'remove') return withRow(words, key, { ...rowAt(words, key), gone: true })
  if (change === 'bring-back') {
    const { gone: _, ...rest } = rowAt(words, key)
    return withRow(words, key, rest)
  }
  const shown = list.rows.filter(({ gone }) => !gone)
  const from = shown.indexOf(row)
  const to = change === 'up' ? from - 1 : from + 1
  const [next, beyond] = [shown[to], shown[change === 'up' ? to - 1 : to + 1]]
  if (from < 0 || !next) return words
  const at = between(next.at, beyond?.at, change)
  return withRow(words, key, { ...rowAt(words, key), at })
}

const between = (next: number, beyond: number | undefined, change: 'up' | 'down') =>
  beyond === undefined ? next + (change === 'up' ? -1 : 1) : (next + beyond) / 2

/** Adds a row at the end that starts as the last one, else as the example's. @param id begins with `k` */
export function addRow(words: OwnWords, list: WordList, id: string): OwnWords {
  const last = list.rows.at(-1)
  const shown = list.rows.filter(({ gone }) => !gone).at(-1) ?? last
  if (!last || !shown) return { ...words, [`${list.path}/${id}#row`]: { at: 0 } }
  const like = shown.added ? rowAt(words, `${list.path}/${shown.id}#row`).like : shown.id
  const from = `${list.path}/${shown.id}`
  const copied = Object.entries(words).flatMap(([key, word]): [string, OwnWord][] =>
    key.startsWith(from) && /^(\/|$)/.test(key.slice(from.length))
      ? [[`${list.path}/${id}${key.slice(from.length)}`, word]]
      : [],
  )
  const row = { at: last.at + 1, like }
  return { ...words, ...Object.fromEntries(copied), [`${list.path}/${id}#row`]: row }
}
