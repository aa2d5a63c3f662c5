import { DataList } from '~/components/ui/data-list'
import { listParts } from '~/features/profiles/parts'
import type { ViewedProfile } from '~/features/profiles/profile-views.server'
import { partTexts, placesTitle } from '~/messages/profiles'
import { PartSection } from './part-section'

/** Postal address and web addresses of a company. */
export function ProfileAddresses({ profile }: { profile: ViewedProfile }) {
  const filled = listParts.filter((part) => profile[part].length > 0)
  if (filled.length === 0) return null
  return (
    <PartSection title={placesTitle}>
      <DataList
        rows={filled.map((part) => [
          partTexts[part].title,
          <ul key={part} className="grid gap-1">
            {profile[part].map((entry) => (
              <li key={entry} className="wrap-anywhere">
                {part === 'locations' ? (
                  entry
                ) : (
                  <a
                    className="link"
                    href={entry}
                    rel="noopener noreferrer nofollow"
                    target="_blank"
                  >
                    {shown(entry)}
                  </a>
                )}
              </li>
            ))}
          </ul>,
        ])}
      />
    </PartSection>
  )
}

/** An address as people say it: without its scheme. */
const shown = (url: string) => url.replace(/^https?:\/\//i, '').replace(/\/$/, '')
