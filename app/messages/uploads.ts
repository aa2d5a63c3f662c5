/** Texts of the panel of files that are being sent. */
export const uploadMessages = {
  uploads: 'Uploads in progress',
  notStored: (reason: string) => `Not saved: ${reason}`,
  uploadFailed: {
    refused: 'Not saved: the form says why.',
    'left-out': 'Left out: the page says why.',
    'too-large': 'Not saved: this is too large.',
    lost: 'Not saved: the connection was lost. Please try again.',
    serverError: 'Not saved: something went wrong on our side. Please try again.',
  },
  stored: 'Saved',
  sentOf: (file: string) => `${file}: sent`,
} as const
