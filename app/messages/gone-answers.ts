/** Texts about answers whose questions were taken out of a form meanwhile. */
export const goneAnswerMessages = {
  title: (count: number) =>
    count === 1
      ? 'A question you answered was removed from this form'
      : `${count} questions you answered were removed from this form`,
  lead: 'Your answers to them are not sent. Copy what you still need into another answer.',
} as const
