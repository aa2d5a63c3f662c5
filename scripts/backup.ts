/** Copies database and files to a folder or a bucket, consistently, while the server runs. */
import { resolve } from 'node:path'
import { toBucket } from './backup/to-bucket.ts'
import { toFolder } from './backup/to-folder.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

const { names, has } = wordsGiven('npm run backup -- FOLDER|s3 [--accept-fewer]')
const [target] = names

await carryOut('backup', async () => {
  if (!target) {
    throw new Refusal(
      'Say where to back up to: npm run backup -- /path/to/backup, or npm run backup -- s3',
    )
  }
  const acceptFewer = has('--accept-fewer')
  const { said, problems } =
    target === 's3' ? await toBucket({ acceptFewer }) : await toFolder(resolve(target))
  if (problems.length > 0) throw new Refusal([said, ...problems].join('\n'))
  return said
})
