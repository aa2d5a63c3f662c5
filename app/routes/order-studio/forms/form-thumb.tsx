import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { formPictureSrc } from '../addresses'

/** An order form in a row: the picture of its product, or a placeholder. */
export function FormThumb({ id, productImage }: { id: string; productImage: string | null }) {
  const src = formPictureSrc(id, productImage)
  return (
    <span className="row-thumb">
      {src ? (
        <SafeImage src={src} alt="" width={56} height={32} loading="lazy" />
      ) : (
        <Icon name="image" />
      )}
    </span>
  )
}
