import { Icon } from '~/components/ui/icon'
import { pathTo } from '~/map/path-to'

/** The address of the picture of an offer. */
export const picturePath = (id: string, picture: string, size?: 'large') =>
  pathTo('/order/:form/picture', { form: id }, { v: picture, size: size ?? null })

/** Picture of an offer, else a mark of ours. */
export const OfferPicture = ({
  id,
  picture,
  eager = false,
}: {
  id: string
  picture: string | null
  eager?: boolean
}) =>
  picture ? (
    <img
      src={picturePath(id, picture)}
      srcSet={`${picturePath(id, picture)} 480w, ${picturePath(id, picture, 'large')} 1200w`}
      sizes="(min-width: 1100px) 300px, (min-width: 760px) 50vw, 100vw"
      alt=""
      className="offer-picture"
      loading={eager ? 'eager' : 'lazy'}
      width={480}
      height={286}
    />
  ) : (
    <span className="offer-picture" aria-hidden="true">
      <Icon name="bag" />
    </span>
  )
