import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { captchas } from '~/db/schema'
import { captchaLife } from '~/platform/captcha/captcha.server'

/** Forgets captchas that are too old to be answered again. */
export function tidyCaptchas(now = Date.now()): void {
  db.delete(captchas)
    .where(lt(captchas.usedAt, now - 2 * captchaLife))
    .run()
}
