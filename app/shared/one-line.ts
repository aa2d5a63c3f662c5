/**
 * Characters that turn the direction of a text round without being seen: in a name or a subject they make
 * what is next to it read backwards.
 */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/**
 * A text as one line: control characters become spaces, what turns its direction goes. Also what other
 * line ends there are becomes a space.
 */
export const oneLine = (text: string): string =>
  text
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
