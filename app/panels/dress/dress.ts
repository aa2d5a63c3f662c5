import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Bars } from '../primitives'
import { isScreen } from '../tree/kinds'
import type { Brand } from '../types'
import { cornerOf, withCorners } from './corners'

type Props = Readonly<Record<string, unknown>>
type Style = Readonly<Record<string, unknown>>

/** How a brand has what panels draw. */
export type Dress = {
  /** What a component gets. */
  props(type: unknown, props: Props): Props
  /** What an element looks like. */
  style<Given extends Style>(style: Given): Given
}

/** Undefined where panels stay as they are drawn. */
export function dressOf({ corners = 'round' }: Pick<Brand, 'corners'>): Dress | undefined {
  if (corners === 'round') return undefined
  return {
    props: (type, props) => {
      const { radius = 5 } = props as { radius?: number }
      return type === Bars ? { ...props, radius: cornerOf(radius, corners) } : props
    },
    style: (style) => withCorners(style, corners),
  }
}

/** Dresses what a panel draws, its components called. Drawn windows and phones are things and stay as they are. */
export function dressed(child: ReactNode, brand: Pick<Brand, 'corners'>): ReactNode {
  const dress = dressOf(brand)
  return dress ? putOn(child, dress) : child
}

function putOn(child: ReactNode, dress: Dress): ReactNode {
  if (Array.isArray(child)) return child.map((one) => putOn(one, dress))
  if (!isValidElement(child)) return child
  const { type, props, key } = child as ReactElement<Props> & { type: unknown }
  if (type === 'svg' || isScreen(type)) return child
  if (typeof type === 'function') {
    const component = type as (props: Props) => ReactNode
    const drawn = putOn(component(dress.props(type, props)), dress)
    return isValidElement(drawn) && drawn.key === null ? cloneElement(drawn, { key }) : drawn
  }
  const inner = putOn(props.children as ReactNode, dress)
  const parts = Array.isArray(inner) ? inner : [inner]
  if ((type as unknown) === Fragment) return createElement(Fragment, { key }, ...parts)
  const style = dress.style((props.style ?? {}) as Style)
  return cloneElement(child as ReactElement<Props>, { style }, ...parts)
}
