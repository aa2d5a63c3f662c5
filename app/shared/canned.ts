/** Texts that staff keep for their answers. Pure; shared by their form and the code that inserts them. */

const cannedTypes = ['request', 'order'] as const
/** Subject of the answers. */
export type CannedType = (typeof cannedTypes)[number]

/** Name between two braces: it becomes its value when the text is inserted. */
const cannedVariables = [
  'client.fullName',
  'request.number',
  'request.type',
  'order.number',
  'staff.fullName',
] as const
export type CannedVariable = (typeof cannedVariables)[number]

/** Those that have a value in a conversation about this. */
export const variablesFor = (type: CannedType): CannedVariable[] =>
  cannedVariables.filter((name) => name.startsWith(`${type}.`) || !/^(request|order)\./.test(name))

const variable = /\{\{([^{}]*)\}\}/g

/** The variables that a text names, each once, as they are written. */
const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variable)].map(([, name = '']) => name.trim())),
]

/** The first one that nothing fills in where this is talked about; undefined for none. */
export const unknownVariable = (text: string, type: CannedType): string | undefined =>
  variablesIn(text).find((name) => !(variablesFor(type) as readonly string[]).includes(name))

/** A text with its variables replaced; one without a value stays as it is written. */
export const filledIn = (
  text: string,
  values: Partial<Record<CannedVariable, string | undefined>>,
): string => {
  const known = new Map<string, string | undefined>(Object.entries(values))
  return text.replace(variable, (whole, name: string) => known.get(name.trim()) ?? whole)
}
