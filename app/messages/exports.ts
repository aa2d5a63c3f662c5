import { limits } from '~/permissions/limits'

/** Sentences of the faults that downloads can have; part of `errors.ts`. */
export const exportErrors: Record<string, string> = {
  'export-empty': 'There is nothing to download yet: add a panel first.',
  'export-busy':
    'Three of your downloads are being made already. Please try again when one of them is ready.',
  'export-limit': `You have started ${limits.downloadsAnHour} downloads within an hour. Please try again later.`,
}

export const exportText = {
  title: 'Download',
  page: (name: string) => `This page as PDF: ${name}`,
  pageHint: 'All sections below each other, 1440 points wide.',
  project: (name: string) => `Whole project as PDF: ${name}`,
  projectHint: 'Every page in the order of the page tree, with bookmarks.',
  sectionPng: (name: string) => `This section as PNG: ${name}`,
  pngHint: 'A picture, 1440 pixels wide.',
  sectionSvg: (name: string) => `This section as SVG: ${name}`,
  svgHint: 'A drawing that stays sharp at any size.',
  empty: 'There is nothing on this page yet.',
  preparing: 'Preparing',
  making: 'Your download is being made',
  progress: (done: number, total: number) => `${done} of ${total} sections drawn`,
  comes: 'The file comes by itself as soon as it is finished.',
  waiting: 'Waiting for its turn',
  tryAgain: 'Try again',
  /** Why a download has failed whose process ended twice. */
  cutOff: 'The process that made it ended',
  ready: 'Your download is ready',
  started: 'If it did not come by itself:',
  failed: 'The download could not be made',
  failedHint: 'Nothing was changed. Please try again.',
}
