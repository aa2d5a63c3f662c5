import { DomainError } from '~/domain-error'
import { errorText } from '~/messages/errors'
import { type ImageForm, type ImagePlace, imageName } from '~/panels/image-name'
import { orientations, panelColors } from '~/panels/types'
import type { Variant } from '~/panels/variant'
import { readZip } from '~/platform/archives/read-zip.server'
import { onPicture } from '~/platform/pictures/pictures.server'
import { addTaken, type Taken } from '~/platform/svg/taken'
import { checkPicture } from '~/platform/uploads/check-picture.server'
import { sniff } from '~/platform/uploads/sniff.server'

/** A picture of a panel, checked and ready to be stored. */
export type NewImage = ImagePlace & {
  bytes: Uint8Array
  width: number
  height: number
  svgText: string | null
}

const megabyte = 1024 * 1024
const limits = { svg: 3 * megabyte, jpeg: 10 * megabyte }
/** The form field of every upload of the library. */
const field = 'files'

/**
 * Reads uploaded pictures: each named after its variant (`left-dark.svg`), alone or in one ZIP; or a
 * single one for the variant given. All are good, or none is taken.
 *
 * @param owner see `checkPicture`
 * @returns the pictures, what was taken out of SVGs, and names of what a ZIP held that is no picture
 * @throws DomainError beside the field `files`: 400 `images-missing`; 413, 415 and 422 as `checkPicture`
 *   and `readZip` say, for several files as one `images-refused` with a line for each
 */
export async function readImages(
  uploads: readonly File[],
  owner: string,
  only?: ImagePlace,
): Promise<{ images: NewImage[]; taken: Taken; skipped: string[] }> {
  const chosen = uploads.filter((file) => file.size > 0)
  if (chosen.length === 0) throw new DomainError('images-missing', 400, { field })
  if (only) {
    const [file] = chosen
    if (chosen.length > 1 || !file) throw new DomainError('images-missing', 400, { field })
    const taken: Taken = {}
    const image = await check(file, { ...only, taken, owner }, only.form)
    return { images: [image], taken, skipped: [] }
  }
  const { named, skipped } = await unpack(chosen)
  const images: NewImage[] = []
  const taken: Taken = {}
  const refused: DomainError[] = []
  for (const file of named) {
    try {
      const variant = variantOf(file.name)
      if (!variant) throw refusal('image-unnamed', file.name)
      const image = await check(file, { ...variant, taken, owner })
      if (images.some((other) => imageName(other) === imageName(image))) {
        throw refusal('image-twice', file.name)
      }
      images.push(image)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push(named.length > 1 ? inLine(file.name, error) : error)
    }
  }
  const [first] = refused
  if (first && named.length === 1) throw first
  if (first) {
    const list = refused.slice(0, 12).map(errorText).join('\n')
    throw new DomainError('images-refused', first.status, { field, values: { list } })
  }
  return { images, taken, skipped }
}

/** The variant a file name speaks of: `left-dark.svg`, `Hero_center grey.jpg`. */
export function variantOf(name: string): Variant | null {
  const found = name
    .toLowerCase()
    .match(/(?:^|[^a-z])(left|center|centre|right)[-_. ]+(dark|gr[ae]y|light)(?![a-z])/)
  const orientation = orientations.find((o) => o === found?.[1]?.replace('centre', 'center'))
  const color = panelColors.find((c) => c === found?.[2]?.replace('gray', 'grey'))
  return orientation && color ? { orientation, color } : null
}

async function unpack(uploads: readonly File[]): Promise<{ named: File[]; skipped: string[] }> {
  const named: File[] = []
  const skipped: string[] = []
  for (const file of uploads) {
    if ((await sniff(file)) !== 'zip') {
      named.push(file)
      continue
    }
    const archive = await readZip(file, field)
    skipped.push(...archive.skipped)
    for (const entry of archive.files) {
      if (/\.(svgz?|jpe?g)$/i.test(entry.name)) named.push(entry)
      else skipped.push(entry.name)
    }
    if (archive.files.every(({ name }) => !/\.(svgz?|jpe?g)$/i.test(name))) {
      throw new DomainError('zip-nothing', 422, { field })
    }
  }
  return { named, skipped: skipped.map((name) => name.slice(0, 60)).slice(0, 10) }
}

type Place = Variant & { owner: string; taken: Taken }

async function check(
  file: File,
  { orientation, color, owner, taken }: Place,
  form?: ImageForm,
): Promise<NewImage> {
  const limit = (await sniff(file)) === 'svg' ? limits.svg : limits.jpeg
  const rules = { field, accept: ['svg', 'jpeg'], limit, side: 1440, seconds: 5 } as const
  const picture = await checkPicture(file, rules, owner)
  if (form && picture.type !== form)
    throw new DomainError('image-form', 415, { field, values: { form } })
  const { width, height } = picture
  const facts = { orientation, color, width, height }
  if (picture.type === 'svg') {
    addTaken(taken, picture.taken)
    return { ...facts, form: 'svg', bytes: Buffer.from(picture.svg), svgText: picture.svg }
  }
  return { ...facts, form: 'jpeg', bytes: picture.bytes, svgText: null }
}

const refusal = (code: string, name: string) =>
  new DomainError(code, 422, { field, values: { name: name.slice(0, 80) } })

/** The error of one file among several: its sentence starts with the file's name. */
function inLine(name: string, domainError: DomainError): DomainError {
  if (domainError.details.values?.name) return domainError
  const list = `${name.slice(0, 80)}: ${errorText(domainError)}`
  return new DomainError('images-refused', domainError.status, { field, values: { list } })
}

/** Colors and logo that the pictures take from a brand, all together. */
export async function brandPartsOf(images: readonly Pick<NewImage, 'svgText'>[]) {
  const sum = { primary: 0, secondary: 0, logo: 0 }
  for (const { svgText } of images) {
    if (!svgText) continue
    const parts = await onPicture('recognizeBrand', { svg: svgText })
    sum.primary += parts.primary
    sum.secondary += parts.secondary
    sum.logo += parts.logo
  }
  return sum
}
