import { neutralBrand } from '~/features/panels/sample-brand.server'
import type { TriedBrand } from './addresses'

/** The brand to try, out of an address; what is no colour is the library's own. */
export function triedBrand(query: URLSearchParams): TriedBrand {
  const color = (name: 'primary' | 'secondary', standard: string) => {
    const text = query.get(name)?.trim().toLowerCase() ?? ''
    return /^#[0-9a-f]{6}$/.test(text) ? text : standard
  }
  return {
    primary: color('primary', neutralBrand.primaryColor),
    secondary: color('secondary', neutralBrand.secondaryColor),
    logo: query.get('logo') === '1',
  }
}
