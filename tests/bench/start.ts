import { launch, type Running } from './app-server'
import { median } from './measure'
import { atMost, type Row } from './report'

/** From the start of the process to the first answer, on a data folder that exists. */
export async function start(port: number): Promise<Row[]> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const server: Running = await launch(['server.ts'], port)
    times.push(server.startedIn / 1000)
    await server.stop()
  }
  return [atMost('start: warm, to the first byte', median(times), 2, 's')]
}
