/** Problem while something can be neither stored nor opened, without its consequence for a form. */
export const storageReasons: Record<string, string> = {
  'storage-busy': 'This couldn’t be saved right now.',
  'files-away': 'Files can’t be saved or opened right now.',
  'disk-low': 'There is no room for files right now.',
  busy: 'The server is busy.',
}

type Values = Record<string, string | number>

/** Files that were not kept do not come back with their form. */
const nothingLost = ({ files }: Values) =>
  files
    ? 'Nothing you typed is lost, but your files have to be chosen again:'
    : 'Nothing you typed is lost:'

/** The sentences of the errors of the storage. */
export const storageErrors = {
  'storage-busy': (v: Values) =>
    `${storageReasons['storage-busy']} ${nothingLost(v)} please send it again in a moment.`,
  'files-away': (v: Values) =>
    v.opened
      ? `${storageReasons['files-away']} Please try again in a moment.`
      : `${storageReasons['files-away']} ${nothingLost(v)} please try again in a moment.`,
  'disk-low': `${storageReasons['disk-low']} What you wrote is kept: please send the file again later.`,
  busy: `${storageReasons.busy} Nothing is lost: please send the form again in a moment.`,
}
