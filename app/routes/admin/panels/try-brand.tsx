import { Form, useLocation } from '@remix-run/react'
import { ColorField } from '~/components/form/color-field'
import { Button, ButtonLink } from '~/components/ui/button'
import { controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import type { TriedBrand } from './addresses'

/** The colors the pictures are shown in, as a GET form, and the way to new pictures. */
export function TryBrand({
  brand,
  action,
  upload,
}: {
  brand: TriedBrand
  action: string
  upload: boolean
}) {
  const { primary, secondary, logo } = brand
  const { search } = useLocation()
  return (
    <div className="try-brand">
      <Form method="get" action={action} preventScrollReset key={search}>
        <ColorField
          name="primary"
          label={controlWords.primary}
          defaultValue={primary.toUpperCase()}
        />
        <ColorField
          name="secondary"
          label={controlWords.secondary}
          defaultValue={secondary.toUpperCase()}
        />
        <label className="choice">
          <input type="checkbox" className="check" name="logo" value="1" defaultChecked={logo} />
          <span>{say.sampleLogo}</span>
        </label>
        <Button>{say.tryColors}</Button>
      </Form>
      {upload && (
        <ButtonLink to={`${action}/upload`} icon="upload" look="primary" preventScrollReset>
          {say.uploadPictures}
        </ButtonLink>
      )}
    </div>
  )
}
