/** What is said of answers whose questions were taken out of a form meanwhile. */
export const goneAnswerMessages = {
  title: (count: number) =>
    count === 1
      ? 'A question you answered was taken out of this form'
      : `${count} questions you answered were taken out of this form`,
  lead: 'Your answers are not sent. Copy what you still need into another answer.',
} as const
