import { Link } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { SafeImage } from '~/components/ui/safe-image'
import { Tag } from '~/components/ui/tag'
import type { LibraryCard } from '~/features/panels/read-library.server'
import { controlWords, namedControls } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { panelImagePath, panelThumbPath } from '~/panels/url'
import { firstVariant, variantIndex } from '~/panels/variant'
import { panelPath } from './addresses'

/** A panel of the library: its picture in a neutral brand, its state, what can be done. */
export function LibraryCardView({
  panel,
  brandId,
  viewSvg,
  copyKey,
  index,
}: {
  panel: LibraryCard
  brandId: string
  viewSvg: boolean
  copyKey: string
  /** Place on the page: cards start in different colors. */
  index: number
}) {
  const { id, name, revision, useCount, enabled, builtIn, heights } = panel
  const variant = firstVariant(index)
  const height = heights[variantIndex(variant.orientation, variant.color)] ?? 0
  const picture = { panelId: id, revision, ...variant }
  return (
    <article className="panel-card library-card" aria-label={name}>
      <div className="panel-card-picture">
        {height > 0 ? (
          <SafeImage
            src={panelThumbPath(picture, brandId, 480)}
            alt=""
            width={480}
            height={Math.round(height / 3)}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="library-card-empty">{say.noPictures}</span>
        )}
      </div>
      <div className="library-card-facts">
        <div className="min-w-0 flex-1">
          <Link to={panelPath(id)} className="cover-link truncate-line block font-medium">
            {name}
          </Link>
          <p className="muted flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>{say.used(useCount)}</span>
            <span>{say.columns(panel.columns)}</span>
            {!builtIn && <Tag>{say.ownPictures}</Tag>}
            {!enabled && <Tag tone="warning">{say.disabledLabel}</Tag>}
          </p>
        </div>
        <div className="above-cover">
          <Menu end icon="more" look="quiet" label={namedControls.actions(name)}>
            <MenuLink to={panelPath(id)} icon="pencil">
              {controlWords.edit}
            </MenuLink>
            <ActionForm formKey={copyKey} action={panelPath(id, 'copy')}>
              <MenuButton icon="copy">{say.copyPanel}</MenuButton>
            </ActionForm>
            <ActionForm action={panelPath(id, 'enabled')} preventScrollReset>
              <MenuButton
                name="enabled"
                value={enabled ? 'off' : 'on'}
                icon={enabled ? 'eye-off' : 'eye'}
              >
                {enabled ? say.disable : say.enable}
              </MenuButton>
            </ActionForm>
            {viewSvg && height > 0 && (
              <MenuLink to={panelImagePath(picture, brandId)} icon="image" target="_blank">
                {say.viewSVG}
              </MenuLink>
            )}
            {!builtIn && (
              <MenuLink to={panelPath(id, 'delete')} icon="trash" danger>
                {controlWords.delete}
              </MenuLink>
            )}
          </Menu>
        </div>
      </div>
    </article>
  )
}
