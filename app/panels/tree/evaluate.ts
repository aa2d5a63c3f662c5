import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dress } from '../dress/dress'
import { Disclosure } from '../primitives'
import { isScreen, kindOf } from './kinds'
import { isNode, nodesIn, numeric, type Style, type TreeNode } from './node'

type Props = Readonly<Record<string, unknown>>
type Component = (props: Props) => ReactNode

/** More than ten times what the largest panel has. */
const most = 20_000

const node = (tag: string, style: unknown, more: Partial<TreeNode> = {}): TreeNode => ({
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
  let worn = dress
  const styleOf = ({ style }: Props) => worn?.style({ ...(style as Style) }) ?? style

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
    if (type === 'svg') return [shape(element)]
    if (type === 'img') return [image({ ...props, style: styleOf(props) })]
    if (typeof type === 'string') {
      return [node(type, styleOf(props), { children: all(props.children as ReactNode) })]
    }
    if (type === Disclosure) return disclosure(props)
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

  /** With what it opens, even where it is drawn closed. */
  function disclosure({ summary, children, open, floats }: Props): TreeNode[] {
    const [name] = all(summary as ReactNode)
    const inside = all(children as ReactNode)
    if (!name || !isNode(name)) return []
    name.tag = 'summary'
    const shelf = node('div', { position: 'absolute' }, { kind: 'Shelf', children: inside })
    shelf.attributes.class = 'shelf'
    const parts = floats ? [name, shelf] : [name, ...inside]
    const attributes: Record<string, string> = open ? { open: '' } : {}
    return [node('details', {}, { kind: 'Disclosure', children: parts, attributes })]
  }

  function primitive(type: unknown, props: Props): (TreeNode | string)[] {
    const kind = kindOf(type)
    // Words come first in the document; that they stand on the right is a matter of style.
    const mirrored = kind === 'Split' && props.o === 'right'
    const nodes = all((type as Component)(mirrored ? { ...props, o: 'left' } : props))
    const [root] = nodes
    if (!kind || nodes.length !== 1 || !root || !isNode(root)) return nodes
    Object.assign(root, { kind, props })
    if (mirrored) root.style.flexDirection = 'row-reverse'
    return nodes
  }

  const [root] = all(element)
  if (!root || !isNode(root)) throw new TypeError('A panel draws nothing')
  return root
}

function shape(element: ReactElement<Props>): TreeNode {
  const { style, width, height } = element.props
  const svg = renderToStaticMarkup(element).replace(/^(<svg[^>]*?) style="[^"]*"/, '$1')
  return node('svg', style, { shape: { svg, width: Number(width), height: Number(height) } })
}

const drawing = 'data:image/svg+xml;base64,'

function image({ src, alt, width, height, style }: Props): TreeNode {
  const source = String(src)
  const isLogo = !source.startsWith(drawing)
  return node('img', style, {
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
  return node('div', {}, { kind: 'Screen', screen: { root: box, width, height } })
}
