import { readFileSync, writeFileSync } from 'node:fs'

/** The most memory a process has held since `forgetPeak`, in MB. */
export const peak = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The processes that draw for a server. */
export const helpersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

export const peakOfAll = (pid: number): number =>
  [pid, ...helpersOf(pid)].reduce((sum, each) => sum + peak(each), 0)

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')
