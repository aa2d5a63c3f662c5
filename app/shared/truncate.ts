/**
 * So much of the beginning of a text, in characters as they are counted. A sign that is written as two
 * is not cut apart: half a sign is no text, and whatever makes an address or a header of it fails.
 */
export const truncate = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Surrogate}/gu, '')
