/** What the panel of files on their way says. */
export const uploadMessages = {
  uploads: 'Files on their way',
  notStored: (reason: string) => `Not stored: ${reason}`,
  uploadFailed: {
    refused: 'Not stored: the form was refused and says why.',
    'left-out': 'Left out: the page says why.',
    'too-large': 'Not stored: this is too large.',
    lost: 'Not stored: the connection was lost. Please try again.',
    fault: 'Not stored: something went wrong on our side. Please try again.',
  },
  stored: 'Stored',
  sentOf: (file: string) => `${file}: sent`,
} as const
