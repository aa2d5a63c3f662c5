/** Words that are on the buttons and fields of many screens. */
export const controlWords = {
  cancel: 'Cancel',
  saving: 'Saving',
  optional: 'optional',
  replace: 'Replace',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  hide: 'Hide',
  show: 'Show',
  search: 'Search',
  myProjects: 'My Projects',
  back: 'Back',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  loggingIn: 'Logging in',
  accountSettings: 'Account Settings',
  somebody: 'Someone',
  clearFilters: 'Clear filters',
  close: 'Close',
  dismiss: 'Dismiss',
  pages: 'Pages',
  imageNotAvailable: 'Image not available',
  choose: 'Choose',
  remove: 'Remove',
  picture: 'Picture',
  name: 'Name',
  delete: 'Delete',
  edit: 'Edit',
  primary: 'Primary',
  secondary: 'Secondary',
  form: 'Form',
  add: 'Add',
} as const

export { busyWords } from './busy'
export { namedControls } from './named-controls'

/** Labels of the color picker beside a field. */
export const pickColorWords = {
  any: 'Pick a color',
  of: (field: string) => `${field}: pick a color`,
} as const
