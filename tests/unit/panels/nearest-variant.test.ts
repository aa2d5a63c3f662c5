import { expect, test } from 'vitest'
import type { Orientation, PanelColor } from '~/panels/types'
import { nearestVariant } from '~/panels/variant'

const v = (name: string) => {
  const [orientation, color] = name.split(' ') as [Orientation, PanelColor]
  return { orientation, color }
}
const shown = (there: string[], wanted: string) => {
  const found = nearestVariant(there.map(v), v(wanted))
  return found && `${found.orientation} ${found.color}`
}

test.each([
  [['left dark', 'right dark'], 'right dark', 'right dark'],
  // The color stays before the orientation does.
  [['right light', 'left dark'], 'right dark', 'left dark'],
  [['right dark', 'center dark'], 'left dark', 'center dark'],
  // No such color: light first, in the wanted orientation where there is one.
  [['left grey', 'right grey', 'left light'], 'right dark', 'left light'],
  [['left grey', 'right grey'], 'right dark', 'right grey'],
  [['center dark'], 'left light', 'center dark'],
  [[], 'left light', undefined],
])('of %j, %s is shown as %s', (there, wanted, expected) => {
  expect(shown(there, wanted)).toBe(expected)
})
