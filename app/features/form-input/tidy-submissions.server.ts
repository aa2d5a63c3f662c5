import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { submissions } from '~/db/schema'

const hour = 60 * 60 * 1000
/** How long a form that was carried out is known, in milliseconds: nobody sends it again later. */
const submissionLife = 30 * 24 * hour

/** Forgets forms that were carried out more than 30 days ago. */
export function tidySubmissions(now = Date.now()): void {
  db.delete(submissions)
    .where(lt(submissions.createdAt, now - submissionLife))
    .run()
}
