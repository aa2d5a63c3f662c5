import type { ReactNode } from 'react'
import type { Orientation } from '../types'
import { Row, Stack } from './box'

type SplitProps = {
  o: Orientation
  text: ReactNode
  media: ReactNode
  gap?: number
  align?: 'center' | 'flex-start' | 'flex-end' | 'stretch'
}

/** Words beside a picture; mirrored on the right, stacked in the centre. */
export function Split({ o, text, media, gap = 80, align = 'center' }: SplitProps) {
  if (o === 'center') {
    return (
      <Stack align="center" gap={64}>
        {text}
        {media}
      </Stack>
    )
  }
  return (
    <Row gap={gap} align={align} justify="space-between">
      {o === 'left' ? text : media}
      {o === 'left' ? media : text}
    </Row>
  )
}

/** A pair in reading order, swapped when the composition is mirrored. */
export const mirrorPair = <A, B>(o: Orientation, first: A, second: B): [A | B, A | B] =>
  o === 'right' ? [second, first] : [first, second]
