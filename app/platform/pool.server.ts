import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, loadavg, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { endings } from './pool-endings'
import type { RequestContext } from './request-context.server'
import { makeUsage, type UsageRules } from './usage'

type Task<Job, Result> = {
  job: Job | (() => Promise<Job>)
  /** How it is tried: again in a new process, or again with nothing else beside it. */
  attempt: 'first' | 'fresh' | 'alone'
  timeout: number
  whose: RequestContext | undefined
  since: number
  counts: boolean
  short: boolean
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
/** `spent`: the worker holds so much memory that the next job gets a new one. */
type Answer<Result> = ({ result: Result } | { error: string }) & { spent?: boolean }

/** A job cost more of a core's time, or of memory, than it may: by itself, whatever else was going on. */
export class TookTooLong extends Error {}

/** A job was lost twice to what else happens on the machine, or no worker started: nothing is known against it. */
export class Interrupted extends Error {}

type PoolOptions = UsageRules & {
  size: number
  /** Milliseconds a job may take before its worker is ended. */
  timeout: number
  /** Whether each worker is a process of its own: everything it does ends with it. */
  processes?: boolean
  /** Milliseconds after which a worker without work is ended; without it none is. */
  idle?: number
  /** Idle workers that are kept: the next request need not wait for one to start. */
  kept?: number
  /** Whether so much else is going on that core time is no measure: one job takes longer then. */
  isBusy?: () => boolean
}

type RunOptions = {
  timeout?: number
  /**
   * Person and network a job belongs to: each person runs one job at a time, each network one less than
   * there are workers, unless they are known to cost little; the one with the least recent cost goes first.
   */
  whose?: RequestContext | undefined
  /** Whether it is among those that `waiting` counts. */
  counts?: boolean
  /** Whether it is known to take little: where nobody else waits, several of a person run at a time. */
  short?: boolean
}

/** More wants to run than the cores can carry out, by half. */
const isOverloaded = () => (loadavg()[0] ?? 0) > 1.5 * availableParallelism()

/** A thread or a process, driven in the same way. */
type Helper = {
  events: Worker | ChildProcess
  give: (job: unknown) => void
  end: () => unknown
  /** Whether the system has made it: an error says later that it has not. */
  started: () => boolean
  /** Whether it keeps this process alive. */
  hold: (held: boolean) => void
  rest?: NodeJS.Timeout
  /** Whether it has carried out a job: what it holds then may be of that one. */
  used?: boolean
}

function thread(file: string | URL): Helper {
  const worker = new Worker(file)
  return {
    events: worker,
    give: (job) => worker.postMessage(job),
    end: () => worker.terminate(),
    started: () => true,
    hold: (held) => (held ? worker.ref() : worker.unref()),
  }
}

/**
 * Makes glibc give the pixels of a picture back to the system as soon as they are freed. By itself it
 * learns to keep blocks of that size, and a process grows with each picture it draws.
 */
const givesBack = { MALLOC_MMAP_THRESHOLD_: '131072' }

function childProcess(file: string | URL): Helper {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [],
    stdio: 'inherit',
    env: { ...process.env, ...givesBack },
  })
  try {
    // Before it has threads of its own: answering people goes first.
    if (child.pid) setPriority(child.pid, 10)
  } catch {
    // Not allowed everywhere, and of no consequence.
  }
  return {
    events: child,
    // A process that is gone says so by its exit, one that did not start by an error: it has no channel.
    give: (job) => void child.send?.(job as object, () => {}),
    end: () =>
      new Promise<void>((ended) => {
        const isOver = child.exitCode !== null || child.signalCode !== null
        if (isOver || child.pid === undefined) return ended()
        child.ref()
        child.once('exit', () => ended())
        child.kill('SIGKILL')
      }),
    started: () => child.pid !== undefined,
    hold: (held) => {
      const side = held ? 'ref' : 'unref'
      child[side]()
      child.channel?.[side]()
    },
  }
}

/**
 * Workers (threads, or processes where what they do can only be stopped with them) that carry out
 * one job at a time each. They start with the first job and keep no process alive. A job that throws
 * is rejected, and so is one that costs too much by itself. A job whose worker ends for another
 * reason is tried once more: with no other job beside it when it crashed, was killed by the system or
 * ran out of the clock; in a new process when what it cost may be due to what was there before. One for
 * which no worker starts is rejected as interrupted.
 */
