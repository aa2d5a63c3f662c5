import { findPicture, panelRaster, panelSvgGzip } from '~/features/panels/panel-picture.server'
import { variantOf } from '~/features/panels/read-images.server'
import { neutralBrand, sampleLogo } from '~/features/panels/sample-brand.server'
import { svgPolicy } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { triedBrand } from './tried-brand.server'

const widths = ['480', '960']

/** A panel's variant in the brand of the address, for people who look after the library. */
export const loader = fileScreen(
  async ({ params: { panel: panelId = '', file = '' }, request, url: { searchParams } }) => {
    const [name = '', ending, ...more] = file.split('.')
    const variant = /^[a-z]+-[a-z]+$/.test(name) ? variantOf(name) : null
    const form = searchParams.get('form')
    if (!variant || more.length || (form !== null && form !== 'svg' && form !== 'jpeg')) {
      return missingFile(request)
    }
    const width = searchParams.get('w')
    if (ending === 'webp' ? !widths.includes(width ?? '') : ending !== 'svg') {
      return missingFile(request)
    }
    const source = findPicture({ panelId, ...variant }, form ?? undefined)
    if (!source) return missingFile(request)
    const { primary, secondary, logo } = triedBrand(searchParams)
    const brand = {
      id: '',
      name: neutralBrand.name,
      primaryColor: primary,
      secondaryColor: secondary,
      logo: logo ? sampleLogo : null,
      story: null,
      facts: null,
      corners: 'round' as const,
      typeface: 'modern' as const,
      createdAt: 0,
    }
    const headers = new Headers({
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    })
    if (ending === 'webp') {
      headers.set('Content-Type', 'image/webp')
      return new Response(await panelRaster(source, brand, 'webp', Number(width)), { headers })
    }
    headers.set('Content-Type', 'image/svg+xml')
    headers.set('Content-Security-Policy', svgPolicy)
    const zipped = await panelSvgGzip(source, brand)
    return new Response(new Response(zipped).body?.pipeThrough(new DecompressionStream('gzip')), {
      headers,
    })
  },
)
