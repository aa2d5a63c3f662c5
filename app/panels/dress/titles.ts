import { Text } from '../primitives'
import type { Face } from './faces'

type Props = Readonly<Record<string, unknown>>
type Style = Readonly<Record<string, unknown>>

const titleSizes = new Set<unknown>([
  ...['mega', 'display', 'h1', 'h2', 'h3', 'h4', 'price', 'stat'],
])

/** Whether a component writes in the face of titles: large words, and the name of the business. */
export const isTitle = (type: unknown, { size, face }: Props) =>
  type === Text && (face === 'title' || titleSizes.has(size))

/** The style of a title in a face. Its lines are as high as before. */
export function withFace<Given extends Style>(
  style: Given,
  { family, tracking, scale }: Face,
): Given {
  const { fontSize, letterSpacing } = style
  return {
    ...style,
    fontFamily: family,
    ...(typeof fontSize === 'number' && { fontSize: Math.round(fontSize * scale * 10) / 10 }),
    ...(typeof letterSpacing === 'number' && {
      letterSpacing: Math.round(letterSpacing * tracking * 100) / 100,
    }),
  }
}
