import { redirect } from '@remix-run/node'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture, panelRaster, panelSvgGzip } from '~/features/panels/panel-picture.server'
import { wordPlaces } from '~/features/panels/word-places.server'
import { drawnIn } from '~/panels/sizes'
import { panelImagePath, panelPlacesPath, panelThumbPath } from '~/panels/url'
import { isOrientation, isPanelColor } from '~/panels/variant'
import { svgPolicy } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

const widths = ['160', '480', '960']

/**
 * The picture of a panel's variant in a brand: SVG, or a small WebP; and where its words are (JSON). The address holds brand,
 * revision and own words, so the answer may be kept for ever; an outdated revision leads to the current one.
 */
export const loader = fileScreen(async ({ params, request, url }) => {
  const { panel: panelId = '', orientation = '', file = '' } = params
  const [color = '', ending, ...more] = file.split('.')
  const width = url.searchParams.get('w')
  const [brandId = '', revision = '', wordsId] = url.searchParams.get('v')?.split('.') ?? []
  if (!isOrientation(orientation) || !isPanelColor(color) || more.length)
    return missingFile(request)
  const whole = ending === 'svg' || ending === 'json'
  if (ending === 'webp' ? !widths.includes(width ?? '') : !whole || width !== null) {
    return missingFile(request)
  }
  const brand = findBrand(brandId)
  const words = wordsId === undefined ? null : wordsId
  const source = brand && findPicture({ panelId, orientation, color, words, ...drawnIn(brand) })
  if (!source || !brand) return missingFile(request)
  if (revision !== source.revision) {
    const current = { panelId, orientation, color, words, revision: source.revision }
    const path = ending === 'json' ? panelPlacesPath : panelImagePath
    const to =
      ending === 'webp'
        ? panelThumbPath(current, brand.id, Number(width) as 160 | 480 | 960)
        : path(current, brand.id)
    return redirect(to, { headers: { 'Cache-Control': 'no-cache' } })
  }
  const headers = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  })
  if (ending === 'webp') {
    headers.set('Content-Type', 'image/webp')
    return new Response(await panelRaster(source, brand, 'webp', Number(width)), { headers })
  }
  if (ending === 'json') {
    headers.set('Content-Type', 'application/json')
    return new Response(JSON.stringify(await wordPlaces(source, brand)), { headers })
  }
  headers.set('Content-Type', 'image/svg+xml')
  headers.set('Content-Security-Policy', svgPolicy)
  headers.set('Vary', 'Accept-Encoding')
  const zipped = await panelSvgGzip(source, brand)
  if (/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) {
    headers.set('Content-Encoding', 'gzip')
    return new Response(zipped, { headers })
  }
  const plain = new Response(zipped).body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(plain, { headers })
})
