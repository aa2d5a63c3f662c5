import { truncate } from '~/shared/truncate'

/** Names that Windows keeps for its devices, whatever ending follows (Microsoft, "Naming Files"). */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?: *\.| *$)/i
/** Bytes of UTF-8 that a name has at most: the file systems of Linux take 255. */
const longest = 250

/**
 * Names the files of an archive so that every system unpacks all of them: Windows and macOS take
 * `Plan.txt` and `PLAN.txt` for one file, and Windows opens no `CON.txt`.
 *
 * @returns what gives each path in turn a path of its own: `logo.svg`, then `logo-2.svg`
 */
export function archiveNames(): (path: string) => string {
  const taken = new Set<string>()
  const folders = new Map<string, string>()
  const next = new Map<string, number>()

  /** Remembers the next number of each name: counting from 2 again for each of many files would be quadratic. */
  function free(path: string): string {
    const key = folded(path)
    if (!taken.has(key)) return path
    const slash = path.lastIndexOf('/')
    const dot = path.lastIndexOf('.')
    const end = dot > slash + 1 ? dot : path.length
    let number = next.get(key) ?? 2
    const numbered = () => `${path.slice(0, end)}-${number}${path.slice(end)}`
    while (taken.has(folded(numbered()))) number += 1
    next.set(key, number + 1)
    return numbered()
  }

  /** A folder has one name for all that lies in it, and never that of a file. */
  function folder(path: string): string {
    const known = folders.get(folded(path))
    if (known !== undefined) return known
    const given = free(path)
    folders.set(folded(path), given)
    taken.add(folded(given))
    return given
  }

  return (path) => {
    const parts = path.split('/').filter(Boolean).map(safePart)
    const name = parts.pop() ?? safePart('')
    const within = parts.reduce((above, part) => `${folder(above + part)}/`, '')
    const given = free(within + name)
    taken.add(folded(given))
    return given
  }
}

/**
 * Form in which two names that file systems take for one are the same: case, and the spelling of accents.
 */
const folded = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase()

/** One part of a path, as Windows takes it too. */
function safePart(part: string): string {
  const clean = part.replace(/[\\:*?"<>|\p{Cc}]/gu, '-').replace(/[. ]+$/, '') || '_'
  return cut(device.test(clean) ? `_${clean}` : clean)
}

/** A name that is too long keeps its ending. */
function cut(name: string): string {
  if (Buffer.byteLength(name) <= longest) return name
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? ''
  let kept = truncate(name, longest - ending.length)
  while (Buffer.byteLength(kept + ending) > longest) kept = truncate(kept, kept.length - 1)
  return kept + ending
}
