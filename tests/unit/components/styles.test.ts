import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'app/styles'

// The print of the sitemap is a sheet of its own, which its screen alone has.
const files = readdirSync(folder).filter((file) => file !== 'sitemap-print.css')

const sheets = files.map((file) => ({
  file,
  lines: readFileSync(`${folder}/${file}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n'),
}))

/** The selectors that `wrong` says yes to, each with the rule it stands in. */
const selectorsThat = (wrong: (selector: string, within: string) => boolean) =>
  sheets.flatMap(({ file, lines }) => {
    const open: string[] = []
    return lines.flatMap((line) => {
      const selector = line.trim()
      const found = /[,{]$/.test(selector) && wrong(selector, open.join(' '))
      if (selector.endsWith('{')) open.push(selector)
      if (selector === '}') open.pop()
      return found ? [`${file}: ${selector}`] : []
    })
  })

test('no rule is about whatever follows whatever: each element that comes would have its whole neighbourhood drawn anew', () => {
  const found = selectorsThat((selector) =>
    /(^|[\s>+~(,])(\*|li|\.section)\s*[+~]|[+~]\s*\*/.test(selector),
  )
  expect(found).toEqual([])
})

test('what a rule with :has() is about has a name: else any change of a page has all its styles worked out anew', () => {
  const nameless = /[\s>](\*|:not\([^)]*\))\s*[,{]$/
  const found = selectorsThat(
    (selector, within) =>
      nameless.test(selector) && (selector.includes(':has(') || within.includes(':has(')),
  )
  expect(found).toEqual([])
})

test('what lies above the page looks at its own children alone', () => {
  const found = selectorsThat((selector) =>
    /(^|[\s,(])(html|body|\.editor|\.editor-columns|\.editor-main|\.canvas|\.canvas-page):has\((?!\s*>)/.test(
      selector,
    ),
  )
  expect(found).toEqual([])
})
