/** Value of an attribute in the inside of an SVG tag. */
export const attribute = (tag: string, name: string): string | undefined =>
  tag.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1]

/** A number in a tag; 0 when it is missing. */
export const numberAttribute = (tag: string, name: string) => Number(attribute(tag, name) ?? 0)

/** `url(#id)` → `id`. */
export const referenceId = (reference: string | undefined) => reference?.match(/#([^)]+)/)?.[1]
