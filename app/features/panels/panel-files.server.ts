import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { log } from '~/platform/log.server'

export type PanelImage = typeof panelImages.$inferSelect

/** Further tries after the first, and the pause before each. */
const pauses = [50, 100, 200, 400, 800]

/**
 * A panel's file from the storage; a failing read is tried up to five more times.
 *
 * @throws when all six tries failed
 */
export async function readPanelFile(
  name: string,
  read: (name: string) => Promise<Buffer | null> = (file) => files.read('blocks', file),
  delays: readonly number[] = pauses,
): Promise<Buffer> {
  for (let tries = 0; ; tries += 1) {
    const found = await read(name).catch(() => null)
    if (found) return found
    const delay = delays[tries]
    if (delay === undefined) throw new Error(`the panel file ${name} cannot be read`)
    await wait(delay)
  }
}

/** Text of an uploaded SVG: read from the storage once, from then on kept with its row. */
export async function uploadedSvg(image: PanelImage): Promise<string> {
  if (image.svgText !== null) return image.svgText
  const text = (await readPanelFile(image.file)).toString('utf8')
  setImmediate(() => keepText(image, text))
  return text
}

/** After the answer, and of no consequence when it fails: a picture's request changes nothing else. */
function keepText({ panelId, orientation, color, file }: PanelImage, text: string): void {
  try {
    db.update(panelImages)
      .set({ svgText: text })
      .where(
        and(
          eq(panelImages.panelId, panelId),
          eq(panelImages.orientation, orientation),
          eq(panelImages.color, color),
          eq(panelImages.form, 'svg'),
          eq(panelImages.file, file),
          isNull(panelImages.svgText),
        ),
      )
      .run()
  } catch (error) {
    log.warn({ err: error }, 'the text of a panel was not kept')
  }
}
