/** What is said beside a field. */
export const fieldMessages = {
  required: 'This field is required',
  email: 'Must be a valid email address',
  shortPassword: 'Password must be at least 8 characters in length',
  passwordMismatch: 'Password and repeat password does not match.',
  invalid: 'Invalid input',
  color: 'Must be a hexadecimal colour, e.g. #283F97.',
  typeToConfirm: (phrase: string) => `Type ${phrase} to confirm`,
  url: 'Must be a valid URL',
  number: 'Input must be a number',
  whole: 'Must be a whole number',
  atLeast: (least: number) => `Must be at least ${least}`,
  atMost: (most: number) => `Must be at most ${most}`,
  tooLong: (most: number) => `Must be at most ${most} characters in length`,
}
