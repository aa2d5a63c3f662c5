/**
 * What a pressed key is called, a letter small. A layout whose letters are not Latin has, for a shortcut,
 * the letter that others have at the same place; one that has Latin letters elsewhere (Dvorak, AZERTY) is
 * taken at its word.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return (isForeign && letter ? letter : key).toLowerCase()
}
