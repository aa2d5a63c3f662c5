import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { deleteAccountMessages as deletion } from '~/messages/delete-account'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'

/** The way to a file of everything that is one's own, and out. */
export const DataSection = () => (
  <SettingsSection title={say.section} lead={say.sectionLead}>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/account-settings/data" icon="download" preventScrollReset>
        {say.open}
      </ButtonLink>
      <ButtonLink to="/account-settings/delete" look="quiet" icon="trash" preventScrollReset>
        {deletion.open}
      </ButtonLink>
    </div>
  </SettingsSection>
)
