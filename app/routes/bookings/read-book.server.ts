import { listCalls } from '~/features/bookings/list-calls.server'
import { aboutOptions, peopleToBook } from '~/features/bookings/people-to-book.server'
import { readWeek } from '~/features/bookings/week.server'
import { zoneChoices } from '~/features/settings/zone-choices.server'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'

/**
 * Openings for a client's call, as an address asks for them.
 *
 * @param at whose clock the times are told by, and whether staff choose, who give no notice
 */
export function readBook(
  client: Member,
  query: URLSearchParams,
  at: { zone: string; atOnce?: boolean },
) {
  const { zone, atOnce = false } = at
  const people = peopleToBook(client)
  const person = people.find(({ id }) => id === query.get('with')) ?? null
  const [week, opening] = [query.get('week'), query.get('opening')]
  return {
    people,
    person,
    week: readWeek({ only: person?.id, client: client.id, week, opening, zone, atOnce }),
    about: query.get('about') ?? '',
    options: aboutOptions(client),
    zones: zoneChoices(zone),
    whole: query.has('people'),
    coming: listCalls(client, { view: 'coming', mine: true, zone }).counts.coming,
    key: newId(),
  }
}

export type BookData = ReturnType<typeof readBook>
