import { indexWaiting, mergeIndexes } from '~/db/search-index.server'
import { backUpDaily } from '~/features/backups/back-up-daily.server'
import { remindOfCalls } from '~/features/bookings/remind-of-calls.server'
import { tidyCaptchas } from '~/features/captcha/tidy-captchas.server'
import { removeTheRest } from '~/features/conversations/remove-conversation.server'
import { sendDue } from '~/features/conversations/send-outgoing.server'
import { conversionLife, sweepConversions } from '~/features/convert/conversions.server'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { exportLife, sweepExportFiles, tidyExports } from '~/features/exports/tidy-exports.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { tidyIdempotencyKeys } from '~/features/form-input/tidy-idempotency-keys.server'
import { tidyLog } from '~/features/history/tidy-log.server'
import { tidyEvents, tidyPresences } from '~/features/live/tidy-live.server'
import { tidyLostRows } from '~/features/lost-rows/tidy-lost-rows.server'
import { tidyMail } from '~/features/mail/tidy-mail.server'
import { prunePictures } from '~/features/panels/picture-cache.server'
import { tidyBrands } from '~/features/panels/tidy-brands.server'
import { reconcilePayments } from '~/features/payments/reconcile-payments.server'
import { tidyStripeEvents } from '~/features/payments/tidy-stripe-events.server'
import { removeDeleted } from '~/features/project-base/remove-deleted.server'
import { tidyGuestProjects } from '~/features/projects/tidy-guest-projects.server'
import { tidyHistory } from '~/features/sections/tidy-history.server'
import { tidyWords } from '~/features/sections/tidy-words.server'
import { eraseTheRest } from '~/features/users/erase-user.server'
import { tidyAccounts } from '~/features/users/tidy-accounts.server'
import { tidyDeliveries } from '~/features/webhooks/tidy-deliveries.server'
import { captchaLife } from '~/platform/captcha/captcha.server'
import { bucket } from '~/platform/files/files.server'
import { sweepStaged } from '~/platform/files/staged.server'
import type { Upkeep } from '~/platform/jobs/upkeep.server'

const second = 1_000
const hour = 3_600 * second

/**
 * Tidies stored files by what rows say: in a bucket that several machines share, only the machine that
 * knows all rows does.
 */
const ofFiles = bucket ? 'primary' : 'everywhere'

/** All that is tidied, and all that is done by the clock, while the server runs. */
export const upkeep: readonly Upkeep[] = [
  { name: 'messages', where: 'primary', first: second, every: second, run: () => sendDue() },
  { name: 'presences', where: 'primary', every: 30 * second, run: () => tidyPresences() > 0 },
  { name: 'live events', where: 'primary', every: 30 * second, run: () => tidyEvents() > 0 },
  { name: 'captchas', where: 'primary', every: captchaLife, run: tidyCaptchas },
  { name: 'downloads', where: 'primary', first: 0, every: exportLife / 6, run: tidyExports },
  {
    name: 'files of downloads',
    where: ofFiles,
    first: second,
    every: exportLife / 6,
    run: sweepExportFiles,
  },
  { name: 'staged files', where: 'everywhere', first: second, every: hour, run: sweepStaged },
  { name: 'conversions', where: ofFiles, every: conversionLife / 6, run: sweepConversions },
  { name: 'pictures', where: 'everywhere', first: 10 * second, every: hour, run: prunePictures },
  {
    name: 'deleted projects',
    where: 'primary',
    first: 3 * second,
    every: 30 * second,
    run: removeDeleted,
  },
  {
    name: 'history of pages',
    where: 'primary',
    first: 5 * second,
    every: hour,
    run: tidyHistory,
  },
  {
    name: 'words of sections',
    where: 'primary',
    first: 80 * second,
    every: 6 * hour,
    run: () => tidyWords(),
  },
  { name: 'history', where: 'primary', first: 70 * second, every: hour, run: () => tidyLog() },
  { name: 'brands', where: 'primary', every: 24 * hour, run: () => tidyBrands() },
  {
    name: 'guest projects',
    where: 'primary',
    first: 20 * second,
    every: hour,
    run: () => tidyGuestProjects() > 0,
  },
  {
    name: 'idempotency keys',
    where: 'primary',
    first: 30 * second,
    every: hour,
    run: tidyIdempotencyKeys,
  },
  {
    name: 'unproven accounts',
    where: 'primary',
    first: 55 * second,
    every: hour,
    run: () => tidyAccounts(),
  },
  { name: 'mails', where: 'primary', first: 35 * second, every: hour, run: () => tidyMail() },
  { name: 'drafts', where: 'primary', first: 40 * second, every: hour, run: () => tidyDrafts() },
  {
    name: 'webhook deliveries',
    where: 'primary',
    first: 50 * second,
    every: hour,
    run: () => tidyDeliveries(),
  },
  {
    name: 'payments',
    where: 'primary',
    first: 15 * second,
    every: 60 * second,
    run: () => reconcilePayments(),
  },
  {
    name: 'reminders of calls',
    where: 'primary',
    first: 10 * second,
    every: 60 * second,
    run: () => remindOfCalls(),
  },
  {
    name: 'removed conversations',
    where: 'primary',
    first: 5 * second,
    every: 10 * second,
    run: removeTheRest,
  },
  {
    name: 'closed accounts',
    where: 'primary',
    first: 5 * second,
    every: 10 * second,
    run: eraseTheRest,
  },
  {
    name: 'search indexes',
    where: 'primary',
    first: second,
    every: 5 * second,
    run: () => indexWaiting({ later: true }),
  },
  { name: 'merged indexes', where: 'primary', first: hour, every: 24 * hour, run: mergeIndexes },
  { name: 'backup', where: 'primary', first: 300 * second, every: hour, run: () => backUpDaily() },
  {
    name: 'lost rows',
    where: 'primary',
    first: 65 * second,
    every: hour,
    run: () => tidyLostRows(),
  },
  { name: 'payment events', where: 'primary', every: hour, run: tidyStripeEvents },
  { name: 'uploads', where: 'primary', first: 60 * second, every: 6 * hour, run: sweepFiles },
]
