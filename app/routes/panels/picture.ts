import { redirect } from '@remix-run/node'
import { findBrand } from '~/features/panels/brand-for-drawing.server'
import { findPicture, panelRaster, panelSvgGzip } from '~/features/panels/panel-picture.server'
import { isOrientation, isPanelColor } from '~/panels/variant'
import { svgPolicy } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'

const widths = ['160', '480', '960']

/**
 * The picture of a panel's variant in a brand: SVG, or a small WebP. The address holds brand and
 * revision, so the answer may be kept for ever; an outdated revision leads to the current one.
 */
export const loader = fileScreen(async ({ params, request, url }) => {
  const { panel: panelId = '', orientation = '', file = '' } = params
  const [color = '', ending, ...more] = file.split('.')
  const width = url.searchParams.get('w')
  const version = url.searchParams.get('v') ?? ''
  const dot = version.lastIndexOf('.')
  if (!isOrientation(orientation) || !isPanelColor(color) || more.length)
    return missingFile(request)
  if (ending === 'webp' ? !widths.includes(width ?? '') : ending !== 'svg' || width !== null) {
    return missingFile(request)
  }
  const brand = dot > 0 && findBrand(version.slice(0, dot))
  const source = brand && findPicture({ panelId, orientation, color, story: brand.story })
  if (!source || !brand) return missingFile(request)
  if (version.slice(dot + 1) !== source.revision) {
    const current = new URLSearchParams({
      ...(width && { w: width }),
      v: `${brand.id}.${source.revision}`,
    })
    return redirect(`${url.pathname}?${current}`, { headers: { 'Cache-Control': 'no-cache' } })
  }
  const headers = new Headers({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  })
  if (ending === 'webp') {
    headers.set('Content-Type', 'image/webp')
    return new Response(await panelRaster(source, brand, 'webp', Number(width)), { headers })
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
