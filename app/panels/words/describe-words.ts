import { wordLabels as labels } from '~/messages/word-labels'
import { limits } from '~/permissions/limits'
import type { DrawnFacts } from '../facts/facts'
import type { StoryId } from '../stories/ids'
import type { Orientation } from '../types'
import {
  type Branch,
  type GroupBranch,
  type ListBranch,
  type RowBranch,
  type WordBranch,
  wordsIn,
} from './branches'
import { wordsTree } from './content-with'
import type { DescribedWords, WordField, WordList, WordPart, WordRow } from './described'
import { choicesAt, isUnseen, leadsSomewhere, orderOf, vocabularyAt } from './found'
import { textOfLink } from './links'
import { numberBounds } from './number-bounds'
import type { LinkWord, OwnWords, PictureWord } from './own-words'
import { textOfPicture } from './picture-text'
import { pictureKey } from './pictures'
import { rowBounds } from './row-bounds'
import { type FoundSlot, slotsAt } from './slots'

const longestLine = 300
const paragraphFrom = 70
/** People often have more to say there than the example. */
const longTexts = /(^|\/)(lead|quote|answer|bio|teaser|letter|paragraphs\/\*)$/

/**
 * The form of a section's words: each field with what it says and what it would say without own words.
 *
 * @param orientation of the section: its lists may have as many rows as it has room for
 * @param facts of the business, and its pages
 */
export function describeWords(
  panelId: string,
  story: StoryId | null,
  own: OwnWords = {},
  orientation?: Orientation,
  facts?: DrawnFacts | null,
): DescribedWords {
  const describer = new Describer(panelId, own, orientation)
  const words = describer.of(wordsTree(panelId, story, own, facts), '', '')
  return { own, parts: [...words, ...describer.pictures()] }
}

const textOf = (said: string | number | boolean | undefined) =>
  typeof said === 'boolean' ? (said ? 'on' : '') : String(said ?? '')

function factBelow({ given, fact, lead }: WordBranch): WordField['factBelow'] {
  if (given !== 'fact') return undefined
  if (lead && 'page' in lead) return { of: 'page', page: lead.page }
  return { of: fact === 'pages' || fact === 'legal' ? 'menu' : 'details' }
}

const lastKey = (path: string) => path.slice(path.lastIndexOf('/') + 1)

class Describer {
  constructor(
    private readonly panelId: string,
    private readonly own: OwnWords,
    private readonly orientation: Orientation | undefined,
  ) {}

  /** @param around what the part is in @param name what it is called */
  of(branch: Branch, around: string, name: string): WordPart[] {
    if (branch.kind === 'list') return this.list(branch, around, name)
    if (branch.kind === 'word') return this.word(branch, labels.within(around, name), name)
    const inside = branch.path ? labels.within(around, name) : ''
    return this.inOrder(branch).flatMap(([key, inner]) =>
      this.of(inner, inside, this.nameOf(key, inner)),
    )
  }

  private nameOf(key: string, branch: Branch): string {
    const [first] = branch.kind === 'list' ? branch.rows.map(({ inner }) => inner) : [branch]
    if (first?.kind !== 'word') return labels.nameOf(key)
    if (choicesAt(this.panelId, first.shape)) return labels.nameOf(key, 'choice')
    return labels.nameOf(key, typeof first.below === 'boolean' ? 'switch' : 'words')
  }

  /** As people read them. */
  private inOrder({ parts }: GroupBranch): GroupBranch['parts'] {
    const first = (branch: Branch) =>
      Math.min(...wordsIn(branch).map(({ shape }) => orderOf(this.panelId, shape)))
    // `Infinity - Infinity` is no number.
    return parts
      .map((part) => ({ part, at: first(part[1]) }))
      .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
      .map(({ part }) => part)
  }

