import { type ChildProcess, spawn } from 'node:child_process'
import { ask } from './client'

export type Running = {
  url: string
  startedIn: number
  /** Of the process, 0 when it could not be started. */
  pid: number
  stop: () => Promise<void>
}

/** Starts a server program and waits for its first answer. @throws when it ends before */
export async function launch(
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Running> {
  const start = performance.now()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), APP_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.resume()
  await firstByte(child, `${url}/login`)
  return {
    url,
    startedIn: performance.now() - start,
    pid: child.pid ?? 0,
    stop: () => stop(child),
  }
}

async function firstByte(child: ChildProcess, url: string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await ask(url).catch(() => null)
    if (answer) return
    await new Promise((resume) => setTimeout(resume, 10))
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resume) => child.once('exit', resume))
  child.kill('SIGTERM')
  await ended
}
