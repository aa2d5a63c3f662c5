/** Files of a form without the empty one that a browser sends when none is chosen. */
export const chosenFiles = (sent: readonly unknown[]): File[] =>
  sent.filter(
    (each): each is File => each instanceof File && !(each.name === '' && each.size === 0),
  )
