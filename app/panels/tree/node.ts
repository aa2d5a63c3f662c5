export type Style = Record<string, string | number | undefined>

/** How the children of a row lie at one width; a number says how many columns of a grid. */
export type Flow = 'row' | 'wrap' | 'stack' | 'column' | number

/** A picture of the project's own, as a page shows it. */
export type Photo = {
  /** Address of a JPEG, for browsers that know no other form. */
  src: string
  /** The same in other forms and sizes: the first that a browser knows is shown. */
  sources: readonly { type: string; srcset: string }[]
  alt: string
  /** The point that stays in sight where it is cropped, in hundredths. */
  x: number
  y: number
}

/** An embedded image: the text of a drawing, or an uploaded logo as a data URI. */
type TreeImage = {
  source: string
  width: number
  height: number
  alt: string
  isLogo: boolean
  /** A picture of the project's own in its place. */
  photo?: Photo
}

/** What a panel's components come to: boxes, words and pictures, and which primitive each was. */
export type TreeNode = {
  /** Its number among the elements of the panel, in drawing order; negative where it is not drawn. */
  at: number
  /** The primitive's name, or the tag of a bare element. */
  kind: string
  tag: string
  style: Style
  children: (TreeNode | string)[]
  /** Props of the primitive; empty for a bare element. */
  props: Readonly<Record<string, unknown>>
  attributes: Record<string, string>
  /** Whether it is one of several of a list. */
  keyed: boolean
  /** Where words lead, or would if the website had such a page. */
  entry?: boolean
  listItem?: boolean
  /** The title is in it, not in what stands before. */
  holdsTitle?: boolean
  /** A line of a header over a picture: phones have a bar of their own in its place. */
  isBar?: boolean
  /** From this of the widths on its parts lie in one line, and no word breaks. */
  lineFrom?: number
  /** The name of a navigation around it. */
  navigation?: string
  /** An inline drawing, such as an icon. */
  shape?: { svg: string; width: number; height: number }
  image?: TreeImage
  /** A drawn window or phone: it stays a picture and shrinks as a whole. */
  screen?: { root: TreeNode; width: number; height: number }
  /** Paths of the words in it, where somebody asks for them. */
  words?: readonly string[]
  /** Found by `solve`: the room and the flow at each width. */
  room?: readonly number[]
  flow?: Flow[]
  /** At each width: its children lie in the columns of its parent. */
  merged?: boolean[]
  /** Width of all cells together, when they shrink in step. */
  cells?: number
}

export const isNode = (child: TreeNode | string): child is TreeNode => typeof child !== 'string'

export const nodesIn = (node: TreeNode): TreeNode[] => node.children.filter(isNode)

/** Its own number, not a text such as `100%`. */
export const numeric = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined

export const isPlaced = (node: TreeNode) => node.style.position === 'absolute'

export const isRow = ({ kind, style }: TreeNode) =>
  kind !== 'Text' &&
  style.display === 'flex' &&
  String(style.flexDirection ?? 'row').startsWith('row')

export const fontSizeOf = (node: TreeNode) => numeric(node.style.fontSize) ?? 16

/** All words in it. */
export const wordsIn = (node: TreeNode): string =>
  node.children
    .map((child) => (isNode(child) ? wordsIn(child) : child))
    .join(' ')
    .trim()

export const hasWords = (node: TreeNode): boolean =>
  node.children.some((child) => !isNode(child) || hasWords(child))

/** Whether it, or a node in it, is such a one. Drawn screens are looked at from outside. */
export const someNode = (node: TreeNode, test: (node: TreeNode) => boolean): boolean =>
  test(node) || nodesIn(node).some((child) => someNode(child, test))

export type Sides = readonly [top: number, right: number, bottom: number, left: number]

function shorthand(padding: string | number | undefined): Sides {
  if (typeof padding === 'number') return [padding, padding, padding, padding]
  const [top = 0, right = top, bottom = top, left = right] = (padding ?? '')
    .split(/\s+/)
    .map((side) => Number.parseFloat(side) || 0)
  return [top, right, bottom, left]
}

export function paddingOf({ style }: TreeNode): Sides {
  const [top, right, bottom, left] = shorthand(style.padding)
  return [
    numeric(style.paddingTop) ?? top,
    numeric(style.paddingRight) ?? right,
    numeric(style.paddingBottom) ?? bottom,
    numeric(style.paddingLeft) ?? left,
  ]
}

/** Its own width, also of a picture. */
export const widthOf = (node: TreeNode): number | undefined =>
  numeric(node.style.width) ?? node.image?.width ?? node.screen?.width

export const heightOf = (node: TreeNode): number | undefined =>
  numeric(node.style.height) ?? node.image?.height ?? node.screen?.height

export const isPicture = (node: TreeNode) => Boolean(node.image || node.screen)
