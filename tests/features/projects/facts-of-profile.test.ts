import { expect, test } from 'vitest'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest } from '#tests/fixtures/projects'
import { companiesFor, fillFromProfile } from '~/features/projects/facts-of-profile.server'

const told = {
  locations: ['Kirkegata 14, 0153 Oslo', 'Torget 2, 5014 Bergen'],
  socials: ['https://www.instagram.com/hollis'],
}

test('a company fills what is empty, and what was typed stays', () => {
  const me = makeUser()
  const { id } = makeProfile(me.id, 'Hollis & Reed', told)
  const fill = (typed: Record<string, string>) => fillFromProfile(actorOf(me), id, typed)
  const { values, filled } = fill({ legalName: 'Hollis AS', instagram: '@mine' })
  expect(values).toMatchObject({
    ...{ legalName: 'Hollis AS', instagram: '@mine', street: 'Kirkegata 14', city: '0153 Oslo' },
    ...{ places: 'a', 'place-a-name': 'Bergen', 'place-a-address': 'Torget 2, 5014 Bergen' },
  })
  expect(filled).not.toEqual(expect.arrayContaining([expect.stringMatching(/legal|insta/)]))
  // Half of one address and half of another would lead nowhere.
  expect(fill({ city: 'Bergen' }).values).not.toHaveProperty('street')
})

test('companies of others are neither offered nor read', () => {
  const [owner, other] = [makeUser(), makeUser()]
  const { id } = makeProfile(owner.id, 'Hollis', told)
  makeProfile(other.id, 'Strange', told)
  const stranger = actorOf(other)
  expect(() => fillFromProfile(stranger, id, {})).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
  const offered = (...to: Parameters<typeof companiesFor>) =>
    companiesFor(...to).map(({ name }) => name)
  expect(offered(actorOf(owner), owner.id)).toEqual(['Hollis'])
  // A collaborator has no part in the companies of the project's owner, staff have in no others.
  expect(offered(stranger, owner.id)).toEqual(['Strange'])
  expect(offered(actorOf(makeEmployee()), owner.id)).toEqual(['Hollis'])
  expect(offered(guest(), owner.id)).toEqual([])
})
