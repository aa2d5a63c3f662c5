/** Texts around a captcha. */
export const captchaMessages = {
  legend: 'Show that you are human',
  picture: 'Five distorted letters and digits. You can answer the question below instead.',
  letters: 'Letters in the picture',
  instead: 'Or answer this question instead',
  another: 'Another picture',
  missing: 'Type the letters in the picture, or answer the question.',
  wrong: 'That’s not right. Please try the new one.',
  over: 'This code has expired. Please try the new one.',
  unreachable: 'We couldn’t check your answer. Please try again in a moment.',
} as const
