import type { ServerResponse } from 'node:http'

/**
 * Waits until the reader of an answer has taken what was written to it: the framework reads a stream as
 * fast as it comes, which keeps all that a slow reader has not taken in memory.
 *
 * @returns false when the reader has gone
 */
export async function waitForDrain(answer: ServerResponse): Promise<boolean> {
  if (answer.writableNeedDrain && !answer.destroyed) {
    await new Promise<void>((resume) => {
      const done = () => {
        answer.off('drain', done)
        answer.off('close', done)
        resume()
      }
      answer.on('drain', done)
      answer.on('close', done)
    })
  }
  return !answer.destroyed
}
