import { get } from 'node:http'

/** A line of what LiteFS tells on `/events`. */
type LitefsEvent =
  | { type: 'init' | 'primaryChange'; data: { isPrimary?: boolean; hostname?: string } }
  | { type: 'tx'; db: string; data: { txID: string } }

type Listener = {
  /** @param primary the host name of the primary where that is another node; null without one */
  onStanding: (standing: { isPrimary: boolean; primary: string | null }) => void
  /** @param position how many transactions `database` has seen, including those of other nodes */
  onPosition: (position: number) => void
  /** Each time the stream is opened, or cannot be. */
  onAnswer: (answers: boolean) => void
}

/** Milliseconds until a stream that ended is opened again. */
const pause = 200
/** Milliseconds that LiteFS has to begin its answer. */
const patience = 5_000

/**
 * Follows what LiteFS tells: who is primary, and each transaction as soon as it is in this node's
 * database. The file `.primary` on its mount names a dead primary for up to a minute.
 *
 * @param url where LiteFS listens, such as `http://127.0.0.1:20202`
 * @returns how to stop
 */
export function followLitefs(url: string, database: string, listener: Listener): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let request = open()

  function again() {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      request = open()
    }, pause)
  }

  function open() {
    const asked = get(new URL('/events', url), { timeout: patience }, (answer) => {
      asked.setTimeout(0)
      listener.onAnswer(true)
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        const lines = (rest + piece).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) if (line) tell(JSON.parse(line))
      })
      answer.on('close', again)
      answer.on('error', () => {})
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => {
      listener.onAnswer(false)
      again()
    })
    asked.on('socket', (socket) => socket.unref())
    return asked
  }

  function tell(event: LitefsEvent) {
    if (event.type === 'tx') {
      if (event.db === database) listener.onPosition(Number.parseInt(event.data.txID, 16))
      return
    }
    const isPrimary = event.data.isPrimary === true
    listener.onStanding({ isPrimary, primary: isPrimary ? null : event.data.hostname || null })
  }

  return () => {
    stopped = true
    clearTimeout(timer)
    request.destroy()
  }
}