  private list(branch: ListBranch, around: string, name: string): WordList[] {
    const { path, shape } = branch
    const isRow = shape.endsWith('*')
    const one = isRow ? labels.part : labels.rowOf(lastKey(path))
    const label = labels.within(around, name)
    let number = 0
    const rows = branch.rows.map((row) => {
      if (!row.gone) number += 1
      return this.row(row, isRow ? label : around, labels.numbered(one, number))
    })
    // A list that a fact has emptied stays: rows can be added to it.
    const isEmptied = branch.fact !== undefined && rows.length === 0
    if (!isEmptied && rows.every(({ parts }) => parts.length === 0)) return []
    const example = rows.filter(({ added }) => !added).length
    return [
      {
        kind: 'list',
        path,
        name,
        label,
        one,
        rows,
        fact: branch.fact,
        ...rowBounds(this.panelId, shape, example, this.orientation),
      },
    ]
  }

  private row({ id, at, gone, inner }: RowBranch, around: string, label: string): WordRow {
    const inside = labels.within(around, label)
    const parts =
      inner.kind === 'group'
        ? this.inOrder(inner).flatMap(([key, part]) =>
            this.of(part, inside, this.nameOf(key, part)),
          )
        : this.of(inner, around, label)
    return { id, at, label, gone, added: id.startsWith('k'), parts }
  }

  private word(word: WordBranch, label: string, name: string): WordField[] {
    const { path, shape, below, value, source, fact } = word
    const texts = { value: textOf(value), below: textOf(below) }
    const said = { path, name, label, ...texts, source, fact, factBelow: factBelow(word) }
    const kind = isUnseen(this.panelId, shape, path) ? undefined : this.kindOf(shape, below)
    const slot = slotsAt(this.panelId)[shape]
    const photo = slot ? this.picture(path, slot, labels.within(label, labels.photo())) : []
    if (!kind) return photo
    const field: WordField = { ...said, ...kind }
    return leadsSomewhere(this.panelId, shape) && typeof value === 'string'
      ? [field, this.link(word, label, name), ...photo]
      : [field, ...photo]
  }

  /** The pictures that no word chooses. */
  pictures(): WordField[] {
    const slots = Object.entries(slotsAt(this.panelId)).filter(([at]) => at.startsWith('picture/'))
    return slots.flatMap(([at, slot]) => {
      const alike = slots.flatMap(([at, { shows }]) => (shows === slot.shows ? at : []))
      const number = alike.length > 1 ? alike.indexOf(at) + 1 : undefined
      return this.picture(at, slot, labels.photo(slot.shows, number))
    })
  }

  /** Nothing for a picture that only other orientations show. */
  private picture(at: string, { only }: FoundSlot, label: string): WordField[] {
    const path = pictureKey(at)
    const own = this.own[path] as PictureWord | undefined
    if (!own && only && this.orientation && !only.includes(this.orientation)) return []
    const source = own ? 'own' : 'example'
    const value = textOfPicture(own)
    // Folds of one form are told apart by what they are in.
    return [{ kind: 'picture', path, name: label, label, value, below: '', source }]
  }

  private kindOf(shape: string, below: WordBranch['below']) {
    if (typeof below === 'boolean') return { kind: 'switch' } as const
    if (typeof below === 'number') {
      const bounds = numberBounds(this.panelId, shape)
      return bounds && ({ kind: 'number', ...bounds } as const)
    }
    const names = choicesAt(this.panelId, shape)
    if (names) {
      const of = vocabularyAt(this.panelId, shape)
      return names.length > 1 ? ({ kind: 'choice', of, names } as const) : undefined
    }
    const letters = below?.length ?? 0
    return letters > (longTexts.test(shape) ? 0 : paragraphFrom)
      ? ({ kind: 'paragraph', most: limits.lettersOfOwnWord } as const)
      : ({ kind: 'line', most: longestLine } as const)
  }

  private link({ path, lead }: WordBranch, label: string, name: string): WordField {
    const key = `${path}#link`
    const link = this.own[key] as LinkWord | undefined
    return {
      kind: 'link',
      leadsByItself: lead !== undefined,
      path: key,
      name: labels.leadsTo(name),
      label: labels.leadsTo(label),
      value: textOfLink(link),
      below: '',
      source: link ? 'own' : 'example',
    }
  }
}
