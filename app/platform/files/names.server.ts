import { randomBytes } from 'node:crypto'

const safe = /^[A-Za-z0-9][A-Za-z0-9_-]{0,120}\.[a-z0-9]{1,8}$/

/** A name that nobody can guess. @param stamp put first: a time, or a word that tells it apart */
export const newFileName = (ending: string, stamp?: number | string): string =>
  `${stamp === undefined ? '' : `${stamp}-`}${randomBytes(16).toString('hex')}.${ending}`

/** Whether a name can be one of ours: one path segment, no dots but that of its ending. */
export const isFileName = (name: string): boolean => safe.test(name)
