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
  leadWaiting:
    'Press the place in the picture that you mean, then write what it is about. Your pins are sent together, when you ask for changes.',
  waiting: 'Not sent yet',
  remove: (words: string) => `Remove the pin: ${words.slice(0, 40)}`,
  removed: 'Pin removed',
  add: 'Add pin',
  added: 'Pin added. It is sent when you ask for changes.',
  toAnswer: (count: number) =>
    count === 1
      ? '1 pin is not sent yet. Go to your answer'
      : `${count} pins are not sent yet. Go to your answer`,
  sendAndAsk: (count: number) =>
    `Send ${count} ${count === 1 ? 'pin' : 'pins'} and ask for changes`,
  leftOver: (count: number) =>
    count === 1
      ? '1 pin was not sent. What was delivered does not wait for you any more.'
      : `${count} pins were not sent. What was delivered does not wait for you any more.`,
  goWith: (count: number) =>
    count === 1 ? '1 pin goes with your answer.' : `${count} pins go with your answer.`,
  toThem: 'Look at them',
  putBack: 'Put into the form',
  isBack: 'The pin is in the form again. Send it as a comment.',
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
