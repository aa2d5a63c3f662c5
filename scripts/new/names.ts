import { Refusal } from '../refusal.ts'

/** The names of a kind of thing, from its plural as addresses have it: `office-closures`. */
export type Names = ReturnType<typeof namesOf>

export function namesOf(plural: string) {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(plural)) {
    throw new Refusal(`${plural} is no plural in small letters, such as office-closures.`)
  }
  const singular = plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch)es$/, '$1')
    .replace(/s$/, '')
  const camel = camelOf(plural)
  return {
    plural,
    /** `officeClosures`, `OfficeClosures` */
    camel,
    pascal: pascalOf(camel),
    /** `officeClosure`, `OfficeClosure` */
    one: camelOf(singular),
    One: pascalOf(camelOf(singular)),
    singular,
    table: plural.replaceAll('-', '_'),
    /** `Office closures`, `office closure` */
    title: sentence(plural),
    spoken: singular.replaceAll('-', ' '),
    messages: `${camelOf(singular)}Messages`,
    events: `${camelOf(singular)}Events`,
  }
}

export const camelOf = (words: string) =>
  words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const pascalOf = (camel: string) => camel.charAt(0).toUpperCase() + camel.slice(1)

const sentence = (words: string) => {
  const spaced = words.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** `closed` of `close`, `carried` of `carry`; a past tense that is another one is changed by hand. */
export const pastOf = (verb: string) =>
  verb
    .replace(/e$/, '')
    .replace(/([^aeiou])y$/, '$1i')
    .concat('ed')

/** The words of an address, `/requests/closures`. */
export function plainText(address: string): string[] {
  if (!/^(\/[a-z][a-z-]*)+$/.test(address)) {
    throw new Refusal(`${address} is no address such as /requests/closures.`)
  }
  return address.slice(1).split('/')
}
