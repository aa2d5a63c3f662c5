import { useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import type { EditedProfile } from '~/features/profiles/profile-views.server'
import { busyWords } from '~/messages/controls'
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
  const stored = files.map(({ id }) => id).join()
  const answer = usePart(folder, stored)
  const errors = answer?.result?.error ?? {}
  const [first] = files
  return (
    <PartSection title={title} lead={'lead' in more ? more.lead : undefined} id={folder}>
      <FileRows profile={profile.id} files={files} deletes />
      <FormScope value={folder}>
        <UploadForm key={stored} {...{ folder, formKey, errors }} replaces={Boolean(first)} />
      </FormScope>
    </PartSection>
  )
}

type Upload = Pick<Props, 'folder' | 'formKey'> & {
  errors: Record<string, string[] | null>
  replaces: boolean
}

/** Stays, with the files that were chosen in it, until some have arrived, whatever else is saved. */
function UploadForm({ folder, formKey, errors, replaces }: Upload) {
  const [key] = useState(formKey)
  const logo = folder === 'logo'
  return (
    <ActionForm
      formKey={`${key}-${folder}`}
      data-fresh=""
      encType="multipart/form-data"
      className="profile-upload"
      noValidate
      preventScrollReset
    >
      <FormError>{errors['']?.join(' ')}</FormError>
      <input type="hidden" name="part" value={folder} />
      <FileField
        name="files"
        label={logo ? say.chooseLogo : say.choose(partTexts[folder].title)}
        multiple={!logo}
        accept={logo ? '.svg,.svgz,.jpg,.jpeg,.png,image/svg+xml,image/jpeg,image/png' : undefined}
        hideLabel
        errors={errors.files}
      />
      <SubmitButton look="secondary" icon="upload" busyLabel={busyWords.uploading}>
        {logo && replaces ? say.replace : say.upload}
      </SubmitButton>
    </ActionForm>
  )
}
