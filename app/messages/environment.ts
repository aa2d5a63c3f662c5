/** Problem of an environment variable, after its name. */
export const environmentMessages = {
  whole: (from: number, to: number) => `must be a whole number from ${from} to ${to}.`,
  oneOf: (words: readonly string[]) => `must be one of these: ${words.join(', ')}.`,
  address: 'must be an address that starts with https:// or http://.',
  plainAddress: 'must be an address that starts with http://, such as http://127.0.0.1:20202.',
  acks: 'must be a whole number from 0 to 9, or the word majority.',
  secret: 'must have at least 32 characters; openssl rand -hex 32 makes one.',
  secrets: 'must be keys of at least 32 characters each, separated by commas.',
  sender: 'must be an address: mail@example.com or Name <mail@example.com>.',
  networks: 'must be networks such as 10.2.0.0/16, separated by commas.',
} as const
