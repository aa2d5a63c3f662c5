import type { ViewedProfile } from '~/features/profiles/profile-views.server'
import { pathTo } from '~/map/path-to'
import { partTexts, colorTexts as say } from '~/messages/profiles'
import { ColorReadings } from './color-reading'
import { PartSection } from './part-section'

/** The colors of a brand, how each can be read, and the way to take them along. */
export function ColorsShown({ profile: { id, colors } }: { profile: ViewedProfile }) {
  return (
    <PartSection
      title={partTexts.brandColors.title}
      lead={
        <>
          <p>{say.lead}</p>
          <p className="mt-2 flex flex-wrap gap-x-4">
            <a
              className="link"
              href={pathTo('/company-profile/:profile/colors.css', { profile: id })}
              download
            >
              {say.css}
            </a>
            <a
              className="link"
              href={pathTo('/company-profile/:profile/colors.ase', { profile: id })}
              download
            >
              {say.ase}
            </a>
            <a
              className="link"
              href={pathTo('/company-profile/:profile/colors.pdf', { profile: id })}
              download
            >
              {say.pdf}
            </a>
          </p>
        </>
      }
    >
      <ul>
        {colors.map((color) => (
          <li key={color.color} className="profile-color">
            <span className="color-large" style={{ background: color.color }} aria-hidden="true" />
            <span className="color-name">{color.color.toUpperCase()}</span>
            <ColorReadings of={color} />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}
