import type { LinksFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CreateForm } from '~/components/form/create-form'
import { OtherErrors } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { DomainError, notFound } from '~/domain-error'
import {
  idField,
  numberField,
  optionalText,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { listPictures } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { addPictures } from '~/features/project-pictures/add-pictures.server'
import { deletePicture } from '~/features/project-pictures/delete-picture.server'
import { pictureUses } from '~/features/project-pictures/picture-uses.server'
import { companiesWithPictures } from '~/features/project-pictures/profile-pictures.server'
import { updatePicture } from '~/features/project-pictures/update-picture.server'
import { filePath } from '~/map/file-path'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { pictureMessages as say } from '~/messages/project-pictures'
import { limits } from '~/permissions/limits'
import { canUseAccountFeatures } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { withForm, withForms } from '~/routes/http/with-form.server'
import { acceptedPhotos } from '~/shared/photo-types'
import { editorBehind } from '../addresses'
import { leadToAdded } from './lead-to-added.server'
import { PictureForm } from './picture-form'
import styles from './pictures.css?url'
import { picturesPath, placeBehind } from './pictures-path'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  const { ownerId } = editableProject(actor, id)
  if (!canUseAccountFeatures(actor)) {
    throw new DomainError('sign-up-needed', 403, { values: { what: 'pictures' } })
  }
  const uses = await pictureUses(id)
  const pictures = listPictures(id).map(({ projectId: _, createdAt: __, ...picture }) => ({
    ...picture,
    uses: uses.get(picture.id)?.length ?? 0,
    to: picturesPath(id, url, picture.id),
  }))
  const asked = url.searchParams.get('picture')
  const chosen = pictures.find((picture) => picture.id === asked)
  if (asked && !chosen) throw notFound()
  const closeTo = editorBehind(id, url)
  const hasCompanies = companiesWithPictures(actor, ownerId).length > 0
  const profileTo = hasCompanies
    ? pathTo('/projects/:id/pictures/profile', { id }, placeBehind(url))
    : null
  return { pictures, chosen, closeTo, allTo: picturesPath(id, url), profileTo, formKey: newId() }
})

const first = ({ actor, params: { id = '' } }: ActArgs) => editableProject(actor, id)
const hundredths = () => numberField(0, 100)

export const action = act(
  withForms({
    add: withForm(
      { schema: z.looseObject({}), first },
      async ({ actor, form, idempotencyKey, found: { id }, url }) => {
        const adding = {
          projectId: id,
          uploads: form.getAll('files'),
          field: 'files',
          idempotencyKey,
        }
        return await leadToAdded(id, url, await addPictures(actor, adding))
      },
    ),
    change: withForm(
      {
        schema: z.object({
          picture: idField(),
          name: requiredText(limits.lettersOfPictureName),
          alt: optionalText(limits.lettersOfPictureAlt),
          x: hundredths(),
          y: hundredths(),
          version: versionField,
        }),
        first,
      },
      ({ actor, value: { picture, ...facts }, found: { id }, url }) => {
        updatePicture(actor, { projectId: id, pictureId: picture, ...facts })
        return redirectWithFlash(picturesPath(id, url), { kind: 'success', text: say.saved })
      },
    ),
    delete: withForm(
      { schema: z.object({ picture: idField() }), first },
      async ({ actor, value: { picture }, found: { id }, url }) => {
        const { sections } = await deletePicture(actor, { projectId: id, pictureId: picture })
        const text = sections > 0 ? say.deletedUsed(sections) : say.deleted
        return redirectWithFlash(picturesPath(id, url), { kind: 'success', text })
      },
    ),
  }),
)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The project's own pictures: more are added, and one of them is changed. */
export default function Pictures() {
  const { pictures, chosen, closeTo, allTo, profileTo, formKey } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={closeTo} size="medium">
      <OtherErrors besides={['add', 'change']} />
      {chosen ? (
        <PictureForm key={chosen.id} picture={chosen} allTo={allTo} />
      ) : (
        <div className="form">
          <p className="text-n600">{say.lead}</p>
          <CreateForm
            formKey={formKey}
            name="add"
            again
            encType="multipart/form-data"
            preventScrollReset
          >
            <FileField
              name="files"
              label={say.add}
              accept={acceptedPhotos}
              hint={say.hint}
              multiple
            />
            <div className="form-actions">
              <SubmitButton icon="upload" busyLabel={busyWords.uploading}>
                {say.upload}
              </SubmitButton>
              {profileTo && (
                <ButtonLink to={profileTo} icon="building" preventScrollReset>
                  {say.profile.open}
                </ButtonLink>
              )}
            </div>
          </CreateForm>
          {pictures.length === 0 ? (
            <p className="text-n600">{say.none}</p>
          ) : (
            <>
              <p className="hint">{say.press}</p>
              <ul className="own-pictures">
                {pictures.map(({ id, file, name, alt, uses, x, y, to }) => (
                  <li key={id} className="card card-link own-picture">
                    <img
                      src={filePath('pictures', `medium_${file}`)}
                      alt={alt}
                      loading="lazy"
                      style={{ objectPosition: `${x}% ${y}%` }}
                    />
                    <Link
                      to={to}
                      className="cover-link truncate-line"
                      preventScrollReset
                      aria-label={say.change(name)}
                    >
                      {name}
                    </Link>
                    <span className="hint">
                      {say.used(uses)}
                      {alt === '' && ` · ${say.noAlt}`}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.close}
            </ButtonLink>
          </DialogActions>
        </div>
      )}
    </Dialog>
  )
}
