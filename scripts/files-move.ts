/** Moves all files between the disk and S3: `npm run files:move -- --to s3` or `--to disk`. */
import { join } from 'node:path'
import { diskDriver } from '../app/platform/files/disk.server.ts'
import { holdsFiles } from '../app/platform/files/holds-files.ts'
import { s3Driver } from '../app/platform/files/s3.server.ts'
import { s3Client } from '../app/platform/files/s3-client.server.ts'
import { readS3Settings } from '../app/platform/files/s3-settings.ts'
import { databaseId } from './files/database-id.ts'
import { moveFiles } from './files/move-files.ts'
import { settleOwner } from './files/settle-owner.ts'
import { dataDir, storedFiles } from './places.ts'
import { carryOut, Refusal } from './refusal.ts'

const usage =
  'Say where to move the files: npm run files:move -- --to s3, or --to disk; --remove deletes them in the old place.'

await carryOut('move', async () => {
  const remove = process.argv.includes('--remove')
  const words = process.argv.slice(2).filter((word) => word !== '--remove')
  const target = words.join(' ').replace('=', ' ')
  if (target !== '--to s3' && target !== '--to disk') throw new Refusal(usage)
  const { settings, problems } = readS3Settings(process.env)
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  if (!settings) throw new Refusal('Set the variables that begin with S3_ first.')
  const disk = diskDriver(join(dataDir, storedFiles))
  const s3 = s3Driver(s3Client(settings))
  const [from, to] = target === '--to s3' ? [disk, s3] : [s3, disk]
  await settleOwner({ from, to, database: databaseId() })
  const done = await moveFiles({ from, to, remove, say: (line) => console.log(line) })
  if (remove && !(await holdsFiles(from))) await from.claim(null)
  return done
})
