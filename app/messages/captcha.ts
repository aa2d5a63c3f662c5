/** What the product says around a captcha. */
export const captchaMessages = {
  legend: 'Show that you are a person',
  picture: 'Five distorted letters and figures. Instead you can answer the question below.',
  letters: 'Letters in the picture',
  instead: 'Or answer this question instead',
  another: 'Another picture',
  missing: 'Type the letters in the picture, or answer the question.',
  wrong: 'This is not right. Please try the new one.',
  over: 'This one was used before or is more than ten minutes old. Please try the new one.',
  unreachable: 'Your answer could not be checked. Please try again in a moment.',
} as const
