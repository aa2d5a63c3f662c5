import { connect, createServer, type Socket } from 'node:net'

/** By this header Fly's proxy knows what it would else see by itself: the link has taken its connection already. */
export const refusal = 'link-refused'
const refused = `HTTP/1.1 502 Bad Gateway\r\n${refusal}: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`

/**
 * A way from one machine to another, delayed each way. `cut`: nothing passes and nobody is told, as
 * when a cable is pulled; `closed`: both ends are told.
 */
export class Link {
  delay = 0
  #state: 'up' | 'cut' | 'closed' = 'up'
  readonly #sockets = new Set<Socket>()
  readonly #servers

  /** @param web a port that is asked by Fly's proxy, which hears of it when nobody listens there */
  constructor(
    at: string,
    to: string,
    ports: number[],
    private readonly web?: number,
  ) {
    this.#servers = ports.map((port) =>
      createServer((from) => this.#carry(from, to, port)).listen(port, at),
    )
  }

  get isUp() {
    return this.#state === 'up'
  }

  get isCut() {
    return this.#state === 'cut'
  }

  #carry(from: Socket, to: string, port: number) {
    this.#keep(from)
    if (this.#state === 'closed') return void from.destroy()
    // Held without a word.
    if (this.#state === 'cut') return
    const out = connect(port, to)
    this.#keep(out)
    this.#pass(from, out)
    if (port === this.web) out.once('connect', () => this.#pass(out, from))
    else this.#pass(out, from)
    out.once('error', (error: NodeJS.ErrnoException) => {
      if (port === this.web && error.code === 'ECONNREFUSED') from.end(refused)
    })
  }

  #keep(socket: Socket) {
    this.#sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => {})
  }

  /** A way in which everything comes in the order it was sent, also where the delay changes meanwhile. */
  #queue() {
    const waiting: { at: number; work: () => void }[] = []
    const take = () => {
      for (let next = waiting[0]; next; next = waiting[0]) {
        const left = next.at - performance.now()
        // A timer may fire early by less than a millisecond.
        if (left > 1) return void setTimeout(take, left)
        if (this.#state === 'up') next.work()
        waiting.shift()
      }
    }
    return (work: () => void) => {
      if (this.delay === 0 && waiting.length === 0) return work()
      waiting.push({ at: performance.now() + this.delay, work })
      if (waiting.length === 1) setTimeout(take, this.delay)
    }
  }

  #pass(from: Socket, to: Socket) {
    const later = this.#queue()
    let unreachable = false
    from.on('error', (error: NodeJS.ErrnoException) => {
      // Of a machine that is gone without a word nobody hears that it is gone.
      unreachable = error.code === 'EHOSTUNREACH' || error.code === 'ETIMEDOUT'
    })
    from.on('data', (chunk) => this.#state === 'up' && later(() => void to.write(chunk)))
    from.on('end', () => this.#state === 'up' && later(() => void to.end()))
    from.on('close', () => {
      if (this.#state === 'up' && !unreachable) later(() => void to.destroy())
    })
  }

  cut() {
    this.#state = 'cut'
  }

  close() {
    this.#state = 'closed'
    this.#drop()
  }

  mend() {
    this.#state = 'up'
    this.#drop()
  }

  #drop() {
    for (const socket of this.#sockets) socket.destroy()
  }

  stop() {
    this.close()
    for (const server of this.#servers) server.close()
  }
}
