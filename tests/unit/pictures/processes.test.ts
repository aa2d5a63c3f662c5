import { execFileSync } from 'node:child_process'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '#tests/fixtures/hostile-pictures'
import { textOf } from '#tests/fixtures/pdf-text'
import { drawing, makePicture } from '#tests/fixtures/pictures'
import { picturePool } from '~/platform/pictures/pictures.server'

// Beside the packages, which the bundle finds from there.
const file = `${process.cwd()}/node_modules/.cache/panelry-tests/pictures-${process.pid}.mjs`
const pool = picturePool(file)

beforeAll(async () => {
  await build({
    entryPoints: ['app/platform/pictures/worker.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
})
afterAll(() => pool.close())

const take = (text: string, seconds: number, owner?: string) =>
  pool.run(
    { name: 'takeSvg', input: { bytes: Buffer.from(text), side: 480 }, seconds },
    {
      whose: owner === undefined ? undefined : { network: `of ${owner}`, person: owner },
    },
  )
const tangle = hostilePictures['60,000 crossing lines, three times']?.() ?? ''
// Refused at its very end, after much that is done in one piece.
const classes = (hostilePictures['2,090 classes, 950 elements of 4,990']?.() ?? '').replace(
  '</svg>',
  '<g id="a"><use href="#a"/></g></svg>',
)
const good = drawing('<rect width="9" height="9"/>')

/** Processes of this one that work on pictures. */
const processes = () =>
  execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes(file)).length

test('a drawing that costs too much is killed with its process; the next one is drawn', async () => {
  await expect(take(tangle, 0.3)).rejects.toThrow('cost too much')
  expect(await take(good, 20)).toMatchObject({ width: 300, height: 120, taken: {} })
  await pool.close()
  expect(processes()).toBe(0)
})

test('work that lets nothing else run beside it is killed as well', async () => {
  await expect(take(classes, 0.1)).rejects.toThrow('cost too much')
})

test('one person’s works run one at a time; the others’ go between them', async () => {
  const done: string[] = []
  const all = ['a', 'a', 'a', 'b'].map(async (owner, n) => {
    await take(good, 20, owner)
    done.push(`${owner}${n}`)
  })
  expect(pool.waiting({ network: 'of a', person: 'a' })).toEqual({ all: 2, network: 2, person: 2 })
  await Promise.all(all)
  expect(done.filter((one) => one !== 'b3')).toEqual(['a0', 'a1', 'a2'])
})

test('a sheet of colours is drawn there too, with its logo', async () => {
  const logo = await makePicture('png', 300, 100)
  const input = { name: 'Hollis', colors: ['#6b1f2e'], picture: { bytes: logo, isPng: true } }
  const drawn = (await pool.run({ name: 'colorSheet', input, seconds: 20 })) as Uint8Array
  const text = await textOf(new Uint8Array(drawn))
  for (const words of ['Hollis', '#6B1F2E', 'RGB 107, 31, 46']) expect(text).toContain(words)
})
