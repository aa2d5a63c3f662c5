import { factWordsIn } from '~/messages/fact-words'
import type { LinkWord } from '../words/own-words'
import type { BoundFact, BoundFacts, FactName, FactRow, FactRows, FactValue } from './bound-facts'
import type { DrawnFacts, Place } from './facts'
import { hoursLine, hoursOfDay } from './hours-words'
import { addressInBar, hoursInBar } from './in-bar'
import { addressLine, dial, leadOfButton, write } from './leads'
import { columnRows, legalRows, menuRows } from './menus'
import { type Network, networks } from './networks'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const phonePattern = /\+?\d[\d ()./-]{7,}\d/
const mailPattern = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
/** As the examples write them: “Kade 14, Amsterdam”, “Wed to Sun, 5 – 11 PM”. */
const addressPattern = /^\p{Lu}[\p{L} .’'-]* \d{1,4}\p{L}?, (\p{Lu}\p{L}+|\d{4})(?=\.?$)/u
const streetPattern = /^\p{Lu}[\p{L} .’'-]* \d{1,4}\p{L}?$/u
const week = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const hoursPattern = new RegExp(`^${week}( to ${week})?, \\d[\\d:]*( [AP]M)? – \\d[\\d:]* [AP]M$`)

/** Addresses in drawn screens, in fields, and of those who sign in. */
const ofSomebody = /(^|\/)(email|signIn)(\/|$)|placeholder$/

const buttonPattern = /[bB]utton$|^call$/

/** Where a business says how it is found; elsewhere an address is a part of what is told. */
const local = new Set(['header', 'footer', 'contact', 'location', 'call-to-action'])

/** A text in which a fact speaks: what is put in place of the example's. */
type FactText = readonly [fact: FactName, said: string | undefined, lead?: LinkWord | undefined]

/** A longer sentence is no link. */
const longestLink = 40
const linked = (fact: FactName, said: string | undefined, lead: LinkWord | undefined): FactText => [
  fact,
  said,
  said && said.length <= longestLink ? lead : undefined,
]

class Binder {
  readonly found = new Map<string, BoundFact>()

  constructor(
    private readonly panelId: string,
    private readonly category: string,
    private readonly facts: DrawnFacts,
  ) {}

  /** @param path with the ids of rows @param shape with `*` for them */
  read(value: unknown, path: string, shape: string): void {
    if (typeof value === 'string') {
      const said = this.said(value, shape)
      const lead = said ? undefined : this.leadOf(value, shape)
      if (said) this.bind(path, ...said)
      if (lead) this.found.set(path, { lead })
    } else if (Array.isArray(value)) {
      this.list(value, path, shape)
      for (const [i, row] of value.entries()) this.read(row, `${path}/d${i}`, `${shape}/*`)
    } else if (isObject(value)) {
      const within = (at: string, key: string) => (at ? `${at}/${key}` : key)
      for (const [key, inner] of Object.entries(value)) {
        this.read(inner, within(path, key), within(shape, key))
      }
      if (value.icon === 'mail') this.writeBeside(value, within(path, 'value'))
    }
  }

  private bind(path: string, fact: FactName, value: FactValue | undefined, lead?: LinkWord): void {
    this.found.set(path, { fact, value, lead })
  }

  private said(words: string, shape: string): FactText | undefined {
    const { facts, category, panelId } = this
    const put = (pattern: RegExp, fact: string | undefined) =>
      fact === undefined ? undefined : words.replace(pattern, () => fact)
    if (/^(offices|branches)\//.test(shape)) {
      return /\/(city|name|address|phone)$/.test(shape) ? ['places', undefined] : undefined
    }
    if (phonePattern.test(words)) {
      return linked('phone', put(phonePattern, facts.phone), dial(facts.phone))
    }
    if (mailPattern.test(words) && category !== 'login' && !ofSomebody.test(shape)) {
      return linked('mail', put(mailPattern, facts.mail), write(facts.mail))
    }
    const isLocal = local.has(category)
    const isInHeader = category === 'header'
    if (isLocal && addressPattern.test(words)) {
      return ['address', put(addressPattern, isInHeader ? addressInBar(facts) : addressLine(facts))]
    }
    if (panelId === 'location-directions' && shape === 'to' && streetPattern.test(words)) {
      return ['address', facts.street]
    }
    if (hoursPattern.test(words) && (isLocal || shape === 'hours')) {
      return [
        'hours',
        facts.hours && (isInHeader ? hoursInBar : hoursLine)(facts.hours, facts.language),
      ]
    }
    const clock = clockWords[panelId]
    if (!clock?.words.includes(shape)) return undefined
    // Nobody knows when a page is looked at.
    return [clock.fact, facts[clock.fact] ? '' : undefined]
  }

  private leadOf(words: string, shape: string): LinkWord | undefined {
    const isButton = local.has(this.category) && buttonPattern.test(shape)
    return isButton ? leadOfButton(words, this.facts) : undefined
  }

  /** A way to write says the address also where the example says something else. */
  private writeBeside({ value }: Record<string, unknown>, path: string): void {
    const { mail } = this.facts
    if (typeof value !== 'string' || this.found.has(path)) return
    this.bind(path, 'mail', mail, write(mail))
  }

  private list(model: readonly unknown[], path: string, shape: string): void {
    const rows = this.rows(model, path, shape)
    if (rows) this.bind(path, ...rows)
  }

  private rows(
    model: readonly unknown[],
    path: string,
    shape: string,
  ): readonly [FactName, FactRows | undefined] | undefined {
    const { panelId, category, facts } = this
    const list = { panelId, shape, model }
    const isFooter = category === 'footer'
    if (isFooter || category === 'header') {
      if (path === 'columns/d0/links' && panelId === 'footer-large-logo') {
        return ['pages', menuRows(list, facts, isFooter)]
      }
      if (path === 'columns/d1/links' && panelId === 'footer-large-logo') {
        return ['address', this.visit()]
      }
      if (path === 'columns/d2/links' && panelId === 'footer-large-logo') {
        return ['socials', this.networkNames()]
      }
      if (shape === 'columns' && panelId !== 'footer-large-logo') {
        return ['pages', columnRows(list, facts)]
      }
      if (/^(menu|shelves|links)$/.test(shape)) return ['pages', menuRows(list, facts, isFooter)]
      if (shape === 'legal') return ['legal', legalRows(list, facts)]
      if (shape === 'social') return ['socials', this.networkIcons(model)]
    }
    if (panelId === 'location-hours' && shape === 'days') return ['hours', this.days()]
    if (shape === 'offices' || shape === 'branches') return ['places', this.places(model)]
    return undefined
  }

  private isTold(): boolean {
    const { pages, legal, language, ...details } = this.facts
    return Object.values(details).some(Boolean)
  }

  private networkLinks(): (readonly [Network, string])[] {
    const { socials = {} } = this.facts
    return networks.flatMap((network) => {
      const to = socials[network]
      return to ? [[network, to] as const] : []
    })
  }

  /**
   * The networks by their icons; a letter among them leads to the address. Whoever has told anything of the
   * business has none of the example's.
   */
  private networkIcons(model: readonly unknown[]) {
    const { mail } = this.facts
    const all: [string, string][] = this.networkLinks().map(([network, to]) => [network, to])
    if (!this.isTold()) return undefined
    if (mail && model.includes('mail')) all.push(['mail', `mailto:${mail}`])
    const rows = all.map(([icon, to]) => ({ id: `s${icon}`, value: icon, lead: { to } }))
    return { rows, most: rows.length }
  }

  /** Where and when to come, a line each. */
  private visit() {
    const { street, city, phone, hours, language } = this.facts
    const lines: readonly (readonly [string | undefined, LinkWord?])[] = [
      [street],
      [city],
      [phone, dial(phone)],
      [hours && hoursLine(hours, language)],
    ]
    return rowsOrNone(
      lines.flatMap(([value, lead], i) =>
        value ? [{ id: `d${i}`, value, ...(lead && { lead }) }] : [],
      ),
    )
  }

  private networkNames() {
    const say = factWordsIn(this.facts.language)
    return rowsOrNone(
      this.networkLinks().map(([network, to]) => ({
        id: `s${network}`,
        value: say.network[network],
        lead: { to },
      })),
    )
  }

  private days() {
    const { hours, language } = this.facts
    // In English days are called as in the example.
    const named = (i: number) => language && { day: factWordsIn(language).weekday(i) }
    return (
      hours &&
      rowsOrNone(
        hours.map((day, i) => ({
          id: `d${i}`,
          value: { ...named(i), hours: hoursOfDay(day, language), note: '' },
        })),
      )
    )
  }

  private places(model: readonly unknown[]) {
    const { places = [] } = this.facts
    return rowsOrNone(
      places.map((place, i) => ({ id: `d${i}`, value: placeAs(place, model[i] ?? model.at(-1)) })),
      3,
    )
  }
}

const rowsOrNone = (rows: FactRow[], most = rows.length) =>
  rows.length > 0 ? { rows, most } : undefined

/** What else the example tells of its places is of others; a picture and a look stay. */
function placeAs({ name, address, phone }: Place, model: unknown): FactValue {
  if (!isObject(model)) return name
  const said: Record<string, string> = { city: name, name, address, phone }
  const words = Object.entries(model).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'picture' ? [[key, said[key] ?? '']] : [],
  )
  return Object.fromEntries(words)
}

/** Words that would be true for an hour; they are silent once the fact is known. */
const clockWords: Readonly<Record<string, { fact: 'hours' | 'places'; words: string[] }>> = {
  'location-hours': { fact: 'hours', words: ['status', 'statusNote'] },
  'location-full-map': { fact: 'hours', words: ['chip'] },
  'location-branches': { fact: 'places', words: ['open', 'closed'] },
}

/** Which words of a panel are facts of the business, by their paths, and what they say. */
export function bindFacts(
  panel: { id: string; category: string },
  below: object,
  facts: DrawnFacts | null | undefined,
): BoundFacts {
  const binder = new Binder(panel.id, panel.category, facts ?? {})
  binder.read(below, '', '')
  if (panel.id === 'location-hours' && facts?.hours) {
    binder.found.set('today', { fact: 'hours', value: -1 })
  }
  return binder.found
}
