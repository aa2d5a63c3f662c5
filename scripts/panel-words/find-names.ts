import { createTheme } from '../../app/panels/color/create-theme'
import { mergeContent } from '../../app/panels/content'
import type { PanelDefinition } from '../../app/panels/definition'
import { personNames } from '../../app/panels/pictures/portrait'
import { objects } from '../../app/panels/pictures/products'
import { backdrops } from '../../app/panels/pictures/products/studio'
import { companyNames } from '../../app/panels/primitives/company-logo'
import { iconPaths } from '../../app/panels/primitives/icon-paths'
import { stories } from '../../app/panels/stories'
import { storyIds } from '../../app/panels/stories/ids'
import { evaluate } from '../../app/panels/tree/evaluate'
import { Marks } from '../../app/panels/tree/marks'
import { isNode, type TreeNode } from '../../app/panels/tree/node'
import { type Orientation, orientations } from '../../app/panels/types'
import { branchesOf, contentOf, type WordBranch, wordsIn } from '../../app/panels/words/branches'

export const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }
const t = createTheme(brand, 'light')

export const draw = (panel: PanelDefinition, o: Orientation, content: object): TreeNode =>
  evaluate(panel.render({ t, o, content }))

/** All that a drawing says, without spaces: some words are drawn letter by letter. */
export function textOf(node: TreeNode): string {
  const inner = node.screen ? [textOf(node.screen.root)] : []
  const children = node.children.map((child) => (isNode(child) ? textOf(child) : child))
  return [...inner, ...children].join('').replace(/\s/g, '').toLowerCase()
}

/** What is seen of a drawing, to compare it. */
const looks = (node: TreeNode): string =>
  JSON.stringify(node, (key, value) => (key === 'props' || key === 'words' ? undefined : value))

/** The panel's example, and what it says in each story. */
export const versionsOf = (panel: PanelDefinition): object[] => [
  panel.content,
  ...storyIds.flatMap((story) => {
    const told = stories[story][panel.id]
    return told ? [mergeContent(panel.content, told)] : []
  }),
]

const strange = 'Zqxw'

type Role = 'word' | 'name' | 'throws' | 'unused'

/** Whether a text is a word that people read, or the name of something that is looked up. */
function roleOf(panel: PanelDefinition, content: object, { path }: WordBranch): Role {
  const tree = branchesOf(content, undefined, {}, () => true)
  const other = contentOf(tree, (word) => (word.path === path ? strange : word.value)) as object
  let role: Role = 'unused'
  for (const o of orientations) {
    try {
      const drawn = draw(panel, o, other)
      if (textOf(drawn).includes(strange.toLowerCase())) role = 'word'
      else if (role === 'unused' && looks(drawn) !== looks(draw(panel, o, content))) role = 'name'
    } catch {
      return 'throws'
    }
  }
  return role
}

const isName = (roles: ReadonlySet<Role> | undefined) =>
  roles !== undefined && (roles.has('throws') || (roles.has('name') && !roles.has('word')))

/** What several panels choose from: a place that knows one of them takes all. */
export const vocabularies: Record<string, readonly string[]> = {
  icon: Object.keys(iconPaths),
  person: personNames,
  company: companyNames,
  product: Object.keys(objects),
  backdrop: backdrops,
}

/** The vocabulary that a panel can draw at a place, or the names that it is known to draw there. */
function choicesOf(panel: PanelDefinition, shape: string, known: readonly string[]) {
  const tree = branchesOf(panel.content, undefined, {}, () => true)
  const draws = (name: string) => {
    const say = (word: WordBranch) => (word.shape === shape ? name : word.value)
    try {
      for (const o of orientations) draw(panel, o, contentOf(tree, say) as object)
      return true
    } catch {
      return false
    }
  }
  for (const [vocabulary, all] of Object.entries(vocabularies)) {
    if (known.every((name) => all.includes(name)) && all.every(draws)) return vocabulary
  }
  return known
}

type Texts = { content: object; word: WordBranch; text: string }[]

const textsIn = (content: object): Texts =>
  wordsIn(branchesOf(content, undefined, {}, () => true)).flatMap((word) =>
    typeof word.below === 'string' ? [{ content, word, text: word.below }] : [],
  )

/** What a panel does with its texts, by shape. */
export type FoundNames = {
  /** Those that name something, with what can be chosen there. */
  names: Record<string, string | readonly string[]>
  /** Shapes, or paths of single rows, that no version of the panel draws. */
  unseen: string[]
  /** Words that a drawing compares or takes apart: with marks it would be another. */
  unmarked: string[]
}

export function namesIn(panel: PanelDefinition): FoundNames {
  const texts = versionsOf(panel).flatMap(textsIn)
  const roles = texts.map(({ content, word }) => roleOf(panel, content, word))
  const rolesAt = (key: 'shape' | 'path', place: string) =>
    new Set(roles.filter((_, i) => texts[i]?.word[key] === place))
  const isUnseen = (key: 'shape' | 'path', place: string) => {
    const all = rolesAt(key, place)
    return all.size === 1 && all.has('unused')
  }
  const shapes = [...new Set(texts.map(({ word }) => word.shape))]
  const named = shapes.filter((shape) => isName(rolesAt('shape', shape)))
  const unseen = texts.flatMap(({ word: { shape, path } }) =>
    isUnseen('shape', shape) ? [shape] : isUnseen('path', path) ? [path] : [],
  )
  const unmarked = texts.flatMap((one) =>
    named.includes(one.word.shape) || bearsMark(panel, one.content, one.word)
      ? []
      : [one.word.shape],
  )
  const compared = new Set(
    texts.flatMap(({ word, text }) => (unmarked.includes(word.shape) ? [text] : [])),
  )
  const known = (shape: string) =>
    new Set(texts.flatMap(({ word, text }) => (word.shape === shape ? [text] : [])))
  return {
    names: Object.fromEntries(
      named.map((shape) => [shape, choicesOf(panel, shape, [...known(shape)].sort())]),
    ),
    // What only says which of the others is chosen is not asked for.
    unseen: [
      ...new Set(unseen),
      ...named.filter((shape) => [...known(shape)].every((name) => compared.has(name))),
    ],
    unmarked: [...new Set(unmarked)],
  }
}

/** Whether a mark around a word changes nothing else in the drawing. */
function bearsMark(panel: PanelDefinition, content: object, { path }: WordBranch): boolean {
  const tree = branchesOf(content, undefined, {}, () => true)
  return orientations.every((o) => {
    const marks = new Marks()
    const say = ({ path: at, value }: WordBranch) =>
      at === path && typeof value === 'string' ? marks.mark(value, at) : value
    const marked = draw(panel, o, contentOf(tree, say) as object)
    marks.take(marked)
    return looks(marked) === looks(draw(panel, o, content))
  })
}
