import { limits } from '~/permissions/limits'

/** Sentences of the errors that downloads can have; part of `errors.ts`. */
export const exportErrors: Record<string, string> = {
  'export-empty': 'There is nothing to download yet: add a panel first.',
  'export-busy':
    'Three of your downloads are already in progress. Please try again when one of them is ready.',
  'pdf-too-long': 'This is too much for one PDF. Download it in smaller parts, or as a website.',
  'export-limit': `You have started ${limits.downloadsAnHour} downloads within an hour. Please try again later.`,
}

export const exportText = {
  title: 'Download',
  page: (name: string) => `This page as PDF: ${name}`,
  pageHint: 'All sections stacked, 1440 points wide.',
  project: (name: string) => `Whole project as PDF: ${name}`,
  projectHint: 'Every page in the order of the page tree, with bookmarks.',
  sectionPng: (name: string) => `This section as PNG: ${name}`,
  pngHint: 'A picture, 1440 pixels wide.',
  sectionPngDouble: (name: string) => `This section as PNG, twice the size: ${name}`,
  pngDoubleHint: 'A picture, 2880 pixels wide, for high-resolution screens and print.',
  sectionSvg: (name: string) => `This section as SVG: ${name}`,
  svgHint: 'A drawing that stays sharp at any size.',
  empty: 'There is nothing on this page yet.',
  preparing: 'Preparing',
  making: 'Your download is being prepared',
  progress: (done: number, total: number) => `${done} of ${total} sections drawn`,
  comes: 'Your download starts automatically.',
  waiting: 'Waiting in line',
  tryAgain: 'Try again',
  /** Why a download has failed whose process ended twice. */
  cutOff: 'The export was interrupted',
  ready: 'Your download is ready',
  started: 'If it didn’t start automatically:',
  failed: 'The download failed',
  failedHint: 'Nothing was changed. Please try again.',
}
