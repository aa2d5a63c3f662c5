import { expect, test } from 'vitest'
import { styleFiles } from '#tests/fixtures/style-files'

type Rule = { within: string[]; selector: string; declarations: string }

/** The rules of all styles; `within` has the selectors and conditions around each, outermost first. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: { prelude: string; own: string }[] = []
  let text = ''
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    const top = open.at(-1)
    if (sign === '{') {
      open.push({ prelude: text.trim(), own: '' })
      text = ''
    } else if (sign === ';') {
      if (top) top.own += `${text.trim()};`
      text = ''
    } else if (sign === '}') {
      const { prelude = '', own = '' } = open.pop() ?? {}
      const within = open.map((outer) => outer.prelude)
      rules.push({ within, selector: prelude, declarations: own })
      text = ''
    } else text += sign
  }
  return rules
}

const rules = styleFiles.flatMap(({ text }) => rulesOf(text))
const placed = rules.filter(({ declarations }) => /(^|;)position: relative;/.test(declarations))
const isOnPhones = ({ within }: Rule) =>
  within.some((around) => /max-width: 759\.98px/.test(around))

test('no link is stretched over a row of a table: WebKit places no rows, and it covers the screen', () => {
  expect(placed.length).toBeGreaterThan(10)
  const rows = placed.filter(({ selector }) => /\btr(:[\w-]+(\(.*\))?)*$/.test(selector))
  // A phone's rows are no rows of a table.
  expect(rows.filter((rule) => !isOnPhones(rule)).map(({ selector }) => selector)).toEqual([])
  expect(rows.filter(isOnPhones)).toHaveLength(1)
  const cell = placed.find(({ selector }) => selector === '.table .cell-title')
  expect(cell?.within.at(-1)).toMatch(/min-width: 760px/)
})
