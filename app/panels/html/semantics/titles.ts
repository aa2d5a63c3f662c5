import {
  fontSizeOf,
  isNode,
  isPlaced,
  isRow,
  nodesIn,
  someNode,
  type TreeNode,
  wordsIn,
} from '../../tree/node'

const titleSizes = new Set<unknown>(['mega', 'display', 'h1', 'h2', 'h3'])
const headingSizes = new Set<unknown>(['h2', 'h3', 'h4'])

const isNumber = (words: string) =>
  /^[\s\d$€£%.,:+–−/×xkKM★-]{1,12}(\s?[a-zA-Z%]{1,5})?$/.test(words)

export const isQuote = (words: string) => words.startsWith('“')

/** The first of the largest texts, unless it is a figure or the name of the business. */
export function findTitle(root: TreeNode, business: string): TreeNode | undefined {
  let found: TreeNode | undefined
  const look = (node: TreeNode) => {
    const words = node.kind === 'Text' ? wordsIn(node) : ''
    const large = titleSizes.has(node.props.size) && fontSizeOf(node) >= 24
    const isTitle = large && words.length > 6 && !isNumber(words) && words !== business
    if (isTitle && (!found || fontSizeOf(node) > fontSizeOf(found) + 1)) found = node
    nodesIn(node).forEach(look)
  }
  look(root)
  return found
}

/** Whether a text, not the title itself, is the heading of a part. */
export function isHeading(node: TreeNode): boolean {
  const words = wordsIn(node)
  if (!headingSizes.has(node.props.size) || isQuote(words) || isNumber(words)) return false
  return words.length > 3 && words.length <= 90
}

const otherEnd: Record<string, string> = { 'flex-start': 'flex-end', 'flex-end': 'flex-start' }

/**
 * A mirrored panel has its words second: in the document, and so on a phone, they come first, and the
 * style turns both round. @returns whether the title is in the node
 */
export function putTitleFirst(node: TreeNode, title: TreeNode): boolean {
  if (node === title) return true
  const at = node.children.findIndex((child) => isNode(child) && putTitleFirst(child, title))
  const [first] = nodesIn(node)
  const { style, children } = node
  const pair = isRow(node) && children.length === 2 && first && !isPlaced(first)
  if (at > 0 && pair && style.flexDirection !== 'row-reverse') turnRound(node)
  else if (at > 0) Object.assign(children[at] ?? {}, { holdsTitle: true })
  return at >= 0
}

function turnRound({ style, children }: TreeNode): void {
  children.reverse()
  const justify = String(style.justifyContent ?? 'flex-start')
  Object.assign(style, {
    flexDirection: 'row-reverse',
    justifyContent: otherEnd[justify] ?? justify,
  })
}

/** Which of two parts side by side has the heading, the other none. */
function headingAt(row: TreeNode): number {
  const parts = nodesIn(row)
  if (!row.keyed || !isRow(row) || parts.length !== 2 || parts.some(isPlaced)) return -1
  const named = parts.map((part) => someNode(part, isHeading))
  return named[0] === named[1] ? -1 : named.indexOf(true)
}

/** Pictures stand left and right by turns: below each other, the words of all come first. */
export function putWordsFirst(node: TreeNode): void {
  const parts = nodesIn(node)
  const places = parts.map(headingAt)
  if (places.includes(0) && places.includes(1) && !places.includes(-1)) {
    for (const [i, row] of parts.entries()) if (places[i] === 1) turnRound(row)
  }
  parts.forEach(putWordsFirst)
}
