import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { submissions } from '~/db/schema'
import { isPrimary } from '~/platform/jobs/primary.server'
import { startUpkeep } from '~/platform/jobs/upkeep.server'

const hour = 60 * 60 * 1000
/** How long a form that was carried out is known, in milliseconds: nobody sends it again later. */
const submissionLife = 30 * 24 * hour

/** Forgets forms that were carried out more than 30 days ago. On a replica it does nothing. */
export function tidySubmissions(now = Date.now()): void {
  if (!isPrimary()) return
  db.delete(submissions)
    .where(lt(submissions.createdAt, now - submissionLife))
    .run()
}

/** Tidies soon after the start and every hour. @returns how to stop */
export const startSubmissionUpkeep = () =>
  startUpkeep(tidySubmissions, 'old forms were not forgotten', { first: 30_000, every: hour })
