/** What is said about places in the pictures of a conversation. */
export const picturePinMessages = {
  pinOf: (number: number, picture: string) => `Pin ${number} on ${picture}`,
  comment: 'Comment on it',
  commentOn: (picture: string) => `Comment on ${picture}`,
  lead: 'Press the place in the picture that you mean, then write what it is about. Everybody who takes part reads it under Messages.',
  picture: (name: string) => `${name}. Press the place that you mean`,
  pressIn: 'Or press the place that you mean in',
  said: 'On this picture',
  none: 'Nobody has said anything about this picture yet.',
  text: 'What is it about?',
  here: 'Your pin',
  figures: 'Say the place in figures',
  left: 'From the left, in percent',
  top: 'From the top, in percent',
  send: 'Send comment',
  sent: 'Comment sent',
  discard: 'Discard',
  discarded: 'Discarded',
  full: (most: number) =>
    `This picture has ${most} pins, which is all that one can have. Write a message instead.`,
  download: 'Download',
  toMessages: 'Go to the messages',
} as const

/** The sentences of the fault codes of this area. */
export const picturePinErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'pin-place': 'Press the place in the picture first, or say it in figures from 0 to 100 percent.',
  'pins-full': (v) => picturePinMessages.full(Number(v.most)),
}
