import { filePath } from '~/map/file-path'
import { Icon } from '../ui/icon'
import { SafeImage } from '../ui/safe-image'

type Pictures = { image: string | null; icon: string | null }

/** The address of a type's picture: its image, else its icon; null where it has neither. */
const typePictureSrc = (
  { image, icon }: Pictures,
  size: 'thumb' | 'medium' = 'thumb',
): string | null =>
  image
    ? filePath('types', `${size}_${image}`)
    : icon && filePath('request_icons', `${size}_${icon}`)

/** A type in a row of a table: its image, its icon, or a placeholder. */
export function TypeThumb({ image, icon }: Pictures) {
  const src = typePictureSrc({ image, icon })
  return (
    <span className="row-thumb">
      {src ? (
        <SafeImage
          src={src}
          alt=""
          width={56}
          height={32}
          loading="lazy"
          className={image ? undefined : 'type-icon'}
        />
      ) : (
        <Icon name="image" />
      )}
    </span>
  )
}
