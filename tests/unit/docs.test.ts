import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const plainText = (file: string) => read(file).split(/\s+/).filter(Boolean).length

/** Files that git knows or would add. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file))

const pages = files.filter((file) => file.endsWith('.md'))
const decisions = globSync('docs/decisions/[0-9]*.md')

const howTos = globSync('docs/how-to/*.md')

test('pages are as short as they promise', () => {
  const limits: [number, string[]][] = [
    [900, ['README.md']],
    [700, ['CONTRIBUTING.md']],
    [200, howTos],
    [300, decisions],
  ]
  const long = limits.flatMap(([most, some]) => some.filter((file) => plainText(file) > most))
  expect(long.map((file) => `${file}: ${plainText(file)} words`)).toEqual([])
})

test('a page of how to add something says which files, shows real code and what fails', () => {
  expect(howTos.length).toBeGreaterThan(17)
  const parts = /\*\*Files\*\*\n.*\*\*Example\*\*, `[^`]+`:\n.*```.*\*\*If forgotten\*\*\n/s
  expect(howTos.filter((file) => !parts.test(read(file)))).toEqual([])
  const invented = howTos.flatMap((file) =>
    [...read(file).matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)\n```/gs)].flatMap(
      ([, path = '', code = '']) => {
        const real = new Set(read(path).split('\n').map(trim))
        return code
          .split('\n')
          .map(trim)
          .filter((line) => line && !real.has(line))
          .map((line) => `${file}: ${line}`)
      },
    ),
  )
  expect(invented).toEqual([])
})

test('the guide to contributing leads to every page of how to add something', () => {
  const guide = read('CONTRIBUTING.md')
  expect(howTos.filter((file) => !guide.includes(`](${file})`))).toEqual([])
})

test('a decision has a date, a status and its sections in order', () => {
  const head =
    /^# \d{3} .+\n\n\*\*Date\*\* \d{4}-\d\d-\d\d.* · \*\*Status\*\* (Accepted|Superseded by)/
  const sections =
    /\*\*Context\.\*\*.*\*\*Decision\.\*\*(?:.*\*\*Considered\.\*\*)?.*\*\*Consequences\.\*\*/s
  const wrong = decisions.filter((file) => !head.test(read(file)) || !sections.test(read(file)))
  expect(wrong).toEqual([])
})

test('a decision is referred to by a number that there is', () => {
  const numbers = new Set(decisions.map((file) => file.slice('docs/decisions/'.length).slice(0, 3)))
  const unknown = decisions.flatMap((file) =>
    [...read(file).matchAll(/(?<![,.\d])\b(0\d\d)\b(?![.:,]\d)/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(unknown).toEqual([])
})

test('links and paths on the pages lead to files', () => {
  const lost = pages.flatMap((page) => {
    const text = read(page).replace(/```.*?```/gs, '')
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to = '']) =>
      join(dirname(page), to),
    )
    const paths = [...text.matchAll(/`((?:app|docs|scripts|tests|deploy|drizzle)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/…/.test(path))
    return [...links, ...paths.map(asFile)]
      .filter((path) => !existsSync(path))
      .map((path) => `${page}: ${path}`)
  })
  expect(lost).toEqual([])
})

test('pages that the code names are there', () => {
  const lost = files
    .filter((file) => /\.(tsx?|mjs|cjs|sql|css|sh)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w./-]+\.md|CONTRIBUTING\.md)\b/g)]
        .filter(([, path = '']) => !existsSync(path))
        .map(([, path]) => `${file}: ${path}`),
    )
  expect(lost).toEqual([])
})

const trim = (line: string) => line.trim()

/** A path as prose has it: with its ending, or a module's name, or a folder. */
const asFile = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}.server.ts`].find((name) => existsSync(name)) ?? path
