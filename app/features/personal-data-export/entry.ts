import { setImmediate as nextTurn } from 'node:timers/promises'
import { webStream } from '~/platform/archives/web-stream'
import { truncate } from '~/shared/truncate'

/** One file of a person's archive; `open` reads it when its turn comes. */
export type Entry = { name: string; open: () => Promise<ReadableStream<Uint8Array> | null> }

/** A file that is made of words, piece by piece. */
export const written = (name: string, make: () => Iterable<string>): Entry => ({
  name,
  open: async () => webStream(inTurns(make())),
})

/** Milliseconds for which others wait while an archive is written. */
const longest = 10
/** Characters that are sent at once. */
const most = 100_000

/** Texts as bytes; in between others are answered, however many texts there are. */
async function* inTurns(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let ready = ''
  let since = performance.now()
  for (const text of texts) {
    ready += text
    if (ready.length < most && performance.now() - since < longest) continue
    yield encoder.encode(ready)
    ready = ''
    await nextTurn()
    since = performance.now()
  }
  yield encoder.encode(ready)
}

/** Characters of the longest name. */
const longestName = 80

/** A name that every system takes for a folder or file. A file that is called longer keeps its ending. */
export function safeName(text: string): string {
  const clean = text
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
  if (clean.length <= longestName) return clean || 'without a name'
  const ending = /\.\w{1,5}$/.exec(clean)?.[0] ?? ''
  return truncate(clean, longestName - ending.length).trimEnd() + ending
}

/** A file of a folder, numbered from 0 on: two of the same name are next to each other. */
export const numbered = ({ name }: { name: string }, index: number): string =>
  `${index + 1} ${safeName(name)}`
