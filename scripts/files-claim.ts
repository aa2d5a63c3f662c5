/** Says that the stored files belong to the database that is here: `npm run files:claim`. */
import { existsSync } from 'node:fs'
import { database } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

const { has } = wordsGiven('npm run files:claim -- [--yes]')

await carryOut('claim', async () => {
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  // Only now: opening the database would make one.
  const { isMigrated } = await import('~/db/migrate.server')
  if (!isMigrated()) throw new Refusal('Start the server once first: it updates the database.')
  const { claimByHand } = await import('./files/claim-by-hand')
  return claimByHand({ isMeant: has('--yes'), say: (line) => console.log(line) })
})
