import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { filePath } from '~/map/file-path'
import { pathTo } from '~/map/path-to'
import { controlWords, namedControls } from '~/messages/controls'
import { requestTypeMessages as say } from '~/messages/request-types'

type Props = { type: { id: string; name: string; image: string | null; icon: string | null } }

/** The image and the icon of a type, each with its dialog. */
export function PicturesSection({ type: { id, image, icon } }: Props) {
  const rows = [
    { which: 'image', label: say.image, none: say.noImage, file: image, folder: 'types' },
    { which: 'icon', label: say.icon, none: say.noIcon, file: icon, folder: 'request_icons' },
  ] as const
  const [title, lead] = say.parts.pictures
  return (
    <SettingsSection title={title} lead={lead}>
      <ul className="type-rows">
        {rows.map(({ which, label, none, file, folder }) => (
          <li key={which}>
            <span className="row-thumb">
              {file ? (
                <SafeImage
                  src={filePath(folder, `thumb_${file}`)}
                  alt=""
                  width={56}
                  height={32}
                  className={which === 'icon' ? 'type-icon' : undefined}
                />
              ) : (
                <Icon name="image" />
              )}
            </span>
            <span className="flex-1">
              {label}
              {!file && <span className="muted block">{none}</span>}
            </span>
            <ButtonLink
              to={pathTo('/requests/types/:type/pictures/:picture', { type: id, picture: which })}
              aria-label={file ? namedControls.replace(which) : namedControls.add(which)}
              preventScrollReset
            >
              {file ? controlWords.replace : controlWords.add}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
