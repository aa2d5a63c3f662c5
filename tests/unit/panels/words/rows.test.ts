import { expect, test } from 'vitest'
import { panels } from '~/panels/library'
import { orientations } from '~/panels/types'
import { describeWords, fieldsOf, listsOf } from '~/panels/words'
import measured from '~/panels/words/rows.json'
import { listsByShape, mostOf, rowsTrier } from '../../../../scripts/panel-words/find-rows'

const rows: Record<string, Record<string, number[][]>> = measured

test('the list of rows knows exactly the lists of the panels', () => {
  const known = Object.entries(rows).map(([id, lists]) => `${id}: ${Object.keys(lists).sort()}`)
  const lists = panels
    .map((panel) => [panel.id, [...listsByShape(panel).keys()].sort()] as const)
    .filter(([, shapes]) => shapes.length > 0)
    .map(([id, shapes]) => `${id}: ${shapes}`)
  expect(known.sort(), 'run scripts/panel-words.ts --rows').toEqual(lists.sort())
})

// One list of each panel, in one orientation: all take minutes.
const cases = panels.flatMap((panel, i) => {
  const shapes = [...listsByShape(panel)]
  const [shape, lists] = shapes[i % Math.max(1, shapes.length)] ?? []
  return shape && lists ? [{ id: panel.id, panel, shape, lists, at: i % 3 }] : []
})

test.each(cases)('$id has room for as many rows of $shape as the list says', async (one) => {
  const { id, panel, shape, lists, at } = one
  const [least = 0, most = 0] = rows[id]?.[shape]?.[at] ?? []
  const counts = lists.map((list) => list.rows.length)
  const draws = await rowsTrier(panel, orientations[at] ?? 'left')
  const stale = 'run scripts/panel-words.ts --rows'
  if (most > Math.max(...counts)) expect(await draws(lists, most), stale).toBe(true)
  if (most < mostOf(lists)) expect(await draws(lists, most + 1), stale).toBe(false)
  if (least < Math.min(...counts)) expect(await draws(lists, least), stale).toBe(true)
})

test('a form allows as many rows as a section has room for, and never fewer than it has', () => {
  for (const { id } of panels) {
    for (const orientation of [undefined, ...orientations]) {
      for (const { least, most, rows } of listsOf(describeWords(id, null, {}, orientation))) {
        expect(least <= rows.length && most >= rows.length && most <= 60).toBe(true)
      }
    }
  }
  const [plans] = listsOf(describeWords('pricing-three-plans', null))
  expect(plans).toMatchObject({ least: 2, most: 3 })
  const [menu] = listsOf(describeWords('header-simple', null, {}, 'center'))
  expect(menu).toMatchObject({ least: 1, most: 10 })
})

test('a number that people may set is a whole one in every example, as its bounds say', () => {
  const numbers = panels.flatMap(({ id }) =>
    fieldsOf(describeWords(id, null, {})).flatMap((field) =>
      field.kind === 'number' ? { ...field, id } : [],
    ),
  )
  expect(numbers.length).toBeGreaterThan(5)
  for (const { id, path, value, least, step } of numbers) {
    expect([id, path, Number(value), (Number(value) - least) % step]).toEqual([
      id,
      path,
      Math.round(Number(value)),
      0,
    ])
  }
  const shares = numbers.flatMap(({ path, value, most }) => (most === 100 ? { path, value } : []))
  const above = shares.filter(({ value }) => Number(value) > 1)
  expect(above.length, 'percent, not fractions').toBeGreaterThan(shares.length / 2)
})
