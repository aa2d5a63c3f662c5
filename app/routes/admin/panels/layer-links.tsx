import { Link } from '@remix-run/react'
import { SettingsSection } from '~/components/shell/settings-section'
import { panelLayerMessages as say } from '~/messages/panel-layers'
import { variantWords } from '~/messages/variants'
import { type Orientation, orientations } from '~/panels/types'
import { panelPath } from './addresses'

/** The ways to the words over the pictures, by orientation. */
export const LayerLinks = ({
  id,
  sizes,
}: {
  id: string
  sizes: Partial<Record<Orientation, number>>
}) => (
  <SettingsSection title={say.section} lead={say.sectionLead}>
    <ul className="grid gap-2">
      {orientations.map((orientation) => (
        <li key={orientation}>
          <Link to={panelPath(id, `layers/${orientation}`)} className="link touch:py-3">
            {say.amount(variantWords[orientation], sizes[orientation] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  </SettingsSection>
)
