import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Attributes and properties that people read or hear. */
const read = new Set(
  'label title busyLabel placeholder hint aria-label alt lead caption note legend'.split(' '),
)

/** The name of the product is the same everywhere. The test screen shows controls, not the product. */
const isWord = (text: string) => /[A-Za-z]{2}/.test(text) && text.trim() !== 'Panelry'
const shown = (path: string) => !/^app\/routes\/(test|dev)\//.test(path)

function literalsIn(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const say = (node: ts.Node, literal: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${path}:${line + 1} ${literal.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isWord(node.text)) say(node, node.text)
    const named = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node : null
    const value = named?.initializer
    if (named && value && ts.isStringLiteral(value) && read.has(named.name.getText())) {
      // What begins small is a word of the machine: a key, a kind.
      if (/^[A-Z][a-z]/.test(value.text) && isWord(value.text)) say(node, value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('what screens and controls say stands in app/messages', () => {
  const paths = ['app/routes', 'app/components'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  const screens = paths.filter((path) => path.endsWith('.tsx') && shown(path))
  expect(screens.length).toBeGreaterThan(300)
  expect(screens.flatMap(literalsIn)).toEqual([])
})
