import { Form, useLocation } from '@remix-run/react'
import { ColorField } from '~/components/form/color-field'
import { Button, ButtonLink } from '~/components/ui/button'
import type { TriedBrand } from './addresses'

/** The colours the pictures are shown in, as a GET form, and the way to new pictures. */
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
        <ColorField name="primary" label="Primary" defaultValue={primary.toUpperCase()} />
        <ColorField name="secondary" label="Secondary" defaultValue={secondary.toUpperCase()} />
        <label className="choice">
          <input type="checkbox" className="check" name="logo" value="1" defaultChecked={logo} />
          <span>Sample logo</span>
        </label>
        <Button>Try colours</Button>
      </Form>
      {upload && (
        <ButtonLink to={`${action}/upload`} icon="upload" look="primary" preventScrollReset>
          Upload pictures
        </ButtonLink>
      )}
    </div>
  )
}
