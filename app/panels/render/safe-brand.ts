import type { Brand } from '../types'
import { canWrite } from './fonts'

const logoTypes = /^data:image\/(png|jpe?g|gif|svg\+xml)[;,]/

/**
 * Only embedded images are drawn: an address would make the server fetch it. A name with letters that the
 * font lacks is left out, so that its picture, else the mark alone, stands where boxes would.
 */
export function safeBrand(brand: Brand): Brand {
  const { logo } = brand
  const usable = logo && logoTypes.test(logo.dataUri) && logo.width > 0 && logo.height > 0
  const name = canWrite(brand.name) ? brand.name : ''
  return { ...brand, name, logo: usable ? logo : undefined }
}
