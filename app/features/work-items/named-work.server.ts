import { readSettings } from '~/features/settings/general-settings.server'
import { dueOf } from '~/shared/due'
import type { WorkStatus } from '~/shared/statuses'
import { companyNames, peopleNames } from './find-names.server'

type Row = {
  status: WorkStatus
  dueAt: number
  pausedAt: number | null
  userId: string | null
  companyProfileId: string | null
  assigneeId: string | null
  urgency: number | null
}

/** Rows of a list with the names of their people, and the due state of each at a moment. */
export function namedWork<R extends Row>(rows: readonly R[], now = Date.now()) {
  const people = peopleNames(rows.flatMap(({ userId, assigneeId }) => [userId, assigneeId]))
  const companies = companyNames(rows.map(({ companyProfileId }) => companyProfileId))
  const zone = readSettings().officeZone
  return rows.map(({ userId, companyProfileId, assigneeId, urgency: _, pausedAt, ...row }) => ({
    ...row,
    due: dueOf({ status: row.status, dueAt: row.dueAt, pausedAt }, now, zone),
    client: people.get(userId) ?? null,
    company: companies.get(companyProfileId) ?? null,
    assignee: people.get(assigneeId) ?? null,
  }))
}
