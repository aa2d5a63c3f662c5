/** Texts about places in the pictures of a conversation. */
export const picturePinMessages = {
  pinOf: (number: number, picture: string) => `Pin ${number} on ${picture}`,
  comment: 'Comment on it',
  commentOn: (picture: string) => `Comment on ${picture}`,
  lead: 'Click the spot you mean, then write your comment. Everyone involved sees it under Messages.',
  picture: (name: string) => `${name}. Click the spot you mean`,
  pressIn: 'Or click the spot you mean in',
  said: 'On this picture',
  none: 'No comments on this picture yet.',
  text: 'What is it about?',
  here: 'Your pin',
  figures: 'Enter the position',
  left: 'From the left, in percent',
  top: 'From the top, in percent',
  leadWaiting:
    'Click the spot you mean, then write your comment. Your pins are sent together when you ask for changes.',
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
      ? '1 pin was not sent. This delivery no longer needs your review.'
      : `${count} pins were not sent. This delivery no longer needs your review.`,
  goWith: (count: number) =>
    count === 1 ? '1 pin goes with your answer.' : `${count} pins go with your answer.`,
  toThem: 'Show them',
  putBack: 'Add to the form',
  isBack: 'The pin is back in the form. Send it as a comment.',
  send: 'Send comment',
  sent: 'Comment sent',
  discard: 'Discard',
  discarded: 'Discarded',
  full: (most: number) =>
    `This picture has ${most} pins, which is the limit. Write a message instead.`,
  download: 'Download',
  toMessages: 'Go to the messages',
} as const

/** The sentences of the error codes of this area. */
export const picturePinErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'pin-place': 'Click a spot in the picture first, or enter its position from 0 to 100 percent.',
  'pins-full': (v) => picturePinMessages.full(Number(v.most)),
}
