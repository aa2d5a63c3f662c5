import { hostname } from 'node:os'
import type { FileDriver } from '../../app/platform/files/driver.ts'
import { holdsFiles } from '../../app/platform/files/holds-files.ts'
import { Refusal } from '../refusal.ts'

type Moving = {
  from: FileDriver
  to: FileDriver
  /** The database here; null without one. */
  database: string | null
}

/**
 * Lets the files keep their owner where they go, or gives them to the database here.
 *
 * @throws Refusal when another database's files are there
 */
export async function settleOwner({ from, to, database }: Moving): Promise<void> {
  const [source, target] = await Promise.all([from.owner(), to.owner()])
  const mine = source?.database ?? database
  if (target?.database === mine) return
  if (target && (await holdsFiles(to))) {
    throw new Refusal(
      `Another database's files are there already (${target.database}, of ${target.address}): nothing was moved. Choose another bucket, or run npm run files:claim where that database is gone for good.`,
    )
  }
  if (!mine) return
  const address = source?.address ?? (process.env.APP_URL || hostname())
  await to.claim({ database: mine, address, since: new Date().toISOString() })
}
