import type { LinkWord } from '../words/own-words'
import type { DrawnFacts } from './facts'

export const addressLine = ({ street, city }: DrawnFacts): string | undefined =>
  [street, city].filter(Boolean).join(', ') || undefined

/** The first number that is told, without its extension: after a country's code no (0) is dialed. */
export function dial(number: string | undefined): LinkWord | undefined {
  const told = number?.replace(/(\+\d+\s*)\(0\)/, '$1')
  const [first] = /\+?\d(?:[\d\s().–-]|\/(?=\d))*/.exec(told ?? '') ?? []
  return first ? { to: `tel:${first.replace(/[^\d+]/g, '')}` } : undefined
}

export const write = (mail: string | undefined): LinkWord | undefined =>
  mail ? { to: `mailto:${mail}` } : undefined

/** The way there, in a map that needs no account. */
const wayTo = (address: string | undefined): LinkWord | undefined =>
  address
    ? { to: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` }
    : undefined

const asksTheWay = /\bdirections\b|\bmaps?$/i
const asksToCall = /^Call (us|the \w+|\p{Lu}[\p{L}& ]*)$/u

/** Where a button leads that asks for the way or for a call, once the business has told it. */
export function leadOfButton(words: string, facts: DrawnFacts): LinkWord | undefined {
  const way = asksTheWay.test(words) ? wayTo(addressLine(facts)) : undefined
  return way ?? (asksToCall.test(words) ? dial(facts.phone) : undefined)
}
