import { serverMessages } from '~/messages/server'
import { env } from '~/platform/env.server'
import { startRunner } from '~/platform/jobs/runner.server'
import { log } from '~/platform/log.server'
import { sender } from '~/platform/mail/sender.server'
import { mailQueue } from './mail-queue.server'

/** Sends what is in the outbox from now on. Without a provider it stays there. @returns how to stop */
export function startMailing(): () => void | Promise<void> {
  if (sender) return startRunner(mailQueue(sender))
  if (env.production) log.info(serverMessages.noSender)
  return () => {}
}
