import type { SaxesAttributeNS } from 'saxes'

/** The language that the product speaks, as `systemLanguage` names it. */
const language = /^en(-us)?$/i

/** Namespace that browsers draw besides SVG. */
const webContent = 'http://www.w3.org/1999/xhtml'

/**
 * Whether a part of a drawing is for everybody who reads the product: it asks for its language, or
 * for none, and for no program.
 *
 * @returns otherwise as what it is counted
 */
export function isForAll(
  attributes: Record<string, SaxesAttributeNS>,
): true | 'language' | 'program' {
  const asked = (name: string) => {
    const attribute = attributes[name]
    return attribute?.uri === '' ? attribute.value.trim() : undefined
  }
  const program = asked('requiredExtensions')
  if (program !== undefined && program !== webContent) return 'program'
  const languages = asked('systemLanguage')
  if (languages === undefined) return true
  return languages.split(',').some((name) => language.test(name.trim())) ? true : 'language'
}
