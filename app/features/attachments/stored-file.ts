/** A file of somebody's, as it was stored. */
export type StoredFile = {
  /** File name in its folder; unguessable. */
  file: string
  /** What it is called where it comes from. */
  name: string
  /** What it is by its content, as a media type. */
  type: string
  /** Bytes. */
  size: number
}

/** The folders of what people send to the studio: all of them private. */
export type AttachmentFolder = 'attachments' | 'requests' | 'forms'

/** The same, and of what a company keeps there. */
export type UploadFolder = AttachmentFolder | 'brand_profiles'

/** One file has at most so many bytes. */
export const largestFile = 25 * 1024 * 1024

/** What smaller pictures are made of. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

/** Whether a small picture of it is made, to be looked at in place. */
export const hasPreview = ({ type }: Pick<StoredFile, 'type'>): boolean =>
  pictureTypes.some((one) => one === type)