export function workerPool<Job, Result>(
  file: string | URL,
  { size, timeout, processes = false, idle: rest, kept = 0, ...given }: PoolOptions,
) {
  const { isBusy = isOverloaded, ...rules } = given
  const queue: Task<Job, Result>[] = []
  const idle: Helper[] = []
  const running = new Set<Task<Job, Result>>()
  const costs = makeUsage(rules)
  let started = 0

  function next() {
    if ([...running].some(({ attempt }) => attempt === 'alone')) return
    const alone = queue.find(({ attempt }) => attempt === 'alone')
    if (alone && running.size > 0) return
    const task = alone ?? mostDue()
    if (!task) return
    const worker = workerOrNone(task)
    if (!worker) return
    queue.splice(queue.indexOf(task), 1)
    if (worker !== 'none') return carryOut(worker, task)
    task.reject(new Interrupted('no worker started'))
    next()
  }

  function workerOrNone(task: Task<Job, Result>): Helper | 'none' | undefined {
    try {
      return workerFor(task)
    } catch {
      return 'none'
    }
  }

  function workerFor({ attempt }: Task<Job, Result>): Helper | undefined {
    if (attempt === 'alone') clear(idle)
    else if (attempt === 'fresh' && started === size) clear(idle.slice(-1))
    const resting = attempt === 'first' ? idle.pop() : undefined
    clearTimeout(resting?.rest)
    return resting ?? (started < size ? start() : undefined)
  }

  /** Job of the person with the least cost, so that nobody waits for all that somebody else sends. */
  function mostDue(): Task<Job, Result> | undefined {
    const may = queue.filter(({ whose }) => {
      if (!whose) return true
      const runs = costs.runs(whose)
      return runs.person === 0 && (runs.network < Math.max(1, size - 1) || costs.isCheap(whose))
    })
    return costs.first(may) ?? costs.first(queue.filter(({ short }) => short))
  }

  function start(): Helper {
    const worker = processes ? childProcess(file) : thread(file)
    started += 1
    worker.hold(false)
    worker.events.on('error', () => {})
    // One that ends while idle must not be given the next job.
    worker.events.on('exit', () => dismiss(worker))
    return worker
  }

  function putToRest(worker: Helper) {
    worker.hold(false)
    worker.used = true
    idle.push(worker)
    if (rest === undefined) return
    worker.rest = setTimeout(() => {
      if (idle.length > kept) void clear([worker])
    }, rest)
    worker.rest.unref()
  }

  /** Ends workers without work. */
  function clear(workers: readonly Helper[]) {
    return Promise.all(
      [...workers].map((worker) => {
        dismiss(worker)
        return worker.end()
      }),
    )
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
    running.add(task)
    // While it works the worker keeps the process alive, so that nobody waits for ever.
    worker.hold(true)
    const timer = setTimeout(() => {
      lost(new Interrupted(`a job took longer than ${task.timeout} ms`))
    }, task.timeout)
    let settled = false
    const settle = () => {
      settled = true
      clearTimeout(timer)
      ended?.()
      running.delete(task)
      worker.events.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    /** @param again how the job is tried once more, if it has not been */
    const lost = (error: Error, again: 'fresh' | 'alone' = 'alone') => {
      settle()
      started -= 1
      void worker.end()
      if (task.attempt === 'alone' || error instanceof TookTooLong) task.reject(error)
      else queue.unshift({ ...task, attempt: again })
      next()
    }
    const done = (end: () => void, spent = false) => {
      settle()
      putToRest(worker)
      if (spent) void clear([worker])
      end()
      next()
    }
    const onMessage = (answer: Answer<Result>) =>
      done(() => {
        if ('error' in answer) task.reject(new Error(answer.error))
        else task.resolve(answer.result)
      }, answer.spent)
    const onError = (error: Error) =>
      lost(worker.started() ? error : new Interrupted('no worker started'))
    const onExit = (code: number | null, signal?: NodeJS.Signals) => {
      // Remains of an earlier job, or the load of the machine, do not count as its own.
      const isOwn = task.attempt !== 'first' || !(signal === endings.time ? isBusy() : worker.used)
      if (signal === endings.time || signal === endings.memory) {
        const what = signal === endings.time ? 'time' : 'memory'
        const Cause = isOwn ? TookTooLong : Interrupted
        return lost(new Cause(`a job took too much ${what}`), 'fresh')
      }
      const killed = signal === 'SIGKILL' || signal === 'SIGTERM'
      const why = `a worker ended with ${code ?? signal}`
      lost(killed ? new Interrupted(why) : new Error(why))
    }
    worker.events.on('message', onMessage).on('error', onError).on('exit', onExit)
    if (typeof task.job !== 'function') return worker.give(task.job)
    const read = task.job as () => Promise<Job>
    read().then(
      (job) => {
        if (!settled) worker.give(job)
      },
      (error) => {
        if (!settled) done(() => task.reject(error))
      },
    )
  }

  return {
    /** @param job what is large is read from the disk when its turn comes, and until then takes no memory */
    run: (job: Job | (() => Promise<Job>), options: RunOptions = {}) =>
      new Promise<Result>((resolve, reject) => {
        const { whose, counts = true, short = false } = options
        const facts = { timeout: options.timeout ?? timeout, whose, counts, short }
        queue.push({ job, attempt: 'first', since: performance.now(), ...facts, resolve, reject })
        next()
      }),
    /** How many jobs wait, of a network and of a person. */
    waiting(by?: RequestContext) {
      const counted = queue.filter(({ counts }) => counts)
      const of = (what: keyof RequestContext) =>
        counted.filter(({ whose }) => whose?.[what] === by?.[what]).length
      return { all: counted.length, network: of('network'), person: by?.person ? of('person') : 0 }
    },
    /** Ends the idle workers. */
    close: () => clear(idle),
  }
}
