import { count } from './format'

/** Sentences about the words over the pictures of a panel. */
export const panelLayerMessages = {
  title: (orientation: string) => `Words of the ${orientation} pictures`,
  section: 'Words of the pictures',
  sectionLead:
    'On a website the words of a picture can be read aloud, found and clicked. They lie over it unseen; on narrow screens they follow it as text.',
  amount: (orientation: string, n: number) =>
    `${orientation}: ${n === 0 ? 'no words' : count(n, 'row')}`,
  lead: (most: number, letters: number) =>
    `Write what the picture says, from top to bottom. Places and sizes are percent of the picture. Up to ${most} rows of ${letters} characters.`,
  noPicture: 'There is no picture of this orientation yet. Its words are kept for when there is.',
  pictureAlt: (name: string, orientation: string) => `${name}, ${orientation}`,
  row: (n: number) => `Row ${n}`,
  role: 'What it is',
  roles: {
    title: 'Title',
    subtitle: 'Subtitle',
    text: 'Text',
    link: 'Link',
    button: 'Button',
  },
  words: 'Words',
  to: 'Leads to',
  toHint: 'For links and buttons: an address, or the name of a page.',
  x: 'From left, %',
  y: 'From top, %',
  width: 'Width, %',
  height: 'Height, %',
  percent: 'Enter a number from 0 to 100',
  addRow: 'Add row',
  take: 'Take over the words of the SVG',
  took: (n: number) =>
    n === 0
      ? 'This SVG has no text: its words are drawn as shapes.'
      : `Words of the SVG added: ${count(n, 'row')}. Check them, then save.`,
  focus: 'On narrow screens',
  focusLead:
    'There the picture is cut to four by three around this point. Leave it empty to show all of it.',
  focusX: 'Point from left, %',
  focusY: 'Point from top, %',
  save: 'Save words',
  saved: 'Words saved.',
} as const
