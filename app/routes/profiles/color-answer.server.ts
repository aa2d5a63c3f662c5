import { slugOf } from '~/features/profiles/color-files'
import { viewedProfile } from '~/features/profiles/find-view.server'
import { contentDisposition } from '~/platform/files/headers'
import { screen } from '~/routes/http/handle.server'

type Of = { name: string; colors: readonly string[] }

/** The colours of a company profile as a file. */
export const colorLoader = (
  ending: 'css' | 'ase',
  type: string,
  made: (of: Of) => string | Uint8Array<ArrayBuffer>,
) =>
  screen(`/company-profile/:profile/colors.${ending}`, ({ actor, params: { profile = '' } }) => {
    const { name, colors } = viewedProfile(actor, profile)
    return new Response(made({ name, colors: colors.map(({ color }) => color) }), {
      headers: {
        'Content-Type': type,
        'Content-Disposition': contentDisposition('attachment', `${slugOf(name)}.${ending}`),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
