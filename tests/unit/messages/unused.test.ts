import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const sources = [...globSync('{app,scripts}/**/*.{ts,tsx}'), 'server.ts']

const parsed = (path: string) => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

const bare = (value?: ts.Expression): ts.Expression | undefined =>
  value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    ? bare(value.expression)
    : value

/** The words of a file, by what they are exported as: one object of sentences each. */
function objectsIn(path: string): [name: string, keys: string[]][] {
  return parsed(path).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer, type }) => {
      const object = bare(initializer)
      if (!object || !ts.isObjectLiteralExpression(object) || type) return []
      const keys = object.properties.flatMap((each) =>
        each.name && (ts.isIdentifier(each.name) || ts.isStringLiteral(each.name))
          ? [each.name.text]
          : [],
      )
      return [[name.getText(), keys]]
    })
  })
}

/** Which of the words a source imports under which name. */
function importsOf(file: ts.SourceFile, known: ReadonlySet<string>): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const { moduleSpecifier, importClause } = statement
    if (!/(^|\/)messages\/|^\.\//.test(moduleSpecifier.getText().slice(1))) continue
    const bindings = importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName = name } of bindings.elements) {
      if (known.has(propertyName.text)) names.set(name.text, propertyName.text)
    }
  }
  return names
}

test('every sentence of app/messages is used somewhere', () => {
  const objects = new Map(globSync('app/messages/*.ts').flatMap(objectsIn))
  const known = new Set(objects.keys())
  const said = new Map([...known].map((name) => [name, new Set<string>()]))
  /** Objects that are passed on, or asked by a name that is worked out: nothing can be told of them. */
  const whole = new Set<string>()

  for (const path of sources) {
    if (!/messages\//.test(path + readFileSync(path, 'utf8'))) continue
    const file = parsed(path)
    const names = importsOf(file, known)
    if (path.startsWith('app/messages/')) for (const [own] of objectsIn(path)) names.set(own, own)
    const look = (node: ts.Node): void => {
      const object = ts.isIdentifier(node) && names.get(node.text)
      if (object) meet(node, object)
      ts.forEachChild(node, look)
    }
    const meet = (node: ts.Identifier, object: string) => {
      const { parent } = node
      if (ts.isShorthandPropertyAssignment(parent)) whole.add(object)
      if (ts.isTypeQueryNode(parent) || ('name' in parent && parent.name === node)) return
      if (ts.isPropertyAccessExpression(parent)) said.get(object)?.add(parent.name.text)
      else whole.add(object)
    }
    look(file)
  }
  const told = [...objects].filter(([name]) => !whole.has(name))
  expect(told.flatMap(([, keys]) => keys).length).toBeGreaterThan(2000)
  const unsaid = told.flatMap(([name, keys]) =>
    keys.filter((key) => !said.get(name)?.has(key)).map((key) => `${name}.${key}`),
  )
  expect(unsaid).toEqual([])
})
