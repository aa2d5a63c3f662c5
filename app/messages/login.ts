/** What the screen says that most people come through. */
export const loginMessages = {
  promise: 'Stack finished panels. Get a whole website.',
  promiseLead:
    'Pick a panel, turn it left, center or right, make it dark, grey or light. Your logo and colours are already in it.',
  loginTitle: 'Log in to Panelry',
  newToPanelry: 'New to Panelry?',
  signUpLink: 'Sign up, it is free',
  /** Between the form and the other ways in. */
  or: 'or',
  resetPassword: 'Reset password',
}
