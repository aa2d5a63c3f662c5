import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'app/styles'

test('no rule is about whatever follows whatever: each element that comes would have its whole neighbourhood drawn anew', () => {
  const found = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => /(^|[\s>+~(,])(\*|li|\.section)\s*[+~]|[+~]\s*\*/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
