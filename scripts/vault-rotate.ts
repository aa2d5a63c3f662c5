/** Locks the vault of stored logins with another key, also while the server runs. */
import { existsSync } from 'node:fs'
import { database, dataDir } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'
import { forgetOldKeys, rotate } from './vault/rotate.ts'

const words = process.argv.slice(2)

await carryOut('rotation', async () => {
  const unknown = words.find((word) => word !== '--forget')
  if (unknown) throw new Refusal(`There is no ${unknown}: npm run vault:rotate [-- --forget]`)
  if (!existsSync(database)) throw new Refusal(`There is no database at ${database}`)
  const places = {
    dataDir,
    key: process.env.VAULT_KEY || undefined,
    previous: (process.env.VAULT_KEY_PREVIOUS ?? '').split(',').flatMap((key) => key.trim() || []),
  }
  return words.includes('--forget')
    ? forgetOldKeys(database, places)
    : rotate(database, places, (said) => console.log(said))
})
