/**
 * Writes what drawing the panels finds about their words, `app/panels/words/found.json`: which are names of
 * pictures, which lead somewhere, and in what order people read them. `tsx scripts/panel-words.ts`.
 */
import { writeFileSync } from 'node:fs'
import { panels } from '../app/panels/library'
import { namesIn, vocabularies } from './panel-words/find-names'
import { wordsGiven } from './words'

wordsGiven('tsx scripts/panel-words.ts')

const write = (found: Record<string, object>) =>
  writeFileSync(
    'app/panels/words/found.json',
    `${JSON.stringify({ vocabularies, panels: found }, null, 2)}\n`,
  )

const names = panels.map((panel) => [panel, namesIn(panel)] as const)
write(Object.fromEntries(names.map(([{ id }, found]) => [id, { ...found, order: [], leads: [] }])))
// Reads what was just written: a page knows by it what is no word.
const { orderIn } = await import('./panel-words/find-order')
write(
  Object.fromEntries(names.map(([panel, found]) => [panel.id, { ...found, ...orderIn(panel) }])),
)
console.log(`${panels.length} panels`)
