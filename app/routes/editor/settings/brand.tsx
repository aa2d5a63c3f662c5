import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { brandsFor } from '~/features/profiles/brand-kit.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { takeBrand, takeBrandSchema } from '~/features/projects/take-brand.server'
import { pathTo } from '~/map/path-to'
import { brandKitMessages as say } from '~/messages/brand-kit'
import { busyWords } from '~/messages/controls'
import { checkBrand } from '~/panels/color/check-brand'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind, viewBehind } from '../addresses'
import { Swatch } from './contrast-report'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { ownerId } = editableProject(actor, id)
  return { brands: brandsFor(actor, ownerId), closeTo: editorBehind(id, url) }
})

export const action = act(
  {
    schema: takeBrandSchema,
    first: ({ actor, params: { id = '' } }) => editableProject(actor, id),
  },
  async ({ actor, value, found: { id }, url }) => {
    const taken = await takeBrand(requireMember(actor), { projectId: id, profileId: value.profile })
    const { newColors, primary, secondary, company } = taken
    const warn = newColors && checkBrand({ primary, secondary }).length > 0
    const to = warn
      ? pathTo('/projects/:id/settings', { id }, { ...viewBehind(url), warned: '1' })
      : editorBehind(id, url)
    return redirectWithFlash(to, { kind: 'success', text: say.taken(company) })
  },
)

export const meta = () => [{ title: `${say.takeTitle} · Panelry` }]

/** Screen that chooses a company's brand for the project, each company with its colors. */
export default function Brand() {
  const { brands, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.takeTitle} closeTo={closeTo}>
      <PlainForm preventScrollReset>
        <p className="text-n600">{brands.length > 0 ? say.hint : say.noBrands}</p>
        <ul className="grid gap-2">
          {brands.map(({ id, name, colors }) => (
            <li key={id} className="flex items-center gap-3">
              <span className="flex gap-1">
                {colors.slice(0, 5).map((color) => (
                  <Swatch key={color} color={color} />
                ))}
              </span>
              <span className="truncate-line flex-1">{name}</span>
              <SubmitButton
                look="secondary"
                name="profile"
                value={id}
                busyLabel={busyWords.taking}
                aria-label={say.takeOf(name)}
              >
                {say.take}
              </SubmitButton>
            </li>
          ))}
        </ul>
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
