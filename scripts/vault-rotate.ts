/** Locks the vault of stored logins with another key, also while the server runs. */
import { existsSync } from 'node:fs'
import { database, dataDir } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { forgetOldKeys, rotate } from './vault/rotate.ts'
import { wordsGiven } from './words.ts'

const { has } = wordsGiven('npm run vault:rotate -- [--forget]')

await carryOut('rotation', async () => {
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  const places = {
    dataDir,
    key: process.env.VAULT_KEY || undefined,
    previous: (process.env.VAULT_KEY_PREVIOUS ?? '').split(',').flatMap((key) => key.trim() || []),
  }
  return has('--forget')
    ? forgetOldKeys(database, places)
    : rotate(database, places, (said) => console.log(said))
})
