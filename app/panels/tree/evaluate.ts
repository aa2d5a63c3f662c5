import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dress } from '../dress/dress'
import { Disclosure, Undrawn } from '../primitives'
import { isScreen, kindOf } from './kinds'
import { isNode, nodesIn, numeric, type Style, type TreeNode } from './node'

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => ReactNode

/** More than ten times what the largest panel has. */
const most = 20_000

/** The number of an element that is drawn only where somebody opens what it is in. */
const unseen = -1

const node = (at: number, tag: string, style: unknown, more: Partial<TreeNode> = {}): TreeNode => ({
  at,
  kind: tag,
  tag,
  style: { ...(style as Style | undefined) },
  children: [],
  props: {},
  attributes: {},
  keyed: false,
  ...more,
})

/**
 * Calls the components of a panel, which are pure functions without hooks.
 *
 * @param dress of the brand; drawn windows and phones stay without it
 * @returns what it draws
 */
export function evaluate(element: ReactNode, dress?: Dress): TreeNode {
  let count = 0
  /** How many elements are drawn so far. */
  let drawn = 0
  let isDrawn = true
  let worn = dress
  const styleOf = ({ style }: Props) => worn?.style({ ...(style as Style) }) ?? style
  const next = () => (isDrawn ? drawn++ : unseen)

  function all(child: ReactNode, keyed = false): (TreeNode | string)[] {
    count += 1
    if (count > most) throw new RangeError(`A panel draws more than ${most} parts`)
    if (typeof child === 'string' || typeof child === 'number') return [String(child)]
    if (Array.isArray(child)) {
      return child.flatMap((one) => all(one, isValidElement(one) && one.key !== null))
    }
    if (!isValidElement(child)) return []
    const nodes = one(child as ReactElement<Props>)
    const [first] = nodes
    if (keyed && nodes.length === 1 && first && isNode(first)) first.keyed = true
    return nodes
  }

  function one(element: ReactElement<Props>): (TreeNode | string)[] {
    const { type, props } = element
    if (type === Fragment) return all(props.children as ReactNode)
    if (typeof type === 'string') {
      const at = next()
      if (type === 'svg') return [shape(at, element)]
      if (type === 'img') return [image(at, { ...props, style: styleOf(props) })]
      return [node(at, type, styleOf(props), { children: all(props.children as ReactNode) })]
    }
    if (type === Disclosure) return disclosure(props)
    if (type === Undrawn) return behind(false, props.children)
    if (isScreen(type)) return [undressed(() => screen(all((type as Component)(props))[0]))]
    return [...primitive(type, worn?.props(type, props) ?? props)]
  }

  function undressed(draw: () => TreeNode): TreeNode {
    const before = worn
    worn = undefined
    const drawn = draw()
    worn = before
    return drawn
  }

  /** What stands behind something that may be closed. */
  function behind(isOpen: boolean, children: unknown): (TreeNode | string)[] {
    const before = isDrawn
    isDrawn = before && isOpen
    const inside = all(children as ReactNode)
    isDrawn = before
    return inside
  }

  /** With what it opens, even where it is drawn closed. */
  function disclosure({ summary, children, open, floats }: Props): TreeNode[] {
    const at = next()
    const [name] = all(summary as ReactNode)
    const inside = behind(Boolean(open), children)
    if (!name || !isNode(name)) return []
    name.tag = 'summary'
    const shelf = node(unseen, 'div', { position: 'absolute' }, { kind: 'Shelf', children: inside })
    shelf.attributes.class = 'shelf'
    const parts = floats ? [name, shelf] : [name, ...inside]
    const attributes: Record<string, string> = open ? { open: '' } : {}
    return [node(at, 'details', {}, { kind: 'Disclosure', children: parts, attributes })]
  }

  function primitive(type: unknown, props: Props): (TreeNode | string)[] {
    const kind = kindOf(type)
    const nodes = all((type as Component)(kind === 'Tabs' ? { ...props, isWhole: true } : props))
    const [root] = nodes
    if (!kind || nodes.length !== 1 || !root || !isNode(root)) return nodes
    Object.assign(root, { kind, props })
    root.style = worn?.words(type, props, root.style) ?? root.style
    // Words come first in the document; that they stand on the right is a matter of style.
    if (kind === 'Split' && props.o === 'right') {
      root.children.reverse()
      root.style.flexDirection = 'row-reverse'
    }
    return nodes
  }

  const [root] = all(element)
  if (!root || !isNode(root)) throw new TypeError('A panel draws nothing')
  return root
}

function shape(at: number, element: ReactElement<Props>): TreeNode {
  const { style, width, height } = element.props
  const svg = renderToStaticMarkup(element).replace(/^(<svg[^>]*?) style="[^"]*"/, '$1')
  return node(at, 'svg', style, { shape: { svg, width: Number(width), height: Number(height) } })
}

const drawing = 'data:image/svg+xml;base64,'

function image(at: number, { src, alt, width, height, style }: Props): TreeNode {
  const source = String(src)
  const isLogo = !source.startsWith(drawing)
  return node(at, 'img', style, {
    image: {
      source: isLogo ? source : Buffer.from(source.slice(drawing.length), 'base64').toString(),
      width: Number(width),
      height: Number(height),
      alt: String(alt ?? ''),
      isLogo,
    },
  })
}

/** The outermost box that has a size: what stands around it only places it. */
function screen(root: TreeNode | string | undefined): TreeNode {
  if (!root || !isNode(root)) throw new TypeError('A drawn screen is a box')
  if (root.screen) return root
  let box = root
  for (let next = root; next.style.width === undefined; ) {
    const [inner] = nodesIn(next)
    if (!inner) break
    box = inner
    next = inner
  }
  if (box.screen) return box
  const width = numeric(box.style.width) ?? 0
  const height = numeric(box.style.height) ?? 0
  return node(box.at, 'div', {}, { kind: 'Screen', screen: { root: box, width, height } })
}
