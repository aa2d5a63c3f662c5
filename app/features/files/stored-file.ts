import type { Folder } from '~/platform/files/folders'

/** An uploaded file, as it was stored. */
export type StoredFile = {
  /** File name in its folder; unguessable. */
  file: string
  folder: Folder
  /** Its name where it comes from. */
  name: string
  /** Media type by its content. */
  type: string
  /** Bytes. */
  size: number
}

/** The private folders of what people send to the studio. */
export type UploadFolder = 'attachments' | 'requests' | 'forms' | 'brand_profiles'

/** The folders whose files are in the table `files`. Other folders have an upkeep of their own. */
export const fileFolders = [
  'logos',
  'blocks',
  'profilephotos',
  'pictures',
  'types',
  'request_icons',
  'attachments',
  'requests',
  'brand_profiles',
  'forms',
] as const satisfies Folder[]

/** Types of pictures that get smaller copies. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const

/** Whether a small picture of it is made, to be looked at in place. */
export const hasPreview = ({ type }: Pick<StoredFile, 'type'>): boolean =>
  pictureTypes.some((one) => one === type)
