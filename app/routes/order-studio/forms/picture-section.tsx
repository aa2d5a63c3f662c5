import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { pathTo } from '~/map/path-to'
import { orderFormMessages as say } from '~/messages/order-studio'
import { FormThumb } from './form-thumb'

/** The picture of an order form's product, with its dialog. */
export function PictureSection({ form }: { form: { id: string; productImage: string | null } }) {
  const [title, lead] = say.parts.picture
  return (
    <SettingsSection title={title} lead={lead}>
      <div className="flex items-center gap-2">
        <FormThumb {...form} />
        <span className="flex-1">{form.productImage ? say.picture : say.noPicture}</span>
        <ButtonLink
          to={pathTo('/orders/forms/create-form/:form/picture', { form: form.id })}
          preventScrollReset
        >
          {form.productImage ? say.replacePicture : say.addPicture}
        </ButtonLink>
      </div>
    </SettingsSection>
  )
}
