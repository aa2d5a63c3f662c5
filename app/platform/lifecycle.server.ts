import { sqlite } from '~/db/client.server'
import { migrate } from '~/db/migrate.server'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { startCaptchaUpkeep } from '~/features/captcha/tidy-captchas.server'
import { startConversionUpkeep } from '~/features/convert/conversions.server'
import { startExportUpkeep } from '~/features/exports/tidy-exports.server'
import { startSubmissionUpkeep } from '~/features/forms/tidy-submissions.server'
import { endStreams } from '~/features/live/hub.server'
import { startLiveUpkeep } from '~/features/live/tidy-live.server'
import { startMailing } from '~/features/mail/start-mailing.server'
import { startPictureUpkeep } from '~/features/panels/picture-upkeep.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { startWarmingPictures } from '~/features/panels/warm-pictures.server'
import { startGuestProjectUpkeep } from '~/features/projects/tidy-guest-projects.server'
import { seedTemplates } from '~/features/templates/seed-templates.server'
import { startUploadUpkeep } from '~/features/uploads/sweep-uploads.server'
import { seedPackages } from '~/features/users/seed-packages.server'
import { serverMessages } from '~/messages/server'
import { env } from './env.server'
import { log } from './log.server'

let ready = false
let upkeep: (() => void | Promise<void>)[] = []

/** What the HTTP server needs of the application: its configuration and sentences, start, health and stop. */
export const lifecycle = {
  env,
  log,
  say: serverMessages,
  /** Brings the database up to date; only then are requests answered. */
  async start() {
    migrate()
    seedLibrary()
    seedPackages()
    seedTemplates()
    upkeep = [
      startPictureUpkeep(),
      startConversionUpkeep(),
      startExportUpkeep(),
      startUploadUpkeep(),
      startGuestProjectUpkeep(),
      startCaptchaUpkeep(),
      startSubmissionUpkeep(),
      startWarmingPictures(),
      startMailing(),
      startLiveUpkeep(),
    ]
    ready = true
  },
  /**
   * Says where the product stands, once it is reached there. The link for the first admin is made
   * only now: a second start beside a running one must not void the link that one has shown.
   */
  announce(url: string) {
    const setupLink = ensureSetupLink()
    if (setupLink) console.log(serverMessages.firstAdmin(setupLink))
    console.log(serverMessages.readyAt(url))
  },
  isReady: () => ready,
  /** Event streams never end by themselves: the HTTP server would wait for them. */
  endStreams,
  async stop() {
    ready = false
    await Promise.all(upkeep.map((stop) => stop()))
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.close()
  },
}
