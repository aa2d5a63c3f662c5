import { connect, type Socket } from 'node:net'

/** Many open event streams, and when each of them heard something last. */
export type Streams = { heard: () => number[]; forget: () => void; close: () => void }

/** Opens a stream for each cookie, a hundred at a time, as a browser asks for it. */
export async function openStreams(
  url: string,
  path: string,
  cookies: readonly string[],
): Promise<Streams> {
  const { port } = new URL(url)
  const sockets: Socket[] = []
  let times: number[] = []
  const open = (cookie: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), 'localhost')
      sockets.push(socket)
      let text = ''
      let opened = false
      socket.setEncoding('utf8').on('error', reject)
      socket.on('data', (chunk: string) => {
        text = opened ? '' : text + chunk
        if (opened) {
          if (chunk.includes('data: project')) times.push(performance.now())
        } else if (text.includes('retry: ')) {
          opened = true
          resolve()
        } else if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text.split('\r\n')[0]))
      })
      const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n` +
          `User-Agent: ${agent}\r\nCookie: ${cookie}\r\n\r\n`,
      )
    })
  for (let at = 0; at < cookies.length; at += 100) {
    await Promise.all(cookies.slice(at, at + 100).map(open))
  }
  return {
    heard: () => times,
    forget() {
      times = []
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
