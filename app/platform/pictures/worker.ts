import { jobs } from './jobs'
import type { PictureRequest } from './pictures.server'

/** Bytes this process may take: two of them and the server fit into 1 GB. */
const memory = 400 * 1024 ** 2

/** A library at work in its threads stops only with the process. */
const end = () => process.kill(process.pid, 'SIGKILL')
// The server is gone, and nobody waits for the picture.
process.on('disconnect', end)

/** An answer that reaches nobody any more ends the process, without a word. */
const answer = (said: object) => process.send?.(said, (error: Error | null) => error && end())

process.on('message', async ({ name, input, seconds }: PictureRequest) => {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system < seconds * 1e6 && process.memoryUsage.rss() < memory) return
    clearInterval(watch)
    process.send?.({ tooLong: true }, end)
  }, 20)
  try {
    const result = await (jobs[name] as (input: unknown) => Promise<unknown>)(input)
    answer({ result })
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) })
  } finally {
    clearInterval(watch)
  }
})
