/**
 * Writes which texts of the panels are names of pictures, `app/panels/words/names.json`:
 * `tsx scripts/panel-words.ts`.
 */
import { writeFileSync } from 'node:fs'
import { panels } from '../app/panels/library'
import { namesIn, vocabularies } from './panel-words/find-names'
import { wordsGiven } from './words'

wordsGiven('tsx scripts/panel-words.ts')

const found = panels.map((panel) => [panel.id, namesIn(panel)] as const)
const isEmpty = (all: object) => Object.keys(all).length === 0
const names = Object.fromEntries(
  found.flatMap(([id, { names }]) => (isEmpty(names) ? [] : [[id, names]])),
)
const unseen = Object.fromEntries(
  found.flatMap(([id, { unseen }]) => (isEmpty(unseen) ? [] : [[id, unseen]])),
)
const file = 'app/panels/words/names.json'
writeFileSync(file, `${JSON.stringify({ vocabularies, names, unseen }, null, 2)}\n`)
console.log(`${panels.length} panels`)
