import { Form } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { FileField } from '~/components/form/file-field'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import type { EditedProfile } from '~/features/profiles/find-view.server'
import { partTexts, profileFileMessages as say } from '~/messages/profiles'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { FileRows } from './file-rows'
import { PartSection } from './part-section'
import { usePart } from './use-part'

type Props = { profile: EditedProfile; folder: ProfileFolder; formKey: string }

/** The files of one folder, and the place for more; of logos there is one. */
export function FilesPart({ profile, folder, formKey }: Props) {
  const { title, ...more } = partTexts[folder]
  const files = profile.files.filter((file) => file.folder === folder)
  const answer = usePart(folder, files.map(({ id }) => id).join())
  const errors = answer?.result?.error ?? {}
  const logo = folder === 'logo'
  const [first] = files
  return (
    <PartSection title={title} lead={'lead' in more ? more.lead : undefined} id={folder}>
      <FileRows profile={profile.id} files={files} deletes />
      <FormScope value={folder}>
        <Form
          key={formKey}
          data-fresh
          method="post"
          encType="multipart/form-data"
          className="profile-upload"
          noValidate
          preventScrollReset
        >
          <FormError>{errors['']?.join(' ')}</FormError>
          <HiddenKey value={`${formKey}-${folder}`} />
          <input type="hidden" name="part" value={folder} />
          <FileField
            name="files"
            label={logo ? say.chooseLogo : say.choose(title)}
            multiple={!logo}
            accept={logo ? '.svg,.jpg,.jpeg,.png,image/svg+xml,image/jpeg,image/png' : undefined}
            hideLabel
            errors={errors.files}
          />
          <SubmitButton look="secondary" icon="upload" busyLabel="Uploading">
            {logo && first ? say.replace : say.upload}
          </SubmitButton>
        </Form>
      </FormScope>
    </PartSection>
  )
}
