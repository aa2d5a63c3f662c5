import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startLitefs } from '#tests/fakes/litefs'
import { freePort } from '#tests/fixtures/free-port'
import { followLitefs } from '~/platform/litefs/follow'

/** What it is told of whether LiteFS answers. */
function follow(url: string): boolean[] {
  const told: boolean[] = []
  onTestFinished(
    followLitefs(url, 'panelry.db', {
      onStanding: () => {},
      onPosition: () => {},
      onAnswer: (answers) => told.push(answers),
    }),
  )
  return told
}

test('it is told that LiteFS answers, and each time that it does not', async () => {
  const litefs = await startLitefs(mkdtempSync(join(tmpdir(), 'panelry-mount-')))
  const told = follow(litefs.url)
  await expect.poll(() => told).toEqual([true])
  litefs.drop()
  await expect.poll(() => told).toEqual([true, true])
  await litefs.stop()
  await expect.poll(() => told.slice(-2)).toEqual([false, false])
})

test('what takes the connection and says nothing does not answer either', async () => {
  const mute = createServer((socket) => void socket.on('error', () => {}))
  const port = await freePort()
  await new Promise<void>((done) => mute.listen(port, '127.0.0.1', done))
  onTestFinished(() => void mute.close())
  const told = follow(`http://127.0.0.1:${port}`)
  await expect.poll(() => told, { timeout: 12_000 }).toEqual([false])
})
