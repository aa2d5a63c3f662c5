import { expect, test } from 'vitest'
import { percent, pointIn, pointOfFigures, pressedIn } from '~/shared/picture-point'

const size = { width: 1200, height: 600 }
const press = (x: string, y: string, width = '640') =>
  pressedIn(Object.entries({ text: 'x', [`at${width}.x`]: x, [`at${width}.y`]: y }), size)

test.each([
  ['0', '0', { x: 0, y: 0 }],
  ['320', '160', { x: 5000, y: 5000 }],
  ['640', '320', { x: 10_000, y: 10_000 }],
  // A border's worth beyond is still the edge; so is what nobody can have pressed.
  ['641', '-3', { x: 10_000, y: 0 }],
  ['1e300', '9999', { x: 10_000, y: 10_000 }],
])('a press at %s, %s of a picture shown 640 wide is a part of it', (x, y, point) => {
  expect(press(x, y)).toEqual(point)
})

test('a press counts in the width that its name says; any other name is none', () => {
  expect(press('140', '70', '280')).toEqual({ x: 5000, y: 5000 })
  for (const width of ['0', '-1', '12345', 'x', '']) expect(press('1', '1', width)).toBeNull()
  for (const x of ['left', 'NaN', 'Infinity']) expect(press(x, '1')).toBeNull()
  expect(pressedIn([['at640.x', '1']], size)).toBeNull()
  expect(pressedIn([], size)).toBeNull()
  for (const name of ['xat640', 'at640.x']) {
    expect(
      pressedIn(
        [
          [`${name}.x`, '1'],
          ['at640.y', '1'],
        ],
        size,
      ),
      name,
    ).toBeNull()
  }
  expect(
    pressedIn(
      [
        ['at640.xy', '1'],
        ['at640.y', '1'],
      ],
      size,
    ),
  ).toBeNull()
})

test('figures are percents from 0 to 100', () => {
  expect(pointOfFigures('0', '100')).toEqual({ x: 0, y: 10_000 })
  expect(pointOfFigures('100', '0')).toEqual({ x: 10_000, y: 0 })
  expect(pointOfFigures(' 12.34 ', '5,5')).toEqual({ x: 1234, y: 550 })
  for (const wrong of ['', '101', '-1', '1e1', 'half', '1.234']) {
    expect(pointOfFigures(wrong, '1')).toBeNull()
    expect(pointOfFigures('1', wrong)).toBeNull()
  }
  expect([percent(1234), percent(0), percent(10_000)]).toEqual(['12.34', '0', '100'])
})

test('what is stored is read back, and nothing else', () => {
  expect(pointIn('0', '10000')).toEqual({ x: 0, y: 10_000 })
  for (const wrong of [undefined, '', '-1', '10001', 'x']) expect(pointIn(wrong, '1')).toBeNull()
})
