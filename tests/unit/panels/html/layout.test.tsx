import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { behaviorOf, isComposition } from '~/panels/html/layout/compositions'
import { solve } from '~/panels/html/layout/solve'
import { widths } from '~/panels/html/layout/widths'
import { findPanel } from '~/panels/library'
import { Box, Columns, InlineForm, Row, Stack, Text } from '~/panels/primitives'
import { evaluate } from '~/panels/tree/evaluate'
import { nodesIn, type TreeNode } from '~/panels/tree/node'
import { orientations } from '~/panels/types'

/** How it lies at 360, 480, 640, 768, 900, 1024, 1200 and 1440 without margins. */
function flowOf(element: ReactElement) {
  const root = evaluate(element)
  solve(root, widths)
  return root
}

const cell = (width: number, key: number | string) => (
  <Stack key={key} width={width}>
    <Text size="h4" color="#000">
      A title of some words
    </Text>
    <Text color="#000">And a sentence that says a little more than the title above it.</Text>
  </Stack>
)

test('as drawn at 1440, fewer columns where they would be too narrow', () => {
  const { flow } = flowOf(<Columns>{[1, 2, 3, 4].map((key) => cell(282, key))}</Columns>)
  expect(flow).toEqual([1, 2, 2, 2, 'row', 'row', 'row', 'row'])
})

test('two halves are set one below the other on a phone', () => {
  const { flow } = flowOf(
    <Row>
      {cell(560, 'a')}
      <Box width={486} height={300} background="#eee" />
    </Row>,
  )
  expect(flow?.at(0)).toBe('stack')
  expect(flow?.at(-1)).toBe('row')
})

test('two rows of two beside words go below them rather than become a tower', () => {
  const pair = (key: string) => <Columns key={key}>{[cell(340, 'a'), cell(340, 'b')]}</Columns>
  const root = flowOf(
    <Row justify="space-between">
      {cell(460, 'words')}
      <Stack gap={24}>{[pair('a'), pair('b')]}</Stack>
    </Row>,
  )
  expect(root.flow?.slice(0, 4)).toEqual(['stack', 'stack', 'stack', 'row'])
  const pairs = nodesIn(root)
    .flatMap(nodesIn)
    .filter(({ kind }) => kind === 'Columns')
  expect(pairs.map(({ flow }) => flow?.[3])).toEqual(['row', 'row'])
})

test('short words wrap where they have no room beside each other, days of a week never', () => {
  const word = (key: number) => (
    <Text key={key} color="#000">
      Eleven letters
    </Text>
  )
  const room = widths.map(() => 280)
  const flowIn = (element: ReactElement) => {
    const root = evaluate(element)
    solve(root, room)
    return root.flow?.[0]
  }
  expect(flowIn(<Row gap={10}>{[1, 2, 3, 4].map(word)}</Row>)).toBe('wrap')
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => (
    <Box key={day} width={48} height={48} background="#eee" />
  ))
  expect(flowIn(<Row gap={6}>{days}</Row>)).toBe('row')
})

test('a field shows all of its placeholder: its button goes below', () => {
  const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')
  const formOf = (button: string) =>
    flowOf(<InlineForm t={t} width={480} placeholder="you@mail.com" button={button} />).flow
  expect(new Set(formOf('Send'))).toEqual(new Set(['row']))
  expect(formOf('Send me the menu every Friday')?.[0]).toBe('stack')
})

test('a sign stays beside its words', () => {
  const { flow } = flowOf(
    <Row gap={10}>
      <Box width={20} height={20} background="#eee" />
      <Text color="#000">Delivered on Friday</Text>
    </Row>,
  )
  expect(new Set(flow)).toEqual(new Set(['row']))
})

test('lines of a list lie the same way: the narrowest decides', () => {
  const line = (key: string, width: number) => (
    <Row key={key} gap={40}>
      {cell(width, 'a')}
      {cell(150, 'b')}
    </Row>
  )
  expect(flowOf(line('a', 100)).flow?.[0]).toBe('row')
  const list = flowOf(<Stack>{[line('a', 100), line('b', 300)]}</Stack>)
  const [first, second] = nodesIn(list)
  expect(first?.flow).toEqual(second?.flow)
  expect(first?.flow?.[0]).not.toBe('row')
})

test('a child never thinks itself wider than its parent', () => {
  const root = flowOf(
    <Row>
      {cell(900, 'a')}
      {cell(200, 'b')}
    </Row>,
  )
  for (const child of nodesIn(root)) {
    for (const [i, room] of (child.room ?? []).entries()) {
      expect(room).toBeLessThanOrEqual(root.room?.[i] ?? 0)
    }
  }
})

test('rows of three in two columns each share their columns', () => {
  const row = (key: string) => <Columns key={key}>{[1, 2, 3].map((at) => cell(216, at))}</Columns>
  const root = flowOf(<Stack gap={40}>{[row('a'), row('b')]}</Stack>)
  expect(root.flow?.[1]).toBe(2)
  expect(nodesIn(root).map(({ merged }) => merged?.[1])).toEqual([true, true])
  expect(root.flow?.at(-1)).toBe('column')
})

test('words beside a portrait and buttons keep room: what follows goes below', () => {
  const line = (
    <Row gap={20}>
      <Box width={68} height={68} background="#eee" />
      <Stack grow>
        <Text color="#000">Family and inheritance</Text>
      </Stack>
      <Text color="#000">Ext. 12</Text>
      <Box width={44} height={44} background="#eee" />
    </Row>
  )
  const root = evaluate(line)
  solve(
    root,
    widths.map((width) => Math.min(width - 94, 522)),
  )
  expect(root.flow?.[0]).toBe('wrap')
  expect(root.flow?.[1]).toBe('row')
})

test('what is written across a film keeps its size on phones, whatever its margins', () => {
  const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')
  const film = findPanel('hero-video')
  const compositions = (node: TreeNode): TreeNode[] => [
    ...(isComposition(node) ? [node] : []),
    ...nodesIn(node).flatMap(compositions),
  ]
  for (const o of orientations) {
    const [player] = film
      ? compositions(evaluate(film.render({ t, o, content: film.content })))
      : []
    expect(player && behaviorOf(player), o).toBe('pin')
  }
})
