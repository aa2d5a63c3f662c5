import type { Theme } from '../color/theme'
import { dressOf } from '../dress/dress'
import { Icon, Text } from '../primitives'
import { evaluate } from '../tree/evaluate'
import type { TreeNode } from '../tree/node'
import type { LeftOut } from '../words'

const box = (kind: string, tag: string, children: TreeNode[], more: Partial<TreeNode>) => ({
  ...{ at: -1, kind, tag, style: {}, children, props: {}, attributes: {}, keyed: false, ...more },
})

/** The row for the rest of a menu opens the pages that the menu has no room for. */
export function openRest(root: TreeNode, left: readonly LeftOut[], t: Theme): void {
  for (const { path, words } of left) {
    const row = `${path}/rest`
    const isRow = ({ words = [] }: TreeNode) =>
      words.some((one) => one === row || one.startsWith(`${row}/`))
    replace(root, isRow, (name) => disclosure(name, words, t))
  }
}

function replace(
  within: TreeNode,
  test: (node: TreeNode) => boolean,
  make: (node: TreeNode) => TreeNode,
): void {
  within.children = within.children.map((child) => {
    if (typeof child === 'string') return child
    if (test(child)) return make(child)
    replace(child, test, make)
    return child
  })
}

function disclosure(name: TreeNode, words: LeftOut['words'], t: Theme): TreeNode {
  const sign = evaluate(<Icon name="chevronDown" size={16} color={t.link} />)
  const style = { display: 'flex', alignItems: 'center', gap: 6 }
  const summary = box('Row', 'summary', [{ ...name, keyed: false }, sign], { style })
  const shelf = box('Shelf', 'div', [listOf(words, t)], {
    style: { position: 'absolute' },
    attributes: { class: 'shelf' },
  })
  return box('Disclosure', 'details', [summary, shelf], { keyed: name.keyed })
}

function listOf(words: LeftOut['words'], t: Theme): TreeNode {
  const names = words.map(({ path, value }) => {
    const look = { size: 'small', weight: 500, color: t.ink } as const
    const text = evaluate(<Text {...look}>{String(value)}</Text>, dressOf(t.brand))
    return { ...text, keyed: true, words: [path] }
  })
  return box('Box', 'div', names, { attributes: { class: 'rest' } })
}
