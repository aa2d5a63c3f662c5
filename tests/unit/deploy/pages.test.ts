import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Commands for Fly on the pages: lines to be copied, and those within sentences that have options. */
const commands = ['README.md', ...globSync('docs/operations/*.md')].flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/ \\\n\s*/g, ' ')
  const lines = [...text.matchAll(/^\s*(fly .*)$/gm)]
  const inline = [...text.replace(/```.*?```/gs, '').matchAll(/`(fly [^`]* --[^`]*)`/g)]
  return [...lines, ...inline].map(([, command = '']) => command.replace(/\s+#.*/, ''))
})

test('a command for Fly says of which application', () => {
  expect(commands.length).toBeGreaterThan(20)
  const nameless = commands.filter(
    (command) =>
      !/^fly (auth|platform|apps) /.test(command) &&
      !/ --app panelry\b| --config deploy\/[\w-]+\/fly\.toml\b/.test(command),
  )
  expect(nameless).toEqual([])
  for (const kind of ['one-machine', 'two-regions']) {
    expect(
      readFileSync(kind === 'two-regions' ? 'fly.toml' : `deploy/${kind}/fly.toml`, 'utf8'),
    ).toMatch(/^app = "panelry"$/m)
  }
})

test('no command for Fly asks back: what is pasted after it would be taken for the answer', () => {
  const asking = commands.filter(
    (command) =>
      /^fly (volumes (create|destroy)|scale count) /.test(command) &&
      !/ --yes\b| --count [2-9]/.test(command),
  )
  expect(asking).toEqual([])
})

test('a release names the way the product runs', () => {
  const pages = globSync('docs/operations/*.md').map((file) => readFileSync(file, 'utf8'))
  const blocks = pages.flatMap((text) => [...text.matchAll(/^\s*(npm run deploy.*)$/gm)])
  expect(blocks.length).toBeGreaterThan(2)
  for (const [, command] of blocks) {
    expect(command).toMatch(/^npm run deploy -- (one-machine|two-regions)\b/)
  }
})
