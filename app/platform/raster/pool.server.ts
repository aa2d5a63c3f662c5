import { Worker } from 'node:worker_threads'

type Task<Job, Result> = {
  job: Job
  attempts: number
  resolve: (result: Result) => void
  reject: (error: Error) => void
}
type Answer<Result> = { result: Result } | { error: string }

type PoolOptions = {
  size: number
  /** Milliseconds a job may take before its worker is ended. */
  timeout: number
}

/**
 * Worker threads that carry out one job at a time each. They start with the first job and keep no
 * process alive. A worker that crashes is replaced and its job is tried once more; a job that takes
 * too long, or throws, is rejected.
 */
export function workerPool<Job, Result>(file: string | URL, { size, timeout }: PoolOptions) {
  const queue: Task<Job, Result>[] = []
  const idle: Worker[] = []
  let started = 0

  function next() {
    const task = queue[0]
    if (!task) return
    const worker = idle.pop() ?? (started < size ? start() : null)
    if (!worker) return
    queue.shift()
    carryOut(worker, task)
  }

  function start(): Worker {
    started += 1
    const worker = new Worker(file)
    worker.unref()
    worker.on('error', () => {})
    worker.on('exit', () => {
      // One that ends while idle must not be given the next job.
      const at = idle.indexOf(worker)
      if (at < 0) return
      idle.splice(at, 1)
      started -= 1
    })
    return worker
  }

  function carryOut(worker: Worker, task: Task<Job, Result>) {
    // While it works the worker keeps the process alive, so that nobody waits for ever.
    worker.ref()
    const timer = setTimeout(
      () => lost(new Error(`a job took longer than ${timeout} ms`), false),
      timeout,
    )
    const settle = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const lost = (error: Error, again: boolean) => {
      settle()
      started -= 1
      void worker.terminate()
      task.attempts += 1
      if (again && task.attempts < 2) queue.unshift(task)
      else task.reject(error)
      next()
    }
    const onMessage = (answer: Answer<Result>) => {
      settle()
      worker.unref()
      idle.push(worker)
      if ('error' in answer) task.reject(new Error(answer.error))
      else task.resolve(answer.result)
      next()
    }
    const onError = (error: Error) => lost(error, true)
    const onExit = (code: number) => lost(new Error(`a worker ended with ${code}`), true)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task.job)
  }

  return {
    run: (job: Job) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ job, attempts: 0, resolve, reject })
        next()
      }),
    /** Ends the idle workers. */
    async close() {
      started -= idle.length
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}
