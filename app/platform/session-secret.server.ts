import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { serverMessages } from '~/messages/server'
import { shortestSecret, writeSecretFile } from './files/secret-file'
import { StartRefused } from './start-refused'

/**
 * The secret kept in a file beside the database, made once when there is none. It is whole on the
 * disk before anything is signed with it. What an empty file signed can be trusted by
 * nobody: it is made again.
 *
 * @throws StartRefused when the file is damaged
 */
export function storedSecret(file: string): string {
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (!found) {
    if (found === '') console.warn(serverMessages.emptySecret(file))
    writeSecretFile(file, randomBytes(32).toString('hex'), { replace: found === '' })
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret) throw new StartRefused(serverMessages.shortSecret(file))
  return secret
}
