import {
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isScreen } from '../tree/kinds'
import { type Marks, withoutMarks } from '../tree/marks'

type Props = Readonly<Record<string, unknown>>

/** The attribute by which the layout tells whose words it has placed. */
export const wordsAttribute = 'data-words'

/** The number of an element, the same as `TreeNode.at`. */
export const elementAttribute = 'data-at'

/** Another picture in place of one; those of drawn screens stay. */
export type Exchange = (image: ReactElement<Props>) => ReactElement

/** Calls the components of a panel and takes the marks out of its words: their element has the paths instead. */
export function expand(
  child: ReactNode,
  marks: Marks,
  exchange?: Exchange,
  seen = { elements: 0 },
): ReactNode {
  if (typeof child === 'string') return withoutMarks(child)
  if (Array.isArray(child)) return child.map((one) => expand(one, marks, exchange, seen))
  if (!isValidElement(child)) return child
  const { type, props, key } = child as ReactElement<Props> & { type: unknown }
  if (typeof type === 'function') {
    const inside = isScreen(type) ? undefined : exchange
    const drawn = expand((type as (props: Props) => ReactNode)(props), marks, inside, seen)
    return isValidElement(drawn) && drawn.key === null ? cloneElement(drawn, { key }) : drawn
  }
  const at = typeof type === 'string' ? { [elementAttribute]: seen.elements++ } : {}
  if (type === 'img' && exchange) return cloneElement(exchange(child as ReactElement<Props>), at)
  if (type === 'svg' || type === 'img') return cloneElement(child, at)
  const children = props.children as ReactNode
  const inner = expand(children, marks, exchange, seen)
  const parts = Array.isArray(inner) ? inner : [inner]
  const paths = textsIn(children).flatMap((text) => marks.pathsIn(text))
  const words = paths.length > 0 ? { [wordsAttribute]: paths.join(' ') } : {}
  return createElement(type as string, { ...props, ...words, ...at, key }, ...parts)
}

function textsIn(children: ReactNode): string[] {
  if (typeof children === 'string') return [children]
  return Array.isArray(children) ? children.flatMap(textsIn) : []
}
