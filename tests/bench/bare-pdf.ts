import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import type { Brand } from '~/panels/types'
import { inProcesses, picturePool } from '~/platform/pictures/pictures.server'

const pool = picturePool(`${process.cwd()}/build/worker/pictures.js`)
const onPicture = inProcesses(pool)

/** The same panels as a PDF by nothing but layout, sharp and pdf-lib, on two cores: the layout in processes of its own, the rest here. */
export async function barePdf(panelIds: string[], brand: Brand): Promise<Uint8Array> {
  const queue = panelIds.map((panelId, at) => ({ panelId, at }))
  const pictures: Buffer[] = []
  const draw = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const variant = { orientation: 'left', color: 'light' } as const
      const { svg } = await onPicture('drawPanel', { panelId: next.panelId, variant, brand })
      pictures[next.at] = await sharp(Buffer.from(svg), { unlimited: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
        .toBuffer()
    }
  }
  sharp.concurrency(1)
  await Promise.all([draw(), draw()])
  const document = await PDFDocument.create()
  for (const picture of pictures) {
    const image = await document.embedJpg(new Uint8Array(picture))
    document.addPage([image.width, image.height]).drawImage(image)
  }
  return document.save()
}

export const closeBarePdf = () => pool.close()
