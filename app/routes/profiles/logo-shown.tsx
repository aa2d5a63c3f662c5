import { ImagePreview } from '~/components/ui/image-preview'
import { SafeImage } from '~/components/ui/safe-image'
import { Time } from '~/components/ui/time'
import type { ListedFile } from '~/features/profiles/profile-files.server'
import type { ViewedProfile } from '~/features/profiles/profile-views.server'
import { fileSize } from '~/messages/file-size'
import { partTexts, profileFileMessages as say } from '~/messages/profiles'
import { profileFilePath } from './addresses'
import { PartSection } from './part-section'

/**
 * The logo on what is behind a picture without a background, on white and on two colors of its own brand.
 * On its own color only its edges are seen: the background is named below each.
 */
export function LogoShown({ profile, logo }: { profile: ViewedProfile; logo: ListedFile }) {
  const { id, name, colors } = profile
  const picture = { src: profileFilePath(id, logo.id, 'large'), width: 240, height: 88 }
  const grounds = [null, '#ffffff', ...backgroundsOf(colors)]
  return (
    <PartSection
      title={partTexts.logo.title}
      lead={
        <>
          <p>
            {logo.type.split('/')[1]?.split('+')[0]?.toUpperCase()}, {fileSize(logo.size)},{' '}
            <Time at={logo.createdAt} />
          </p>
          <p className="mt-2">
            <a className="link" href={profileFilePath(id, logo.id)} download>
              {say.download}
            </a>
          </p>
        </>
      }
    >
      <ul className="profile-logos">
        {grounds.map((ground, index) => (
          <li key={ground}>
            <span
              className="logo-ground"
              style={ground ? { background: ground } : undefined}
              data-brand={index > 1 || undefined}
            >
              {index === 0 ? (
                <ImagePreview {...picture} alt={say.logoOf(name)} className="" />
              ) : (
                <SafeImage {...picture} alt="" />
              )}
            </span>
            <span className="muted">{say.on(ground)}</span>
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

/** The first color of a brand, and the one that is nearest to white. */
function backgroundsOf(colors: ViewedProfile['colors']): string[] {
  const [first] = colors
  const lightest = [...colors].sort((a, b) => Number(a.onWhite.ratio) - Number(b.onWhite.ratio))[0]
  return [...new Set([first?.color, lightest?.color])].filter(
    (color) => color !== undefined && color !== '#ffffff',
  ) as string[]
}
