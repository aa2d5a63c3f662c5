/** One file of a person's archive; `open` reads it when its turn comes. */
export type Entry = { name: string; open: () => Promise<ReadableStream<Uint8Array> | null> }

/** A file that is made of words. */
export const written = (name: string, make: () => string): Entry => ({
  name,
  open: async () => new Blob([make()]).stream(),
})

/** A name that every system takes for a folder or file. */
export const safeName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, 80) || 'without a name'

/** Files of a folder, numbered: two of the same name stand beside each other. */
export const numbered = (files: readonly { name: string }[], index: number): string =>
  `${index + 1} ${safeName(files[index]?.name ?? '')}`
