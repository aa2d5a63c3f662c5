import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Asker } from './asker.server'
import { type CostRules, makeCosts } from './costs'

type Task<Job, Result> = {
  job: Job | (() => Promise<Job>)
  attempts: number
  timeout: number
  whose: Asker | undefined
  since: number
  counts: boolean
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
type Answer<Result> = { result: Result } | { error: string }

/** A job cost more time, or memory, than it may. */
export class TookTooLong extends Error {}

type PoolOptions = CostRules & {
  size: number
  /** Milliseconds a job may take before its worker is ended. */
  timeout: number
  /** Whether each worker is a process of its own: everything it does ends with it. */
  processes?: boolean
  /** Milliseconds after which a worker without work is ended; without it none is. */
  idle?: number
}

type RunOptions = {
  timeout?: number
  /**
   * Whose work it is: one job of each person runs at a time, of each network one less than there are
   * workers, unless they are known to cost little; whose have cost the least of late goes first.
   */
  whose?: Asker | undefined
  /** Whether it is among those that `waiting` counts. */
  counts?: boolean
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
  { size, timeout, processes = false, idle: rest, ...rules }: PoolOptions,
) {
  const queue: Task<Job, Result>[] = []
  const idle: Helper[] = []
  const costs = makeCosts(rules)
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
    const may = queue.filter(({ whose }) => {
      if (!whose) return true
      const runs = costs.runs(whose)
      return runs.person === 0 && (runs.network < Math.max(1, size - 1) || costs.isCheap(whose))
    })
    return costs.first(may)
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
    let settled = false
    const settle = () => {
      settled = true
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
    const done = (end: () => void) => {
      settle()
      putToRest(worker)
      end()
      next()
    }
    const onMessage = (answer: Answer<Result>) =>
      done(() => {
        if ('error' in answer) task.reject(new Error(answer.error))
        else task.resolve(answer.result)
      })
    const onError = (error: Error) => lost(error, true)
    // A process that watches what its job costs ends itself so, or is ended by a system without memory.
    const onExit = (code: number | null, signal?: string) =>
      signal === 'SIGKILL'
        ? lost(new TookTooLong('a job cost too much'), false)
        : lost(new Error(`a worker ended with ${code}`), true)
    worker.events.on('message', onMessage).on('error', onError).on('exit', onExit)
    if (typeof task.job !== 'function') return worker.give(task.job)
    const read = task.job as () => Promise<Job>
    read().then(worker.give, (error) => {
      if (!settled) done(() => task.reject(error))
    })
  }

  return {
    /** @param job what is large is read from the disk when its turn comes, and until then takes no memory */
    run: (job: Job | (() => Promise<Job>), options: RunOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        const { whose, counts = true } = options
        const facts = { timeout: options.timeout ?? timeout, whose, counts }
        queue.push({ job, attempts: 0, since: performance.now(), ...facts, resolve, reject })
        next()
      }),
    /** How many jobs wait, of a network and of a person. */
    waiting(by?: Asker) {
      const counted = queue.filter(({ counts }) => counts)
      const of = (what: keyof Asker) =>
        counted.filter(({ whose }) => whose?.[what] === by?.[what]).length
      return { all: counted.length, network: of('network'), person: by?.person ? of('person') : 0 }
    },
    /** Ends the idle workers. */
    async close() {
      const resting = [...idle]
      resting.forEach(dismiss)
      await Promise.all(resting.map((worker) => worker.end()))
    },
  }
}
