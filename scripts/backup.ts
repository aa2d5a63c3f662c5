/** Copies database and files to a folder or a bucket, consistently, while the server runs. */
import { resolve } from 'node:path'
import { toBucket } from './backup/to-bucket.ts'
import { toFolder } from './backup/to-folder.ts'
import { carryOut, Refusal } from './refusal.ts'

const words = process.argv.slice(2)
const [target] = words.filter((word) => !word.startsWith('--'))

await carryOut('backup', async () => {
  if (!target) {
    throw new Refusal('Say where to: npm run backup -- /path/to/backup, or npm run backup -- s3')
  }
  return target === 's3'
    ? toBucket({ daily: words.includes('--daily') })
    : toFolder(resolve(target))
})
