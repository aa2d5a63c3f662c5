import { createHash } from 'node:crypto'
import { cacheKey, type PictureSource, renderJob } from '~/features/panels/panel-picture.server'
import { pictureCache } from '~/features/panels/picture-cache.server'
import { uploadedPicture } from '~/features/panels/uploaded-picture.server'
import type { PictureJob } from '~/panels/reading/read-picture'
import type { ReadJob } from '~/panels/reading/read-section'
import { linksOf } from '~/panels/words'
import { onPicture } from '~/platform/pictures/pictures.server'
import type { ExportDocument } from './export-document.server'

/** What the sections of a document say: each is read once, then from the disk. */
export function sectionReadings({ brand, tree, name }: ExportDocument) {
  const links = linksTo({ brand, tree, name })
  const ids = new Set(tree.map(({ id }) => id))
  const addressOf = (id: string) => (ids.has(id) ? `#${id}` : undefined)
  const place = createHash('sha256').update(JSON.stringify(links)).digest('hex')

  async function jobOf(source: PictureSource): Promise<ReadJob | PictureJob> {
    if (!source.uploads.svg && !source.uploads.jpeg) {
      const leads = linksOf(source.panelId, brand, source.words?.words ?? {}, addressOf)
      const job = { ...(await renderJob(source, brand)), links }
      return Object.keys(leads).length > 0 ? { ...job, leads } : job
    }
    const { width, height } = source
    const { alt = '', layer } = uploadedPicture(source.panelId, source) ?? {}
    return { picture: { alt, layer, width, height }, links }
  }

  /** @returns the path of a `Reading`, good for the moment */
  return async (source: PictureSource): Promise<string> => {
    const job = await jobOf(source)
    const said = 'picture' in job ? job.picture : [brand.name, 'leads' in job && job.leads]
    const own = 'pictures' in job ? Object.values(job.pictures ?? {}).map(({ alt }) => alt) : []
    const key = ['reading', place, ...cacheKey(source, brand), said, ...own]
    await pictureCache.get(key, 'json', async () =>
      Buffer.from(JSON.stringify(await onPicture('readSection', job, { short: true }))),
    )
    return pictureCache.place(key, 'json')
  }
}

/** Addresses by words: the first page of a name is the one that is meant, the name of the business is home. */
function linksTo({ brand, tree, name }: Pick<ExportDocument, 'brand' | 'tree' | 'name'>) {
  const home = tree.find((page) => page.home) ?? tree[0]
  return Object.fromEntries([
    ...tree.toReversed().map((page) => [page.name.trim().toLowerCase(), `#${page.id}`]),
    ...[name, brand.name].map((said) => [said.trim().toLowerCase(), `#${home?.id}`]),
  ])
}
