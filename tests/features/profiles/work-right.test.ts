import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join, makeClient } from '#tests/fixtures/profiles'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { companyProfiles } from '~/db/schema'
import { openProfiles } from '~/features/profile-base/scope.server'
import { listOwnProfiles, mayAskFor } from '~/features/profiles/list-own-profiles.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { countRequestsOfCompany } from '~/features/requests/requests-of-company.server'
import { subjects } from '~/features/subjects/subjects.server'
import { companyWorkViewers } from '~/features/work-item-base/participants.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'

const type = makeType()
const people = [makeClient(), makeClient(), makeClient(), makeUser(), makeUser()]
/** The same every time. */
let state = 7
const chance = (p: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32 < p
}

const companies = people.slice(0, 3).map((owner, index) => {
  const { id } = makeProfile(owner.id, `Company ${index}`)
  const seeing = new Set([owner.id])
  for (const person of people) {
    if (person.id === owner.id || chance(0.4)) continue
    const work = chance(0.5)
    join(id, person.id, { work, edit: chance(0.5), logins: chance(0.5) })
    if (work) seeing.add(person.id)
  }
  return { id, seeing }
})
const requests = companies.flatMap(({ id, seeing }) =>
  people.map((client) => ({
    ...storeRequest(type, client.id, { companyProfileId: id }),
    seen: new Set([...seeing, client.id]),
  })),
)

test('GUARD-38 REQ-26 FILE-09 someone who may see the work of a company, and nobody else, finds it by every way there is', () => {
  expect(companies.some(({ seeing }) => seeing.size < people.length)).toBe(true)
  for (const person of people) {
    const actor = actorOf(person)
    const theirs = requests.filter(({ seen }) => seen.has(person.id)).map(({ id }) => id)
    const listed = listRequests(actor, { list: 'open', size: 100 }).requests.map(({ id }) => id)
    expect(listed.sort()).toEqual([...theirs].sort())
    const found = listRequests(actor, { list: 'open', size: 100, client: 'Company' })
    expect(found.requests.map(({ id }) => id).sort()).toEqual([...theirs].sort())
    const all = requests.map(({ id }) => id)
    expect([...subjects.request.namesOf(actor, all).keys()].sort()).toEqual([...theirs].sort())
    for (const { id } of requests) {
      const may = theirs.includes(id)
      expect(subjects.request.mayOpen(id)(actor)).toBe(may)
      if (may) expect(visibleRequest(db, actor, id).id).toBe(id)
      else expect(catchError(() => visibleRequest(db, actor, id)).status).toBe(404)
    }
    for (const { id, seeing } of companies) {
      const own = requests.filter((one) => one.companyProfileId === id && one.seen.has(person.id))
      expect(countRequestsOfCompany(actor, id)).toBe(own.length)
      expect(companyWorkViewers(db, id).includes(person.id)).toBe(seeing.has(person.id))
      // In whose name one cannot see work, one asks for none.
      expect(listOwnProfiles(db, person.id).some((one) => one.id === id)).toBe(
        seeing.has(person.id),
      )
      expect(mayAskFor(db, person.id, id)).toBe(seeing.has(person.id))
    }
  }
  expect(countRequestsOfCompany(actorOf(makeEmployee()), companies[0]?.id ?? '')).toBe(
    people.length,
  )
})

test('GUARD-50 GUARD-51 someone who hears of a company profile and finds it are the same', () => {
  for (const person of [...people, makeUser(), makeEmployee()]) {
    const actor = actorOf(person)
    const ids = companies.map(({ id }) => id)
    const open = db.select().from(companyProfiles).where(openProfiles(actor)).all()
    const found = new Set(open.map(({ id }) => id))
    for (const id of ids) expect(subjects.profile.mayOpen(id)(actor)).toBe(found.has(id))
    expect(subjects.profile.mayOpen('none')(actor)).toBe(false)
  }
})
