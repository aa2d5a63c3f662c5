import { Link } from '@remix-run/react'
import { ImagePreview } from '~/components/ui/image-preview'
import type { BrandKit } from '~/features/profiles/brand-kit.server'
import { brandKitMessages as say } from '~/messages/brand-kit'
import { profileFilePath, profilePath } from './addresses'

/** The brand of the company that work is for, small: its logo, its colors, the way to all of it. */
export function BrandKitShown({ kit }: { kit: BrandKit | null }) {
  if (!kit) return null
  const { id, name, colors, logo } = kit
  return (
    <section className="side-facts brand-kit" aria-label={say.of(name)}>
      <div className="brand-kit-head">
        {logo && (
          <ImagePreview
            src={profileFilePath(id, logo, 'thumb')}
            large={profileFilePath(id, logo, 'large')}
            alt={say.logoOf(name)}
            width={72}
            height={32}
            className="brand-kit-logo"
          />
        )}
        <Link to={profilePath(id)} className="link">
          {say.open}
        </Link>
      </div>
      {colors.length > 0 && (
        <ul className="brand-kit-colors">
          {colors.slice(0, 8).map((color) => (
            <li key={color}>
              <span className="swatch" style={{ background: color }} aria-hidden="true" />
              {color.toUpperCase()}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
