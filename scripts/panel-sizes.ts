/**
 * Writes the heights of every panel, `app/panels/sizes.json`, and of those with words of their own
 * in a story, `app/panels/stories/sizes.json`: `tsx scripts/panel-sizes.ts`. With `--stories` only
 * the latter. Both then write those that are other ones in another typeface, `app/panels/dress/sizes.json`,
 * with `--typefaces` only these.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { mergeContent } from '../app/panels/content'
import { faces } from '../app/panels/dress/faces'
import { panels } from '../app/panels/library'
import { renderPanel } from '../app/panels/render'
import { layOut } from '../app/panels/render/lay-out'
import { stories, wordsOf } from '../app/panels/stories'
import { storyIds } from '../app/panels/stories/ids'
import { orientations, panelColors, type Typeface } from '../app/panels/types'
import { wordsGiven } from './words'

const { has } = wordsGiven('tsx scripts/panel-sizes.ts -- [--stories] [--typefaces]')

const brand = { name: 'Panelry', primary: '#283F97', secondary: '#FBBB00' }

async function heightsOf(id: string, words?: object): Promise<string> {
  const heights: number[] = []
  for (const orientation of orientations) {
    for (const color of panelColors) {
      heights.push((await renderPanel(id, { orientation, color }, brand, words)).height)
    }
  }
  return `${JSON.stringify(id)}: [${heights.join(', ')}]`
}

if (!has('--stories') && !has('--typefaces')) {
  const lines: string[] = []
  for (const { id } of panels) lines.push(`  ${await heightsOf(id)}`)
  writeFileSync('app/panels/sizes.json', `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${panels.length} panels`)
}

if (!has('--typefaces')) await writeStories()
await writeTypefaces()

async function writeStories() {
  const blocks: string[] = []
  for (const story of storyIds) {
    const lines: string[] = []
    for (const [id, words] of Object.entries(stories[story])) {
      lines.push(`    ${await heightsOf(id, words)}`)
    }
    blocks.push(`  "${story}": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}`)
    console.log(`${story}: ${lines.length} panels`)
  }
  writeFileSync('app/panels/stories/sizes.json', `{\n${blocks.join(',\n')}\n}\n`)
}

/** Only few differ: a line of a title more or less. */
async function writeTypefaces() {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const plain: Record<string, number[]> = read('app/panels/sizes.json')
  const told: Record<string, Record<string, number[]>> = read('app/panels/stories/sizes.json')
  const found: Record<string, string[]> = {}
  for (const typeface of Object.keys(faces) as Exclude<Typeface, 'modern'>[]) {
    const lines: string[] = []
    for (const panel of panels) {
      for (const story of [null, ...storyIds.filter((one) => told[one]?.[panel.id])]) {
        const content = mergeContent(panel.content, wordsOf(story ?? undefined, panel.id))
        const heights: number[] = []
        for (const orientation of orientations) {
          for (const color of panelColors) {
            const { height } = await layOut(
              panel,
              { orientation, color },
              { ...brand, typeface },
              content,
            )
            heights.push(height)
          }
        }
        const modern = story ? told[story]?.[panel.id] : plain[panel.id]
        const key = story ? `${panel.id} ${story}` : panel.id
        if (heights.some((height, at) => height !== modern?.[at])) {
          lines.push(`    ${JSON.stringify(key)}: [${heights.join(', ')}]`)
        }
      }
    }
    found[typeface] = lines
    console.log(`${typeface}: ${lines.length} panels`)
  }
  const blocks = Object.entries(found).map(
    ([typeface, lines]) =>
      `  "${typeface}": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}`,
  )
  writeFileSync('app/panels/dress/sizes.json', `{\n${blocks.join(',\n')}\n}\n`)
}
