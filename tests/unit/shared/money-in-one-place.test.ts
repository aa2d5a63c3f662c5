import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join('app', 'shared', 'money.ts')

/** What of a line works out decimals of money, or leaves them to Intl, which knows other ones. */
const forbidden = [
  /FractionDigits/,
  /style: ['"]currency['"]/,
  /supportedValuesOf\(['"]currency['"]\)/,
  /10 \*\* /,
]
/** Hundredths, in a line that speaks of money. */
const hundredths = /(?:[/*] ?100\b|\b100 ?\*|1e-?2\b)/
const money = /\b\w*(?:amount|currency|price|money|refund|revenue|cents|paid)\w*\b/i

const wrongIn = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line) =>
        forbidden.some((each) => each.test(line)) || (hundredths.test(line) && money.test(line)),
    )

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && path !== home) yield path
  }
}

test('nothing but the module of money knows how many minor units a currency has', () => {
  const found = ['app', 'scripts'].flatMap((folder) =>
    [...sources(folder)].flatMap((path) =>
      wrongIn(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
    ),
  )
  expect(found).toEqual([])
  for (const planted of [
    'const sum = amount / 100',
    'refund(Math.round(Number(typed) * 100))',
    "new Intl.NumberFormat('en', { style: 'currency', currency })",
    'const digits = format.resolvedOptions().maximumFractionDigits',
  ]) {
    expect(wrongIn(planted), planted).toHaveLength(1)
  }
})
