import { createServer, type ServerResponse } from 'node:http'

// The floor of `live`: the same event streams with nothing behind them. A POST is told to all.
const streams = new Set<ServerResponse>()

createServer((req, res) => {
  if (req.url !== '/live') {
    const frame = `id: ${Date.now()}\ndata: project:told\n\n`
    if (req.method === 'POST') for (const stream of streams) stream.write(frame)
    return void res.end()
  }
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
  res.write('retry: 2000\nid: 1\n\n')
  streams.add(res)
  res.on('close', () => streams.delete(res))
}).listen(Number(process.env.PORT))
