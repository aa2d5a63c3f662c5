import { createHash } from 'node:crypto'
import type { OwnPicture } from '~/features/panels/own-pictures.server'
import { findWords } from '~/features/panels/own-words.server'
import { findPicture, panelRaster, panelSvg } from '~/features/panels/panel-picture.server'
import { type PhotoAddress, photosOf, sizedPhoto } from '~/features/panels/photos.server'
import { uploadedPicture } from '~/features/panels/uploaded-picture.server'
import type { SectionView } from '~/features/sections/page-document.server'
import type { PrintedSection } from '~/panels/print-job'
import { drawnIn } from '~/panels/sizes'
import { linksOf } from '~/panels/words'
import { files } from '~/platform/files/files.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'
import { pageLink } from './addresses'
import type { Website } from './read-website.server'

/** Pixels that an uploaded panel has at most: twice those of a large phone, and all of most screens. */
const widest = 2160

type FileWriter = (name: string, content: string | Uint8Array) => void
type Uploaded = { name: string; width: number; height: number }

/** Sections of a website as they are printed, with the pictures they need as files, each written once. */
export function sectionPictures({ brand, pages }: Website, write: FileWriter) {
  const pathsOf = new Map(pages.map(({ id, path }) => [id, path]))
  const linkTo = (pageId: string, base: string) => {
    const path = pathsOf.get(pageId)
    return path === undefined ? undefined : pageLink(base, path)
  }
  const uploads = new Map<string, Promise<Uploaded | null>>()
  const photos = new Map<string, Promise<string>>()
  const shares = new Map<string, Promise<string | null>>()

  const once = <T>(
    known: Map<string, Promise<T>>,
    section: SectionView,
    make: () => Promise<T>,
  ) => {
    const { panelId, orientation, color, words } = section
    const key = `${panelId} ${orientation} ${color} ${words}`
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made
  }
  const sourceOf = ({ panelId, orientation, color, words }: SectionView) =>
    findPicture({ panelId, orientation, color, words, ...drawnIn(brand) })

  /** The files of an uploaded panel. @returns null where it has no picture */
  const upload = (section: SectionView) =>
    once(uploads, section, async () => {
      const source = sourceOf(section)
      if (!source) return null
      const { width, height } = source
      const isDrawn = source.uploads.svg !== undefined
      const content = isDrawn
        ? await panelSvg(source, brand)
        : await panelRaster(source, brand, 'jpeg', Math.min(width, widest))
      const name = `img/${hashOf(content)}.${isDrawn ? 'svg' : 'jpg'}`
      write(name, content)
      return { name, width, height }
    })

  /** The file of an own picture at a width; its JPEG is the large one that is stored. */
  const photo = (picture: OwnPicture, as: Parameters<PhotoAddress>[1]): Promise<string> => {
    const [form, width] = as === 'jpeg' ? (['jpg', 0] as const) : [as.form, as.width]
    const key = `${picture.file} ${width} ${form}`
    const made = photos.get(key) ?? writePhoto(picture, as, form)
    photos.set(key, made)
    return made
  }
  const writePhoto = async (
    { file }: OwnPicture,
    as: Parameters<PhotoAddress>[1],
    ending: string,
  ): Promise<string> => {
    const content =
      as === 'jpeg'
        ? await files.read('pictures', variantName('large', file))
        : await sizedPhoto(file, as.form, as.width)
    if (!content) return ''
    const name = `img/${hashOf(content)}.${ending}`
    write(name, content)
    return name
  }

  return {
    /** A section as it is printed on a page that is `base` away from the website's folder. */
    async printed(section: SectionView, base: string): Promise<PrintedSection | null> {
      const { panelId, panel, orientation, color } = section
      const variant = { orientation, color }
      if (panel.builtIn) {
        const words = (section.words && findWords(section.words)?.words) || {}
        const leads = linksOf(panelId, brand, words, (id) => linkTo(id, base))
        const photos = await photosOf(
          panelId,
          words,
          async (picture, as) => base + (await photo(picture, as)),
        )
        return { panelId, variant, words, leads, photos }
      }
      const found = await upload(section)
      const view = found && uploadedPicture(panelId, variant)
      if (!view) return null
      const { name, width, height } = found
      return { src: base + name, ...view, width, height, color }
    },
    /** A page's picture for those who share its address. @returns its name; null where it has none */
    share: (section: SectionView) =>
      once(shares, section, async () => {
        const source = sourceOf(section)
        if (!source) return null
        const bytes = await panelRaster(source, brand, 'png', 1200)
        const picture = await onPicture('sharePicture', { bytes }, { short: true })
        const name = `img/${hashOf(picture)}.png`
        write(name, picture)
        return name
      }),
  }
}

/** Name of a file by what it holds. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
