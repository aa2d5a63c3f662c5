import { attributesOf } from './html/escape'

/** A printed page in two halves, its style between them: kept pages are the same for every nonce. */
export type PrintedPage = { before: string; css: string; after: string }

/** @param nonce what the policy of the answer knows the style by */
export const documentOf = ({ before, css, after }: PrintedPage, nonce?: string): string =>
  `${before}<style${attributesOf({ nonce })}>${css}</style>${after}`
