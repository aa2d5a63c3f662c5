import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePictures } from '#tests/fixtures/hostile-pictures'
import { textOf } from '#tests/fixtures/pdf-text'
import { drawing, makePhoto, makePicture } from '#tests/fixtures/pictures'
import { inProcesses, picturePool } from '~/platform/pictures/pictures.server'

// Beside the packages, which the bundle finds from there.
const folder = `${process.cwd()}/node_modules/.cache/panelry-tests/workers-${process.pid}`
const file = `${folder}/pictures.js`
const pool = picturePool(file)
const onPicture = inProcesses(pool)

// Vitest itself resolves no packages for it.
const program = `await (await import('./scripts/build-workers.mjs')).buildWorkers('${folder}')`
beforeAll(() => {
  execFileSync(process.execPath, ['--input-type=module', '-e', program])
})
afterAll(async () => {
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
})

const take = (text: string, seconds: number, owner?: string) =>
  pool.run(
    { name: 'takeSvg', input: { bytes: Buffer.from(text), most: 10e6, side: 480 }, seconds },
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
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes(file))
    .map((line) => Number.parseInt(line, 10))

test('a drawing that costs too much is killed with its process; the next one is drawn', async () => {
  await expect(take(tangle, 0.3)).rejects.toThrow('too much time')
  expect(await take(good, 20)).toMatchObject({ width: 300, height: 120, taken: {} })
  await pool.close()
  expect(processes()).toEqual([])
})

test('work that lets nothing else run beside it is killed as well', async () => {
  await expect(take(classes, 0.1)).rejects.toThrow('too much time')
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

test('a sheet of colors is drawn there too, with its logo', async () => {
  const logo = await makePicture('png', 300, 100)
  const input = { name: 'Hollis', colors: ['#6b1f2e'], picture: { bytes: logo, isPng: true } }
  const drawn = (await pool.run({ name: 'colorSheet', input, seconds: 20 })) as Uint8Array
  const text = await textOf(new Uint8Array(drawn))
  for (const words of ['Hollis', '#6B1F2E', 'RGB 107, 31, 46']) expect(text).toContain(words)
})

/** The most memory a process has held, in MB. */
const peak = (pid = 0) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test.runIf(process.platform === 'linux')(
  'photographs of 8 megapixels are drawn one after the other in one process that does not grow',
  async () => {
    await pool.close()
    const bytes = await makePhoto(3264, 2448)
    const inside = `<image width="3264" height="2448" href="data:image/jpeg;base64,${bytes.toString('base64')}"/>`
    const svg = drawing(inside, 'width="3264" height="2448"')
    for (let n = 0; n < 16; n += 1) {
      const width = [160, 480, 960, 1440][n % 4] ?? 0
      const drawn = await onPicture('drawPhoto', { bytes, form: 'jpeg', size: { width } })
      expect((await sharp(drawn).metadata()).width).toBe(width)
    }
    const [pid, ...more] = processes()
    expect(more).toEqual([])
    expect(peak(pid)).toBeLessThan(240)
    for (let n = 0; n < 4; n += 1) {
      await onPicture('draw', { svg, form: 'webp', size: { from: 3264, width: 960 } })
    }
    expect(processes()).toEqual([pid])
    expect(peak(pid)).toBeLessThan(300)
  },
  120_000,
)

test('a panel of the library is drawn there too', async () => {
  const variant = { orientation: 'left', color: 'dark' } as const
  const brand = { name: 'Hollis', primary: '#2d4a3e', secondary: '#c96f4a' }
  const { svg } = await onPicture('drawPanel', { panelId: 'hero-scene', variant, brand })
  expect(svg).toMatch(/^<svg [^>]*width="1440"/)
})
