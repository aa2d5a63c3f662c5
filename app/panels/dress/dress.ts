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
import { faceOf } from './faces'
import { isTitle, withFace } from './titles'

type Props = Readonly<Record<string, unknown>>
type Style = Readonly<Record<string, unknown>>

type BrandStyle = Pick<Brand, 'corners' | 'typeface'>

/** Changes that a brand makes to what panels draw. */
export type Dress = {
  /** Gives a component the props that it is called with. */
  props(type: unknown, props: Props): Props
  /** Gives an element its style. */
  style<Given extends Style>(style: Given): Given
  /** Gives what a component has drawn the style of its words. */
  words<Given extends Style>(type: unknown, props: Props, style: Given): Given
}

/** Collects the changes of a brand; undefined where panels stay as they are drawn. */
export function dressOf({ corners = 'round', typeface }: BrandStyle): Dress | undefined {
  const face = faceOf(typeface)
  if (corners === 'round' && !face) return undefined
  return {
    props: (type, props) => {
      const { radius = 5 } = props as { radius?: number }
      return type === Bars ? { ...props, radius: cornerOf(radius, corners) } : props
    },
    style: (style) => withCorners(style, corners),
    words: (type, props, style) => (face && isTitle(type, props) ? withFace(style, face) : style),
  }
}

/** Calls the components of a panel and dresses what they draw. Drawn windows and phones stay: they are things. */
export function dressed(child: ReactNode, brand: BrandStyle): ReactNode {
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
    if (!isValidElement<Props>(drawn)) return drawn
    const before = drawn.props.style as Style | undefined
    const style = before && dress.words(type, props, before)
    return cloneElement(drawn, { key: drawn.key ?? key, ...(style && { style }) })
  }
  const inner = putOn(props.children as ReactNode, dress)
  const parts = Array.isArray(inner) ? inner : [inner]
  if ((type as unknown) === Fragment) return createElement(Fragment, { key }, ...parts)
  const style = dress.style((props.style ?? {}) as Style)
  return cloneElement(child as ReactElement<Props>, { style }, ...parts)
}
