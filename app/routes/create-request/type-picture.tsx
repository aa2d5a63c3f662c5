import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { filePath } from '~/map/file-path'

/** Picture of a type, else its icon, else an icon of ours. */
export function TypePicture({ type }: { type: { image: string | null; icon: string | null } }) {
  if (type.image) {
    return (
      <SafeImage src={filePath('types', `medium_${type.image}`)} alt="" className="type-picture" />
    )
  }
  return (
    <span className="type-picture">
      {type.icon ? (
        <SafeImage
          src={filePath('request_icons', `thumb_${type.icon}`)}
          alt=""
          width={40}
          height={40}
        />
      ) : (
        <Icon name="inbox" />
      )}
    </span>
  )
}
