/** Runs the server's daily job: backs up to the bucket once a day, and prints as JSON what is there now. */
import { toBucket } from './backup/to-bucket.ts'
import { carryOut } from './refusal.ts'
import { wordsGiven } from './words.ts'

wordsGiven('node scripts/backup-daily.ts')

await carryOut('backup', async () => JSON.stringify(await toBucket({ daily: true })))
