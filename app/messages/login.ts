/** Texts of the log-in screen. */
export const loginMessages = {
  promise: 'Stack ready-made panels. Get a whole website.',
  promiseLead:
    'Choose a panel, flip its layout, make it dark, grey or light. Your logo and colors are applied automatically.',
  loginTitle: 'Log in to Panelry',
  newToPanelry: 'New to Panelry?',
  signUpLink: 'Sign up for free',
  /** Between the form and the other ways in. */
  or: 'or',
  resetPassword: 'Reset password',
}
