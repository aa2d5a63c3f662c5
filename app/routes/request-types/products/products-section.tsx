import { ActionForm } from '~/components/form/action-form'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Menu, MenuLink } from '~/components/ui/menu'
import { DialogLink } from '~/components/ui/screen'
import { StepButtons, StepMenuButtons } from '~/components/ui/step-buttons'
import { pathTo } from '~/map/path-to'
import { controlWords, namedControls } from '~/messages/controls'
import { requestTypeMessages, productMessages as say } from '~/messages/request-types'
import { builderPath, productPath } from '../addresses'

type Product = { id: string; name: string; description: string; published: number | null }

/** The products of a type in their order, each with its form. */
export function ProductsSection({
  typeId,
  products,
}: {
  typeId: string
  products: readonly Product[]
}) {
  const [title, lead] = requestTypeMessages.parts.products
  return (
    <SettingsSection title={title} lead={lead}>
      {products.length === 0 && <p className="muted mb-3">{say.none}</p>}
      <ol className="type-rows">
        {products.map((product, index) => (
          <ProductRow
            key={product.id}
            {...{ typeId, product }}
            first={index === 0}
            last={index === products.length - 1}
          />
        ))}
      </ol>
      <div className="form-actions mt-3">
        <ButtonLink
          to={pathTo('/requests/types/:type/products/new', { type: typeId })}
          icon="plus"
          preventScrollReset
        >
          {say.add}
        </ButtonLink>
      </div>
    </SettingsSection>
  )
}

function ProductRow({
  typeId,
  product: { id, name, published },
  first,
  last,
}: {
  typeId: string
  product: Product
  first: boolean
  last: boolean
}) {
  const path = productPath(typeId, id)
  return (
    <li>
      <div className="min-w-0 flex-1">
        <DialogLink to={path} className="truncate-line font-medium">
          {name}
        </DialogLink>
        <p className="muted">{published === null ? say.unpublished : say.published(published)}</p>
      </div>
      <ButtonLink to={builderPath(typeId, id)} aria-label={`${say.form}: ${name}`}>
        {say.form}
      </ButtonLink>
      <ActionForm action={`${path}/move`} className="flex max-md:hidden" preventScrollReset>
        <StepButtons of={name} {...{ first, last }} />
      </ActionForm>
      <Menu end icon="more" look="quiet" label={namedControls.actions(name)}>
        <ActionForm action={`${path}/move`} preventScrollReset>
          <StepMenuButtons {...{ first, last }} />
        </ActionForm>
        <MenuLink to={path} icon="pencil" preventScrollReset>
          {controlWords.edit}
        </MenuLink>
        <MenuLink to={`${path}/delete`} icon="trash" danger preventScrollReset>
          {controlWords.delete}
        </MenuLink>
      </Menu>
    </li>
  )
}
