import { slugOf } from '~/features/profiles/color-files'
import { viewedProfile } from '~/features/profiles/profile-views.server'
import type { Actor } from '~/permissions/vocabulary'
import { contentDisposition } from '~/platform/files/headers'

type ColorFile = string | Uint8Array<ArrayBuffer>

/**
 * The colors of a company profile as a file.
 *
 * @param made the file, of the company's name and its colors, written as #6b1f2e
 * @throws as `viewedProfile`
 */
export async function colorFile(
  actor: Actor,
  profile: string,
  { ending, type }: { ending: string; type: string },
  made: (name: string, colors: string[]) => ColorFile | Promise<ColorFile>,
): Promise<Response> {
  const { name, colors } = viewedProfile(actor, profile)
  return new Response(
    await made(
      name,
      colors.map(({ color }) => color),
    ),
    {
      headers: {
        'Content-Type': type,
        'Content-Disposition': contentDisposition('attachment', `${slugOf(name)}.${ending}`),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  )
}
