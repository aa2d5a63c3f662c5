import { isNode, type TreeNode } from './node'

const first = 0xe000
const last = 0xf8fe
const close = '\uf8ff'

// Private-use letters: people's words have none, and a drawing passes them on with the words.
const anyMark = /[\ue000-\uf8ff]/g
const opening = /[\ue000-\uf8fe]/g

/** Gives each word a mark by which its path is found again in what is drawn. */
export class Marks {
  private readonly paths: string[] = []

  mark(text: string, path: string): string {
    const code = first + this.paths.length
    if (code > last || text.trim() === '') return text
    this.paths.push(path)
    return `${String.fromCharCode(code)}${text}${close}`
  }

  /** The paths of the words in a text. */
  pathsIn(text: string): string[] {
    const marks = text.match(opening) ?? []
    return marks.flatMap((mark) => this.paths[mark.charCodeAt(0) - first] ?? [])
  }

  /** Takes the marks out of a tree; its nodes know the paths instead. */
  take(node: TreeNode): void {
    const words = node.children.flatMap((child) => (isNode(child) ? [] : this.pathsIn(child)))
    if (words.length > 0) node.words = words
    node.children = node.children.map((child) => (isNode(child) ? child : withoutMarks(child)))
    node.props = Object.fromEntries(
      Object.entries(node.props).map(([key, value]) => [
        key,
        typeof value === 'string' ? withoutMarks(value) : value,
      ]),
    )
    if (node.screen) this.take(node.screen.root)
    for (const child of node.children) if (isNode(child)) this.take(child)
  }
}

export const withoutMarks = (text: string): string => text.replace(anyMark, '')
