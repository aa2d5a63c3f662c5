import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { styleFiles } from '#tests/fixtures/style-files'

// The print of the sitemap is a sheet of its own, which its screen alone has.
const sheets = styleFiles
  .filter(({ path }) => !path.endsWith('sitemap-print.css'))
  .map(({ path, text }) => ({
    path,
    lines: text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n'),
  }))

/** The selectors that `wrong` says yes to, each with the rule it stands in. */
const selectorsThat = (wrong: (selector: string, within: string) => boolean) =>
  sheets.flatMap(({ path, lines }) => {
    const open: string[] = []
    return lines.flatMap((line) => {
      const selector = line.trim()
      const found = /[,{]$/.test(selector) && wrong(selector, open.join(' '))
      if (selector.endsWith('{')) open.push(selector)
      if (selector === '}') open.pop()
      return found ? [`${path}: ${selector}`] : []
    })
  })

test('no rule is about whatever follows whatever: each element that comes would have its whole neighborhood drawn again', () => {
  const found = selectorsThat((selector) =>
    /(^|[\s>+~(,])(\*|li|\.section)\s*[+~]|[+~]\s*\*/.test(selector),
  )
  expect(found).toEqual([])
})

test('what a rule with :has() is about has a name: else any change of a page has all its styles worked out again', () => {
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

test('each style file is in a sheet: what nothing imports styles nothing', () => {
  const imported = styleFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, to = '']) => join(dirname(path), to)),
  )
  const linked = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join('app', name), 'utf8').matchAll(/from '([^']+\.css)\?url'/g)].map(
        ([, to = '']) =>
          to.startsWith('~/') ? join('app', to.slice(2)) : join('app', dirname(name), to),
      ),
    )
  const paths = styleFiles.map(({ path }) => path)
  expect([...new Set([...imported, ...linked])].sort()).toEqual(paths.sort())
})
