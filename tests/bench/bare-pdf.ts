import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import type { RenderJob } from '~/panels/render-job'
import type { Brand } from '~/panels/types'
import { workerPool } from '~/platform/pool.server'

const pool = workerPool<RenderJob, string>(`${process.cwd()}/build/worker/panels.js`, {
  size: 2,
  timeout: 20_000,
})

/** The same panels as a PDF by nothing but layout, sharp and pdf-lib, on two cores. */
export async function barePdf(panelIds: string[], brand: Brand): Promise<Uint8Array> {
  const queue = panelIds.map((panelId, at) => ({ panelId, at }))
  const pictures: Buffer[] = []
  const draw = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const variant = { orientation: 'left', color: 'light' } as const
      const svg = await pool.run({ panelId: next.panelId, variant, brand })
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
