import { listCalls } from '~/features/bookings/list-calls.server'
import { aboutOptions, peopleToBook } from '~/features/bookings/people-to-book.server'
import { readWeek } from '~/features/bookings/week.server'
import { zoneOptions } from '~/features/bookings/zone-options.server'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * What a call of a client is chosen from, as an address asks for it.
 *
 * @param zone whose clock the times are told by
 */
export function readBook(client: Member, query: URLSearchParams, zone: string) {
  const people = peopleToBook(client)
  const person = people.find(({ id }) => id === query.get('with')) ?? null
  const [week, opening] = [query.get('week'), query.get('opening')]
  return {
    people,
    person,
    week: readWeek({ only: person?.id, client: client.id, week, opening, zone }),
    about: query.get('about') ?? '',
    options: aboutOptions(client),
    zones: zoneOptions(zone, Date.now()),
    whole: query.has('people'),
    coming: listCalls(client, { view: 'coming', mine: true, zone }).counts.coming,
    key: newId(),
  }
}

export type BookData = ReturnType<typeof readBook>
