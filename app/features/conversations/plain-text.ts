import { unescaped } from './link-text'

/**
 * HTML as plain words: for quotes, the search and a field without script. Also of what was not cleaned,
 * such as a draft: in time proportional to its length.
 */
export const plainText = (html: string): string =>
  unescaped(
    html
      .replace(/<br ?\/?>/g, '\n')
      .replace(/<li>(?:<p>)?/g, '- ')
      .replace(/(?:<\/p>)?<\/(td|th)>/g, '\t')
      .replace(/<\/(li|tr)>/g, '\n')
      .replace(/<\/(p|h3|h4|ul|ol|pre|blockquote|table)>/g, '\n\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
