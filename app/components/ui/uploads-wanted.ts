let wanted = false
const watchers = new Set<() => void>()

/** Whether a screen of this visit can send files. Only in the browser. */
export const uploadsWanted = {
  current: () => wanted,
  /** Called by every file field; from then on forms with files show their progress. */
  want() {
    if (wanted) return
    wanted = true
    for (const watcher of watchers) watcher()
  },
  subscribe(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}
