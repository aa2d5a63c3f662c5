import { and, type SQL } from 'drizzle-orm'
import { requests } from '~/db/schema'
import { foundIn, ofClient } from '~/features/work/search-work.server'
import type { Member } from '~/permissions/vocabulary'
import { narrowedTo } from './narrowed.server'
import {
  kindOf,
  type RequestQuestion,
  scopeOf,
  searched,
  statusesOf,
  withinOf,
} from './request-question.server'

/** The requests of a list as somebody sees it. */
export const requestsOf = (actor: Member, question: RequestQuestion): SQL | undefined =>
  and(
    withinOf(actor, question),
    foundIn(searched, question.search, scopeOf(actor) !== undefined),
    question.client ? ofClient(requests, question.client) : undefined,
    isAmongAll(actor, question)
      ? narrowedTo(question, statusesOf(actor, question.list))
      : kindOf(question),
  )

/** Whether nothing else says which few rows there are: no person, company or search. */
const isAmongAll = (actor: Member, { search, client, tab, assignee }: RequestQuestion): boolean =>
  scopeOf(actor) === undefined &&
  !search &&
  !client &&
  tab !== 'mine' &&
  tab !== 'following' &&
  (!assignee || assignee === 'none')
