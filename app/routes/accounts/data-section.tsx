import { ButtonLink } from '~/components/ui/button'
import { takeOutMessages as say } from '~/messages/take-out'
import { SettingsSection } from './settings-section'

/** The way to a file of everything that is one's own. */
export const DataSection = () => (
  <SettingsSection title={say.section} lead={say.sectionLead}>
    <ButtonLink to="/account-settings/data" icon="download" preventScrollReset>
      {say.open}
    </ButtonLink>
  </SettingsSection>
)
