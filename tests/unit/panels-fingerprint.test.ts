import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { panelsFingerprint } from '../../scripts/panels-fingerprint.mjs'

const tree = {
  'app/panels/hero.tsx': "import { ttf } from '~/platform/ttf'\nexport default ttf",
  'app/panels/sizes.json': '{}',
  'app/platform/ttf.ts': "export * from './tables'",
  'app/platform/tables.ts': 'export const ttf = 1',
  'app/platform/mail.ts': 'export const mail = 1',
  'tests/unit/panels/hero.test.ts': "import '~/panels/hero'\nimport '../editor/random'",
  'tests/unit/editor/random.ts': 'export const random = 1',
  'tests/fixtures/worker.ts': 'export {}',
  'vitest.config.ts': 'export default {}',
  'package-lock.json': '{}',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./app/*"] } } }',
}

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'panelry-fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries(tree)) write(file, text)
  return { root, write }
}

test('panels that have passed are drawn again when they or anything they rest on changes', async () => {
  const { root, write } = checkout()
  const before = await panelsFingerprint(root)
  for (const [file, text] of Object.entries(tree)) {
    write(file, `${text}\n`)
    const after = await panelsFingerprint(root)
    expect(after !== before, file).toBe(file !== 'app/platform/mail.ts')
    write(file, text)
  }
  expect(await panelsFingerprint(root)).toBe(before)
})

test('a panel or a test that is new or gone counts as a change', async () => {
  const { root, write } = checkout()
  const before = await panelsFingerprint(root)
  write('app/panels/footer.tsx', '')
  const more = await panelsFingerprint(root)
  rmSync(join(root, 'tests/unit/panels/hero.test.ts'))
  expect(new Set([before, more, await panelsFingerprint(root)]).size).toBe(3)
})
