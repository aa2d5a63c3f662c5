import type { Rollup } from 'vite'

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>
/**
 * Files that the same entries need.
 *
 * @param loads which pages load it, by their index
 * @param brings bytes that each page would load with it, what it imports included; 0 where it is loaded
 */
type Group = {
  files: string[]
  size: number
  entries: Uint8Array
  loads: Uint8Array
  brings: Float64Array
}
type Page = { entries: ReadonlySet<number>; weight: number }

/** Bytes that a file costs a page: its header, and what is compressed less well. */
const perFile = 110
/** Bytes that a file costs in the list of routes: its name, and each mention of it. */
const perName = 14
const perMention = 1.9
/** Bytes of gzip that a character of a source becomes. */
const rate = 0.2

/**
 * Puts what several entries (routes and parts that are loaded later) share into few chunks. Each entry's own
 * files stay with it. Two groups become one where that costs the pages less than the extra file does.
 *
 * @param framework what has a chunk of its own
 * @param main the entries of each page that is opened first; they count fifty times
 * @returns the chunk of each shared file
 */
export function sharedChunks(
  { getModuleIds, getModuleInfo }: Graph,
  framework: RegExp,
  main: readonly (readonly RegExp[])[],
): ReadonlyMap<string, string> {
  const ids = [...getModuleIds()].sort()
  const later = new Set(ids.flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const entries = ids.filter((id) => getModuleInfo(id)?.isEntry || later.has(id))
  const indexOf = (which: RegExp) => entries.findIndex((id) => which.test(id))
  const always = [/app\/entry\.client/, /app\/root\.tsx/].map(indexOf)
  const pages: Page[] = [
    ...entries.map((_, at) => ({ entries: new Set([...always, at]), weight: 0.02 })),
    ...main.map((files) => ({ entries: new Set([...always, ...files.map(indexOf)]), weight: 1 })),
  ]

  const needs = new Map<string, number[]>()
  for (const [at, entry] of entries.entries()) {
    for (const id of importsOf(entry, getModuleInfo)) needs.set(id, [...(needs.get(id) ?? []), at])
  }
  const groups = new Map<string, Group>()
  for (const [id, by] of needs) {
    if (by.length < 2 || entries.includes(id) || framework.test(id)) continue
    const group = groups.get(by.join()) ?? {
      files: [],
      size: 0,
      entries: Uint8Array.from(entries, (_, at) => Number(by.includes(at))),
      loads: Uint8Array.from(pages, (page) => Number(by.some((at) => page.entries.has(at)))),
      brings: new Float64Array(pages.length),
    }
    group.files.push(id)
    group.size += (getModuleInfo(id)?.code?.length ?? 0) * rate
    groups.set(by.join(), group)
  }
  const groupOf = new Map(
    [...groups.values()].flatMap((group) => group.files.map((id) => [id, group])),
  )
  for (const group of groups.values()) {
    const all = new Set(group.files.flatMap((id) => [...importsOf(id, getModuleInfo)]))
    for (const needed of new Set([...all].map((id) => groupOf.get(id)))) {
      if (!needed) continue
      for (const at of pages.keys()) {
        if (!group.loads[at] && !needed.loads[at])
          group.brings[at] = (group.brings[at] ?? 0) + needed.size
      }
    }
  }
  const merged = mergeGroups([...groups.values()], pages)
  return new Map(merged.flatMap(({ files }, at) => files.map((id) => [id, `shared-${at}`])))
}

function importsOf(entry: string, getModuleInfo: Graph['getModuleInfo']): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** Merges the pair that saves most, until none saves anything. */
function mergeGroups(groups: Group[], pages: readonly Page[]): Group[] {
  const all = pages.reduce((sum, { weight }) => sum + weight, 0)
  const cost = (a: Group, b: Group): number => {
    let bytes = 0
    for (const [at, { weight }] of pages.entries()) {
      if (a.loads[at] && b.loads[at]) bytes -= weight * perFile
      else if (a.loads[at]) bytes += weight * (b.brings[at] ?? 0)
      else if (b.loads[at]) bytes += weight * (a.brings[at] ?? 0)
    }
    const both = a.entries.reduce((sum, has, at) => sum + (has & (b.entries[at] ?? 0)), 0)
    return bytes - all * (perName + perMention * both)
  }
  const costs = groups.map((a) => Float64Array.from(groups, (b) => cost(a, b)))
  const gone = new Set<number>()
  for (;;) {
    let [best, at, by] = [0, -1, -1]
    for (const [row, saved] of costs.entries()) {
      for (let column = 0; column < row; column += 1) {
        const bytes = saved[column] ?? 0
        if (bytes < best) [best, at, by] = [bytes, row, column]
      }
    }
    const [a, b] = [groups[at], groups[by]]
    if (!a || !b) return groups.filter((_, index) => !gone.has(index))
    gone.add(by)
    costs[by]?.fill(0)
    a.files.push(...b.files)
    a.size += b.size
    a.entries = a.entries.map((has, index) => has | (b.entries[index] ?? 0))
    a.loads = a.loads.map((has, index) => has | (b.loads[index] ?? 0))
    a.brings = a.brings.map((bytes, index) => (a.loads[index] ? 0 : bytes + (b.brings[index] ?? 0)))
    for (const [index, other] of groups.entries()) {
      const bytes = gone.has(index) ? 0 : cost(a, other)
      costs[at]?.fill(bytes, index, index + 1)
      costs[index]?.fill(bytes, at, at + 1)
    }
    for (const row of costs) row.fill(0, by, by + 1)
  }
}
