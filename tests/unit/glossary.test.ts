import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Words in code type in the last column of the glossary's tables. */
function refusedWords(): string[] {
  const rows = readFileSync('docs/glossary.md', 'utf8').split('\n')
  const cells = rows.filter((row) => row.startsWith('|')).map((row) => row.split('|').at(-2) ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
}

/** The words of a name: `faultOfForm` and `fault-of-form.ts` have `fault`, `default` has not. */
const wordsIn = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** The names in a file, without those that a package gives it. */
function namesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const foreign = new Set<string>()
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (/^[~.#]/.test(node.moduleSpecifier.text)) ts.forEachChild(node, visit)
      else collect(node, foreign)
      return
    }
    if (ts.isIdentifier(node)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.filter((name) => !foreign.has(name))
}

function collect(node: ts.Node, into: Set<string>): void {
  if (ts.isIdentifier(node)) into.add(node.text)
  ts.forEachChild(node, (child) => collect(child, into))
}

test('no name has a word that the glossary refuses', () => {
  const refused = refusedWords().map((word) => word.toLowerCase())
  expect(refused.length).toBeGreaterThan(3)
  const mayHave = new RegExp(refused.join('|'), 'i')
  // Tables of 0.1 have the names of then.
  const exclude = ['scripts/import-0.1/mapping.ts']
  const found = globSync(['app/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'], { exclude }).flatMap(
    (file) => {
      const text = readFileSync(file, 'utf8')
      const names = mayHave.test(text) ? namesIn(file, text) : []
      const wrong = [file, ...names].filter((name) =>
        wordsIn(name).some((word) => refused.some((each) => word === each || word === `${each}s`)),
      )
      return [...new Set(wrong)].map((name) => (name === file ? file : `${file}: ${name}`))
    },
  )
  expect(found).toEqual([])
})
