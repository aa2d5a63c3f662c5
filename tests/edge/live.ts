import { request } from 'node:http'
import type { Person } from './client'

/** A stream of events that a page holds open, and when each of them came. */
export async function listen(person: Person, topic: string) {
  const heard: { at: number; text: string }[] = []
  const url = new URL(`/live?topic=${topic}`, `http://${person.at}`)
  const headers = { Host: person.host, Cookie: person.cookie() }
  const state = { status: 0, hasEnded: false }
  const sent = request(url, { headers })
  await new Promise<void>((open, fail) => {
    sent.on('error', fail)
    sent.on('response', (answer) => {
      state.status = answer.statusCode ?? 0
      answer.on('data', (chunk) => heard.push({ at: performance.now(), text: String(chunk) }))
      answer.on('error', () => {})
      answer.on('close', () => {
        state.hasEnded = true
      })
      open()
    })
    sent.end()
  })
  return { heard, state, stop: () => sent.destroy() }
}
