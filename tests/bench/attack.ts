import { connect } from 'node:net'

// What somebody who means harm sends: a program of its own, so that its work does not stand in the
// way of the clock that measures how long others wait.

type Target = {
  port: number
  cookie: string
  /** What is costly to make; a number stands for `*`. */
  paths: { receipt: string; difference: string; photos: string[] }
}
type Sent = { path?: string; type?: string; body: Buffer; declared?: number; hold?: number }

const megabyte = 1024 * 1024
const urlEncoded = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
const file = (bytes: number) =>
  Buffer.concat([
    Buffer.from(part('name="avatar"; filename="a.png"')),
    Buffer.alloc(bytes),
    Buffer.from('\r\n--x--\r\n'),
  ])

/** Sends one form and waits for the answer, or holds the connection. @returns the status, 0 for none */
function send({ port, cookie }: Target, { path = '/login', type = urlEncoded, ...sent }: Sent) {
  return new Promise<number>((resolve) => {
    let status = 0
    const socket = connect(port, 'localhost')
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`]
    if (cookie) head.push(`Cookie: ${cookie}`)
    head.push(`Content-Length: ${sent.declared ?? sent.body.length}`, 'Connection: close', '', '')
    socket.write(head.join('\r\n'))
    socket.write(sent.body)
    socket.on('data', (data) => {
      status ||= Number(data.toString('latin1').split(' ')[1])
    })
    socket.on('error', () => {}).once('close', () => resolve(status))
    if (sent.hold) setTimeout(() => socket.destroy(), sent.hold)
  })
}

/** Asks for a page and reads all of it. @returns the status, 0 for none */
const ask = ({ port, cookie }: Target, path: string) =>
  fetch(`http://localhost:${port}${path}`, { headers: { cookie } }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

/** Asks for many pages on one connection in one piece. @returns the status of each */
function askInOnePiece({ port, cookie }: Target, pages: number, path: string) {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n`
  const end = 'Connection: close\r\n\r\n'
  return new Promise<number[]>((resolve) => {
    let answers = ''
    const socket = connect(port, 'localhost')
    socket.write(`${`${head}\r\n`.repeat(pages - 1)}${head}${end}`)
    socket.on('data', (data) => {
      answers += data.toString('latin1')
    })
    socket
      .on('error', () => {})
      .once('close', () => {
        resolve([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)))
      })
  })
}

const times = (n: number, work: (_: unknown, index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: n }, work))
const form = (body: string, type?: string) => (to: Target) =>
  times(3, () => send({ ...to, cookie: '' }, { body: Buffer.from(body), ...(type && { type }) }))
const photo = { path: '/account-settings/photo', type: parts }

/** Every attack by its name. What it sends, it sends to its end. */
export const attacks: Record<string, (to: Target) => Promise<number[]>> = {
  // What the machine does to everybody while such a program runs at all.
  'none (three plain forms)': form('email=a&password=b'),
  'nested names': form(
    Array.from({ length: 2000 }, (_, i) => `a${i}${'[999]'.repeat(38)}=`).join('&'),
  ),
  'lists sent at their end': form(Array.from({ length: 2000 }, (_, i) => `a${i}[199]=`).join('&')),
  '500,000 fields': form('a&'.repeat(500_000)),
  'one name 999 times': form('email=x&'.repeat(999)),
  '480,000 parts': form(`${`${part('name="a"')}\r\n`.repeat(480_000)}--x--\r\n`, parts),
  '18,000 parts in a megabyte': form(`${`${part('name="a"')}\r\n`.repeat(18_000)}--x--\r\n`, parts),
  '30 × 24 MB of strangers': (to) =>
    times(30, () => send({ ...to, cookie: '' }, { type: parts, body: file(24 * megabyte) })),
  '30 × 24 MB of a member': (to) =>
    times(30, () => send(to, { ...photo, body: file(24 * megabyte) })),
  'paths of 7,000 segments': (to) =>
    times(9, (_, i) => ask(to, `${['/a', '/7', '/%41'][i % 3]}${'/a'.repeat(7000)}`)),
  'paths as deep as they may be': (to) => times(9, () => ask(to, `/%41${'/a'.repeat(11)}`)),
  '50 × 2,000 pages in one piece': async (to) =>
    (
      await Promise.all(
        Array.from({ length: 50 }, () => askInOnePiece({ ...to, cookie: '' }, 2000, '/login')),
      )
    ).flat(),
  '400 pages at once': (to) => times(400, () => ask(to, '/requests')),
  '30 receipts at once': (to) => times(30, () => ask(to, to.paths.receipt)),
  // Nine photographs of 8 megapixels in three sizes and as they are.
  'nine panels of photographs': (to) =>
    times(to.paths.photos.length, (_, i) => ask(to, to.paths.photos[i] ?? '')),
  // Each of another pair of versions: none is known from before.
  '50 differences of terms at once': (to) =>
    times(50, (_, i) => ask(to, to.paths.difference.replace('*', `${i + 2}`))),
  '100 stalled': (to) =>
    times(100, () =>
      send(to, { ...photo, body: file(20 * megabyte), declared: 24 * megabyte, hold: 8_000 }),
    ),
}

const [name = '', port = '', cookie = '', paths = '{}'] = process.argv.slice(2)
// The bench imports this file as well; only the process of one attack gets its name.
if (name in attacks) {
  const statuses = await attacks[name]?.({
    port: Number(port),
    cookie,
    paths: JSON.parse(paths),
  })
  console.log(JSON.stringify(statuses))
}
