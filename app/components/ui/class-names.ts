/** Joins class names; what is empty or false is left out. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
