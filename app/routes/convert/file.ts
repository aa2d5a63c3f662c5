import { conversionSchema } from '~/features/convert/conversion-schema.server'
import { readConversion, requireConverter } from '~/features/convert/conversions.server'
import { makeConversion } from '~/features/convert/make-conversion.server'
import { contentDisposition } from '~/platform/files/headers'
import { missingFile } from '~/routes/http/missing-file.server'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { fileMadeCookie } from './file-made'

/** The converted file, as the address says; several in a ZIP. Nothing of it is kept. */
export const loader = fileScreen(async ({ actor, params, request, url }) => {
  const wanted = conversionSchema.safeParse(Object.fromEntries(url.searchParams))
  if (!wanted.success) return missingFile(request)
  requireConverter(actor)
  const waiting = await readConversion(actor, params.conversion ?? '')
  const { name, type, bytes } = await makeConversion(actor, waiting.files, wanted.data)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Set-Cookie': `${fileMadeCookie}=made; Path=/convert; Max-Age=60; SameSite=Lax`,
    },
  })
})
