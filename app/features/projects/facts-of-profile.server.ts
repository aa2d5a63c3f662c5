import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles } from '~/db/schema'
import { offeredCompanies } from '~/features/profiles/offered-companies.server'
import { visibleProfile } from '~/features/profiles/profile-access.server'
import { type Network, networks } from '~/panels/facts/networks'
import { limits } from '~/permissions/limits'
import type { Actor, Member } from '~/permissions/vocabulary'
import { type FactsValues, rowsIn, valuesOfPlaces } from './facts-form'

/** The companies whose facts somebody may take into a project. */
export function companiesFor(actor: Actor, ownerId: string | null) {
  const { locations, socials } = companyProfiles
  const filled = sql`(${locations} <> '[]' or ${socials} <> '[]')`
  return offeredCompanies(actor, ownerId, filled).map(({ id, name }) => ({ id, name }))
}

/**
 * Fills empty fields of the form with what a company profile says. It is a copy: a later change of the
 * profile changes nothing here.
 *
 * @returns also the names of the fields that were filled, and whose profile it is
 * @throws DomainError `not-found`
 */
export function fillFromProfile(
  actor: Member,
  profileId: string,
  values: FactsValues,
): { values: FactsValues; filled: string[]; company: string } {
  const profile = visibleProfile(db, actor, profileId)
  const [first, ...others] = profile.locations
  const places = rowsIn(values.places).length === 0 ? others : []
  const rows = places.slice(0, limits.placesOfProject).map(placeAt)
  const known: FactsValues = {
    legalName: short(profile.name),
    ...(values.street || values.city ? {} : addressIn(first ?? '')),
    ...Object.fromEntries(
      profile.socials.flatMap((address) => {
        const network = networkOf(address)
        return network ? [[network, address]] : []
      }),
    ),
    ...(rows.length > 0 && valuesOfPlaces(rows)),
  }
  const filled = Object.keys(known).filter((name) => known[name] && !values[name])
  const given = Object.fromEntries(filled.map((name) => [name, known[name] ?? '']))
  return { values: { ...values, ...given }, filled, company: profile.name }
}

const short = (text: string) => text.slice(0, limits.lettersOfFact).trim()

/** `Kirkegata 14, 0153 Oslo`: the street, then the rest. */
function addressIn(location: string): FactsValues {
  const [street = '', ...rest] = location.split(',').map((part) => part.trim())
  return { street: short(street), city: short(rest.join(', ')) }
}

/** A place is called by the last of its address, which says the city. */
function placeAt(location: string) {
  const city = location.split(',').at(-1)?.trim() ?? ''
  return { name: short(city.replace(/^[\d\s-]+/, '') || city), address: short(location), phone: '' }
}

const hosts: Record<Network, RegExp> = {
  instagram: /(^|\.)instagram\.com$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
}

const networkOf = (address: string): Network | undefined => {
  const host = URL.parse(address)?.hostname ?? ''
  return networks.find((network) => hosts[network].test(host))
}
