import { readInstallation } from '~/features/files/installation.server'
import { listKnown, namedByLostRows } from '~/features/files/known-files.server'
import { claimFiles } from '~/features/files/own-files.server'
import { fileFolders } from '~/features/files/stored-file'
import { files, placeOfFiles } from '~/platform/files/files.server'

/**
 * Gives the stored files to the database that is here, and lets the next sweep remove all that it does
 * not name. Unless it is meant, only says what that would do.
 */
export async function claimByHand({
  isMeant,
  say,
}: {
  isMeant: boolean
  say: (line: string) => void
}): Promise<string> {
  const owner = await files.owner()
  const { id } = readInstallation()
  const isLost = await namedByLostRows()
  let [total, unnamed] = [0, 0]
  for (const folder of fileFolders) {
    const { names, known } = await listKnown(folder, Date.now())
    const unused = names.filter((name) => !known.has(name) && !isLost(name)).length
    if (names.length > 0) say(`${folder}: ${names.length} files, ${unused} named by no row`)
    total += names.length
    unnamed += unused
  }
  const whose =
    owner?.database === id
      ? 'this database already'
      : owner
        ? `the database ${owner.database} of ${owner.address}, since ${owner.since}`
        : 'no database yet'
  say(`The files in ${placeOfFiles} belong to ${whose}. This database is ${id}.`)
  const outcome = `The server then removes those of the ${unnamed} (of ${total}) files named by no row that are older than a day: within six hours, or a minute after a start.`
  if (!isMeant) {
    return `They would belong to this database. ${outcome} Nothing was changed; to do it: npm run files:claim -- --yes`
  }
  await claimFiles(Date.now(), { sweepsAll: true })
  return `They belong to this database now. ${outcome}`
}
