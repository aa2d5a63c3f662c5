import { neutralBrand } from '~/features/panels/sample-brand.server'
import { hexColor } from '~/shared/hex-color'
import type { TriedBrand } from './addresses'

/** The brand to try, out of an address; what is no color is the library's own. */
export function triedBrand(query: URLSearchParams): TriedBrand {
  const color = (name: 'primary' | 'secondary', standard: string) =>
    hexColor(query.get(name) ?? '') ?? standard
  return {
    primary: color('primary', neutralBrand.primaryColor),
    secondary: color('secondary', neutralBrand.secondaryColor),
    logo: query.get('logo') === '1',
  }
}
