import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getInternalInstanceDomain } from 'litefs-js'
import { sqlite } from '~/db/client.server'
import { isMigrated, migrate } from '~/db/migrate.server'
import { ensureSetupLink } from '~/features/accounts/ensure-setup-link.server'
import { checkBackups } from '~/features/backups/check-backups.server'
import { startExporting } from '~/features/exports/run-export.server'
import { startPrerendering } from '~/features/home/prerender-pictures.server'
import { endStreams } from '~/features/live/hub.server'
import { keepLostRows, whatIsKept } from '~/features/lost-rows/keep-lost-rows.server'
import { hasNoMailProvider } from '~/features/mail/mail-mode.server'
import { startMailing } from '~/features/mail/start-mailing.server'
import { seedPackages } from '~/features/packages/seed-packages.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { providerNow, testStandsIn } from '~/features/payments/provider.server'
import { seedTemplates } from '~/features/templates/seed-templates.server'
import { checkVault, keptKeyReminder } from '~/features/vault/check-vault.server'
import { startWebhooks } from '~/features/webhooks/webhook-queue.server'
import { serverMessages } from '~/messages/server'
import { signedSession } from '~/platform/cookies.server'
import { env, secureCookies } from '~/platform/env.server'
import { checkBucket } from '~/platform/files/check-bucket.server'
import { startUpkeep } from '~/platform/jobs/upkeep.server'
import { afterWrite } from '~/platform/litefs/after-write.server'
import { askToBePrimary } from '~/platform/litefs/ask-to-be-primary.server'
import { checkpointInTime } from '~/platform/litefs/checkpoint-in-time.server'
import { followTerms, stopAsPrimary } from '~/platform/litefs/follow-terms.server'
import { beginWrite, handOver, isHandingOver, isLeaving } from '~/platform/litefs/hand-over.server'
import { listenToNodes } from '~/platform/litefs/listen-to-nodes.server'
import {
  behindAfter,
  hasNoPrimary,
  mayWrite,
  reaches,
  silence,
  startFollowing,
} from '~/platform/litefs/node.server'
import { proof } from '~/platform/litefs/other-nodes.server'
import { noPosition, positionIn } from '~/platform/litefs/position-cookie'
import { isKnown, lastPrimary, reachablePrimary } from '~/platform/litefs/tell-primary.server'
import { tellSetAside } from '~/platform/litefs/tell-set-aside.server'
import { log } from '~/platform/log.server'
import { upkeep } from './upkeep.server'

/** Seconds after which a node whose code is newer than the database asks to be the primary, again and again. */
const ownTurn = 15

/** Milliseconds that a replica has to make itself known to the primary: a deploy goes on once it is ready. */
const toBeKnown = 5_000

const lostRowsDesk = { keep: keepLostRows, ask: whatIsKept }

let ready = false
let readyAt = 0
let stops: (() => void | Promise<void>)[] = []

/**
 * Interface of the application for the HTTP server: its configuration and sentences, start, health and
 * stop.
 */
export const lifecycle = {
  env,
  log,
  say: serverMessages,
  signedSession,
  /**
   * Brings the database up to date; only then are requests answered. A replica waits until the primary
   * has done so, and does it itself when it becomes the primary.
   */
  async start() {
    await checkBucket()
    const stopFollowing = await startFollowing()
    if (!mayWrite()) log.info(serverMessages.waitsForPrimary)
    // It may be made the primary while it waits.
    for (let halves = 1; !mayWrite() && !isMigrated(); halves += 1) {
      await pause(500)
      // A primary of an older release never does it, and is replaced only after this node is ready.
      if (halves % (2 * ownTurn) === 0) await askToBePrimary()
    }
    const stopFollowingTerms = followTerms(bringUpToDate)
    // Nobody waits for it.
    void checkBackups()
    for (const said of checkVault()) log.warn(said)
    if (env.production && testStandsIn()) log.warn(serverMessages.testCheckoutOn)
    const reminder = keptKeyReminder()
    if (reminder) log.info(reminder)
    stops = [
      startUpkeep(upkeep),
      startPrerendering(),
      startMailing(),
      startExporting(),
      startWebhooks(),
      listenToNodes(lostRowsDesk),
      tellSetAside(lostRowsDesk),
      stopFollowingTerms,
      checkpointInTime(),
      stopFollowing,
    ]
    ready = true
    readyAt = performance.now()
  },
  /**
   * Logs the product's address once it is reached there. The link for the first admin is made only now: a
   * second start beside a running one must not void the link that one has shown.
   */
  announce(url: string) {
    const setupLink = mayWrite() ? ensureSetupLink() : null
    const lines = [serverMessages.readyAt(url)]
    if (setupLink) lines.push(serverMessages.firstAdmin(setupLink))
    const isBare =
      env.production && !env.appUrlGiven && hasNoMailProvider() && providerNow() === null
    if (isBare) lines.push(serverMessages.tryIt(url))
    console.log(lines.join('\n'))
  },
  /** Whether pages from here can be trusted: not where nothing has been heard from the primary for long. */
  health(): 'ready' | 'starting' | 'behind' {
    if (!ready) return 'starting'
    if (!isKnown() && performance.now() - readyAt < toBeKnown) return 'starting'
    const isAlone = hasNoPrimary() && reachablePrimary() === null
    return !isAlone && silence() > behindAfter ? 'behind' : 'ready'
  },
  /** Question of the server before it answers; see `leadToPrimary`. */
  node: {
    mayWrite,
    reachablePrimary,
    lastPrimary,
    isLeaving,
    isHandingOver,
    beginWrite,
    proof,
    addressOf: (node: string) => getInternalInstanceDomain(node, String(env.PORT)),
    reaches,
    positionIn,
    forget: noPosition(secureCookies),
  },
  afterWrite: (answer: ServerResponse) => afterWrite(answer),
  handOver,
  /** Event streams never end by themselves: the HTTP server would wait for them. */
  endStreams,
  async stop() {
    ready = false
    await Promise.all(stops.map((stop) => stop()))
    if (env.LITEFS_URL === undefined) sqlite.pragma('wal_checkpoint(TRUNCATE)')
    else stopAsPrimary()
    sqlite.close()
  },
}

function bringUpToDate() {
  migrate()
  seedLibrary()
  seedPackages()
  seedTemplates()
}
