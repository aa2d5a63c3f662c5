import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Asker } from './asker.server'
import { makeCosts } from './costs'

type Task<Job, Result> = {
  job: Job
  attempts: number
  timeout: number
  whose: Asker | undefined
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
type Answer<Result> = { result: Result } | { error: string }

/** A job cost more time, or memory, than it may. */
export class TookTooLong extends Error {}

type PoolOptions = {
  size: number
  /** Milliseconds a job may take before its worker is ended. */
  timeout: number
  /** Whether each worker is a process of its own: everything it does ends with it. */
  processes?: boolean
  /** Milliseconds after which a worker without work is ended; without it none is. */
  idle?: number
  /** Milliseconds that the work of somebody is taken to have cost of whom none is known yet. */
  stranger?: number
}

type RunOptions = {
  timeout?: number
  /**
   * Whose work it is: one job of each person runs at a time, of each network one less than there are
   * workers, unless they are known to cost little; whose have cost the least of late goes first.
   */
  whose?: Asker | undefined
}

/** A thread or a process, driven in the same way. */
type Helper = {
  events: Worker | ChildProcess
  give: (job: unknown) => void
  end: () => unknown
  /** Whether it keeps this process alive. */
  hold: (held: boolean) => void
  rest?: NodeJS.Timeout
}

function thread(file: string | URL): Helper {
  const worker = new Worker(file)
  return {
    events: worker,
    give: (job) => worker.postMessage(job),
    end: () => worker.terminate(),
    hold: (held) => (held ? worker.ref() : worker.unref()),
  }
}

function childProcess(file: string | URL): Helper {
  const child = fork(file, { serialization: 'advanced', execArgv: [], stdio: 'inherit' })
  try {
    // Before it has threads of its own: answering people goes first.
    if (child.pid) setPriority(child.pid, 10)
  } catch {
    // Not allowed everywhere, and of no consequence.
  }
  return {
    events: child,
    // A process that is gone says so by its exit.
    give: (job) => void child.send(job as object, () => {}),
    end: () =>
      new Promise<void>((ended) => {
        if (child.exitCode !== null || child.signalCode !== null) return ended()
        child.ref()
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
    hold: (held) => {
      const side = held ? 'ref' : 'unref'
      child[side]()
      child.channel?.[side]()
    },
  }
}

/**
 * Workers (threads, or processes where what they do can only be stopped with them) that carry out
 * one job at a time each. They start with the first job and keep no process alive. A worker that
 * crashes is replaced and its job is tried once more; a job that takes too long, or throws, is
 * rejected.
 */
export function workerPool<Job, Result>(
  file: string | URL,
  { size, timeout, processes = false, idle: rest, stranger }: PoolOptions,
) {
  const queue: Task<Job, Result>[] = []
  const idle: Helper[] = []
  const costs = makeCosts(stranger)
  let started = 0

  function next() {
    const task = mostDue()
    if (!task) return
    const worker = idle.pop() ?? (started < size ? start() : null)
    if (!worker) return
    queue.splice(queue.indexOf(task), 1)
    clearTimeout(worker.rest)
    carryOut(worker, task)
  }

  /** The job of who has cost the least, so that nobody waits for all that somebody else sends. */
  function mostDue(): Task<Job, Result> | undefined {
    const order = costs.order()
    const first = (a: Task<Job, Result>, b: Task<Job, Result>) =>
      order(a.whose, b.whose) <= 0 ? a : b
    const may = queue.filter(({ whose }) => {
      if (!whose) return true
      const runs = costs.runs(whose)
      return runs.person === 0 && (runs.network < Math.max(1, size - 1) || costs.isCheap(whose))
    })
    return may.length > 0 ? may.reduce(first) : undefined
  }

  function start(): Helper {
    started += 1
    const worker = processes ? childProcess(file) : thread(file)
    worker.hold(false)
    worker.events.on('error', () => {})
    // One that ends while idle must not be given the next job.
    worker.events.on('exit', () => dismiss(worker))
    return worker
  }

  function putToRest(worker: Helper) {
    worker.hold(false)
    idle.push(worker)
    if (rest === undefined) return
    worker.rest = setTimeout(() => {
      dismiss(worker)
      void worker.end()
    }, rest)
    worker.rest.unref()
  }

  /** Counts a worker no more that has no work; one that is not there any more changes nothing. */
  function dismiss(worker: Helper) {
    clearTimeout(worker.rest)
    const at = idle.indexOf(worker)
    if (at < 0) return
    idle.splice(at, 1)
    started -= 1
  }

  function carryOut(worker: Helper, task: Task<Job, Result>) {
    const ended = task.whose && costs.begin(task.whose)
    // While it works the worker keeps the process alive, so that nobody waits for ever.
    worker.hold(true)
    const timer = setTimeout(
      () => lost(new TookTooLong(`a job took longer than ${task.timeout} ms`), false),
      task.timeout,
    )
    const settle = () => {
      clearTimeout(timer)
      ended?.()
      worker.events.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const lost = (error: Error, again: boolean) => {
      settle()
      started -= 1
      void worker.end()
      task.attempts += 1
      if (again && task.attempts < 2) queue.unshift(task)
      else task.reject(error)
      next()
    }
    const onMessage = (answer: Answer<Result>) => {
      settle()
      putToRest(worker)
      if ('error' in answer) task.reject(new Error(answer.error))
      else task.resolve(answer.result)
      next()
    }
    const onError = (error: Error) => lost(error, true)
    // A process that watches what its job costs ends itself so, or is ended by a system without memory.
    const onExit = (code: number | null, signal?: string) =>
      signal === 'SIGKILL'
        ? lost(new TookTooLong('a job cost too much'), false)
        : lost(new Error(`a worker ended with ${code}`), true)
    worker.events.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.give(task.job)
  }

  return {
    run: (job: Job, options: RunOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        const facts = { timeout: options.timeout ?? timeout, whose: options.whose }
        queue.push({ job, attempts: 0, ...facts, resolve, reject })
        next()
      }),
    /** How many jobs wait, of a network and of a person. */
    waiting(by?: Asker) {
      const of = (what: keyof Asker) =>
        queue.filter(({ whose }) => whose?.[what] === by?.[what]).length
      return { all: queue.length, network: of('network'), person: by?.person ? of('person') : 0 }
    },
    /** Ends the idle workers. */
    async close() {
      const resting = [...idle]
      resting.forEach(dismiss)
      await Promise.all(resting.map((worker) => worker.end()))
    },
  }
}
