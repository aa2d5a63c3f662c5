import { limits } from '~/permissions/limits'
import { photoTypes } from '~/shared/photo-types'
import { fileSize } from './file-size'
import { listOfTypes } from './files'
import { count } from './format'

/** Texts about the pictures that people upload for a project. */
export const pictureMessages = {
  title: 'Pictures',
  lead: 'Your own photos for the sections of this project. To use one, open the words of a section.',
  add: 'Add pictures',
  upload: 'Upload',
  hint: `${listOfTypes(photoTypes)}, up to ${fileSize(limits.bytesOfFile)} and ${limits.pixelsOfPicture / 1e6} megapixels each. Location and camera data are removed; transparent parts become white.`,
  press: 'Choose a picture to describe it, set its focal point, or delete it.',
  none: 'No pictures yet.',
  missing: 'Choose at least one picture.',
  full: (most: string | number) =>
    `A project can have up to ${most} pictures. Delete some of them first.`,
  added: (n: number) => (n === 1 ? 'Picture added.' : `${n} pictures added.`),
  some: (n: number, refused: readonly (readonly [name: string, why: string])[]) =>
    [
      n > 0 ? pictureMessages.added(n) : '',
      ...refused.slice(0, 3).map(([name, why]) => `Not added: ${name}. ${why}`),
      refused.length > 3
        ? `${refused.length - 3} more ${refused.length === 4 ? 'was' : 'were'} not added.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  /** The screen that takes pictures from a company profile. */
  profile: {
    title: 'Pictures from a company profile',
    open: 'From a company profile',
    lead: 'The pictures you choose are copied into this project. The profile keeps its own.',
    from: 'Company profile',
    choose: 'Choose a profile',
    show: 'Show pictures',
    of: (company: string) => `Pictures from ${company}`,
    hint: `Up to ${limits.picturesTaken} at a time. Location and camera data are removed; transparent parts become white.`,
    known: 'A picture with this name is already in the project',
    add: 'Add pictures',
    none: (company: string) => `${company} has no pictures.`,
    many: (most: string | number) => `Choose up to ${most} pictures at a time.`,
    gone: 'A picture you chose is no longer in the profile. Please choose again.',
  },
  name: 'Name',
  alt: 'Description',
  altHint: 'What the picture shows, for people who can’t see it and for search engines.',
  noAlt: 'No description',
  focus: 'Focal point',
  focusClick: 'Click the picture, or type the numbers.',
  focusHint:
    'This point stays in sight where the picture is cropped: 0 is left or top, 100 right or bottom. Sections that already show the picture keep theirs.',
  across: 'Across',
  down: 'Down',
  save: 'Save picture',
  saved: 'Picture saved.',
  used: (n: number) => (n === 0 ? 'Not used yet' : `Used in ${count(n, 'section')}`),
  change: (name: string) => `Change ${name}`,
  delete: 'Delete picture',
  deleteUsed: (n: number) =>
    n === 0
      ? 'No section shows this picture.'
      : `${count(n, 'section')} ${n === 1 ? 'shows' : 'show'} this picture, and will show ${n === 1 ? 'its' : 'their'} drawn one again.`,
  deleted: 'Picture deleted.',
  deletedUsed: (n: number) =>
    `Picture deleted. ${count(n, 'section')} ${n === 1 ? 'shows' : 'show'} the drawn one again.`,
} as const
