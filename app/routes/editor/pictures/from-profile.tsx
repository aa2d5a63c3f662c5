import type { LinksFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FieldNotes } from '~/components/form/field'
import { HiddenValues } from '~/components/form/hidden-values'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import type { FormAnswer } from '~/components/form/use-form-answer'
import { Button } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { idField, idsField } from '~/features/form-input/fields.server'
import { listPictures } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { pictureName } from '~/features/project-pictures/keep-pictures.server'
import {
  companiesWithPictures,
  picturesOfProfile,
} from '~/features/project-pictures/profile-pictures.server'
import { takePictures } from '~/features/project-pictures/take-pictures.server'
import { pathTo } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { pictureMessages } from '~/messages/project-pictures'
import { newId } from '~/platform/ids.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { profileFilePath } from '~/routes/profiles/addresses'
import { leadToAdded } from './lead-to-added.server'
import styles from './pictures.css?url'
import { picturesPath, placeBehind } from './pictures-path'

const say = pictureMessages.profile

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { ownerId } = editableProject(actor, id)
  const companies = companiesWithPictures(actor, ownerId)
  const [first, another] = companies
  const asked = url.searchParams.get('profile') || (another ? null : first?.id)
  const names = new Set(listPictures(id).map(({ name }) => name))
  const profile = asked ? picturesOfProfile(actor, asked) : null
  return {
    companies,
    profile: profile && {
      ...profile,
      pictures: profile.pictures.map(({ id, name, isShown }) => ({
        ...{ id, name, isKnown: names.has(pictureName(name)) },
        thumb: isShown ? profileFilePath(profile.id, id, 'thumb') : null,
      })),
    },
    behind: placeBehind(url),
    address: pathTo('/projects/:id/pictures/profile', { id }),
    closeTo: picturesPath(id, url),
    formKey: newId(),
  }
})

export const action = act(
  {
    schema: z.object({ profile: idField(), files: idsField }),
    first: ({ actor, params: { id = '' } }) => editableProject(actor, id),
  },
  async ({ actor, value, found: { id }, url, idempotencyKey }) => {
    const taking = { projectId: id, profileId: value.profile, fileIds: value.files }
    const how = { field: 'files', idempotencyKey }
    const added = await takePictures(requireMember(actor), { ...taking, ...how })
    return await leadToAdded(id, url, added)
  },
)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Takes pictures of a company profile into the project. */
export default function FromProfile() {
  const { companies, profile, behind, address, closeTo, formKey } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={closeTo} size="medium">
      <div className="form">
        <p className="text-n600">{say.lead}</p>
        {(companies.length > 1 || !profile) && (
          <Form
            method="get"
            action={address}
            className="own-pictures-company"
            data-restore="never"
            preventScrollReset
          >
            <HiddenValues values={behind} />
            <SelectField
              key={profile?.id}
              name="profile"
              label={say.from}
              placeholder={say.choose}
              defaultValue={profile?.id ?? ''}
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button look="secondary">{say.show}</Button>
          </Form>
        )}
        {profile && (
          <CreateForm
            key={profile.id}
            formKey={formKey}
            fields={{ profile: profile.id }}
            preventScrollReset
          >
            {(answer) => (
              <>
                <Pictures profile={profile} answer={answer} />
                <div className="form-actions form-actions-pinned">
                  {profile.pictures.length > 0 && (
                    <SubmitButton busyLabel={busyWords.adding}>{say.add}</SubmitButton>
                  )}
                  <CancelLink to={closeTo} preventScrollReset />
                </div>
              </>
            )}
          </CreateForm>
        )}
        {!profile && (
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
          </DialogActions>
        )}
      </div>
    </Dialog>
  )
}

type Profile = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['profile']>

/** Each picture with a box. A form that was refused keeps what was chosen. */
function Pictures({ profile, answer }: { profile: Profile; answer: FormAnswer }) {
  const chosen = answer.list('files')
  const { errors = [] } = answer.field('files')
  if (profile.pictures.length === 0) return <p className="text-n600">{say.none(profile.name)}</p>
  return (
    <fieldset className="field" id="field-files" tabIndex={-1}>
      <legend className="label" dir="auto">
        {say.of(profile.name)}
      </legend>
      <FieldNotes id="field-files" hint={say.hint} errors={errors} />
      <div className="own-pictures">
        {profile.pictures.map(({ id, name, thumb, isKnown }) => (
          <label key={id} className="card card-link own-picture">
            {thumb ? (
              <img src={thumb} alt="" loading="lazy" />
            ) : (
              <span className="own-picture-unseen">
                <Icon name="image" size={20} />
              </span>
            )}
            <span className="choice">
              <input
                type="checkbox"
                className="check"
                name="files"
                value={id}
                defaultChecked={chosen.includes(id)}
              />
              <span dir="auto">{name}</span>
            </span>
            {isKnown && <span className="hint">{say.known}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
