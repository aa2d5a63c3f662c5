import { filePath } from '~/map/file-path'
/** The address of somebody's profile photo, small. @param avatar its file name, if there is one */
export const photoSrc = (avatar: string | null): string | null =>
  avatar && filePath('profilephotos', `thumb_${avatar}`)
