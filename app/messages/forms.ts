/** General texts of forms. */

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const formMessages = {
  errorSummary: (n: number) =>
    n === 1 ? 'One field needs another look' : `${words[n] ?? n} fields need another look`,
} as const
