/** Texts at the fields of an order: fetched with the script of these fields. */
export const orderFieldMessages = {
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  for: 'For',
  terms: 'Order terms',
  account: 'Your account',
  loginInstead: 'Log in instead',
  passwordHint: 'At least 8 characters',
  themClient: 'the client',
  myself: 'Myself',
  themselves: (name: string) => `${name} themselves`,
  company: 'company profile',
  termsVersion: (number: number) => `version ${number},`,
  termsBeside: 'Read them in a new tab',
  accept: (number: number) => `I accept the order terms, version ${number}`,
  acceptFor: (number: number, client: string) =>
    `On behalf of ${client}, I accept the order terms, version ${number}`,
  acceptForHint:
    'Only if they have read them and agree. Your name is kept with the order, and they see it.',
} as const
