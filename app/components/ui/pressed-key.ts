/**
 * Name of a pressed key, a letter in lower case. On a layout without Latin letters, a shortcut gets the
 * letter that others have at the same place; a layout with Latin letters elsewhere (Dvorak, AZERTY) is
 * taken at its word.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return (isForeign && letter ? letter : key).toLowerCase()
}
