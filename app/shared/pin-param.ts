/** The place in a project that a request is about: a section of a page, as it was at a version. */
export type Pin = { projectId: string; pageId: string; sectionId: string; revision: number }

/** A place as one word of an address. */
export const pinParam = ({ projectId, pageId, sectionId, revision }: Pin): string =>
  [projectId, pageId, sectionId, revision].join('.')

/** The place that a word of an address names; null for any other word. */
export function readPinParam(word: string): Pin | null {
  if (!/^([0-9a-z-]{1,36}\.){3}\d{1,9}$/.test(word)) return null
  const [projectId = '', pageId = '', sectionId = '', revision] = word.split('.')
  return { projectId, pageId, sectionId, revision: Number(revision) }
}
